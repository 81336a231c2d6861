import { useQuery } from '@tanstack/react-query'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { language } from '../../../kit/words.ts'
import { HELP_REGIONS, helpLinesForAll } from '../../lara/rules/help-lines.ts'
import type { Language, Region } from '../../lara/rules/speech.ts'
import { manner } from './queries.ts'

type Need = Parameters<typeof helpLinesForAll>[0][number]

function Lines({ needs, region, language }: { needs: readonly Need[]; region: Region; language: Language }) {
  return (
    <div lang={language}>
      <HelpLineList lines={helpLinesForAll(needs, region, language, 'woman')} language={language} />
    </div>
  )
}

/** The lines of her region for what is needed; of every region as long as hers is not known. All of it is on the page already: showing it asks nobody. */
export function LinesHere({ needs, level }: { needs: readonly Need[]; level: 3 | 4 }) {
  const { data } = useQuery({ ...manner, enabled: false })
  if (data) return <Lines needs={needs} {...data} />
  const Heading = level === 3 ? 'h3' : 'h4'
  return HELP_REGIONS.map(({ region, name }) => (
    <section key={region} aria-label={name}>
      <Heading>{name}</Heading>
      <Lines needs={needs} region={region} language={language()} />
    </section>
  ))
}
