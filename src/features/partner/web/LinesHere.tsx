import { useQuery } from '@tanstack/react-query'
import { HelpLineList } from '../../../kit/web/ui/HelpLineList.tsx'
import { language } from '../../../kit/words.ts'
import { companion } from '../../lara/web/queries.ts'
import { HELP_REGIONS, helpLinesForAll } from '../../safety/rules/help-lines.ts'
import type { Language, Region } from '../../text/rules/speech.ts'

type HelpLineKind = Parameters<typeof helpLinesForAll>[0][number]

function Lines({ needs, region, language }: { needs: readonly HelpLineKind[]; region: Region; language: Language }) {
  return (
    <div lang={language}>
      <HelpLineList lines={helpLinesForAll(needs, region, language, 'woman')} language={language} />
    </div>
  )
}

/**
 * Help lines of her region for the given needs, or of every region while hers is unknown. They are part of the page, so
 * showing them sends no request.
 */
export function LinesHere({ needs, level }: { needs: readonly HelpLineKind[]; level: 3 | 4 }) {
  const { data } = useQuery({ ...companion, enabled: false })
  if (data) return <Lines needs={needs} region={data.region} language={data.language} />
  const Heading = level === 3 ? 'h3' : 'h4'
  return HELP_REGIONS.map(({ region, name }) => (
    <section key={region} aria-label={name}>
      <Heading>{name}</Heading>
      <Lines needs={needs} region={region} language={language()} />
    </section>
  ))
}
