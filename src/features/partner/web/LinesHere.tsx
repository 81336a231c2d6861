import { useQuery } from '@tanstack/react-query'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { helpLinesFor } from '../../lara/rules/help-lines.ts'
import type { Language, Region } from '../../lara/rules/speech.ts'
import { manner } from './queries.ts'

const REGIONS: readonly { region: Region; name: string }[] = [
  { region: 'US', name: 'United States' },
  { region: 'CA', name: 'Canada' },
  { region: 'UK', name: 'United Kingdom' },
  { region: 'AU', name: 'Australia' },
]

type Need = Parameters<typeof helpLinesFor>[0]

function Lines({ needs, region, language }: { needs: readonly Need[]; region: Region; language: Language }) {
  const found = needs.flatMap((need) => helpLinesFor(need, region, language, 'woman'))
  const lines = [...new Map(found.map((line) => [line.name, line])).values()]
  return (
    <div lang={language}>
      <HelpLineList lines={lines} language={language} />
    </div>
  )
}

/** The lines of her region for what is needed; of every region as long as hers is not known. All of it is on the page already: showing it asks nobody. */
export function LinesHere({ needs, level }: { needs: readonly Need[]; level: 3 | 4 }) {
  const { data } = useQuery({ ...manner, enabled: false })
  if (data) return <Lines needs={needs} {...data} />
  const Heading = level === 3 ? 'h3' : 'h4'
  return REGIONS.map(({ region, name }) => (
    <section key={region} aria-label={name}>
      <Heading>{name}</Heading>
      <Lines needs={needs} region={region} language="en" />
    </section>
  ))
}
