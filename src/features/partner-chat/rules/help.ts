import type { HelpLine } from '../../lara/contract.ts'
import { helpLinesFor } from '../../lara/rules/help-lines.ts'
import type { Language, Region } from '../../lara/rules/speech.ts'

/** The lines of a region for every need, as a partner is shown them, each once. */
export function helpFor(region: Region, language: Language): HelpLine[] {
  const lines = (['emergency', 'crisis', 'abuse', 'advice'] as const).flatMap((kind) => helpLinesFor(kind, region, language, 'partner'))
  const names = lines.map(({ name }) => name)
  return lines.filter(({ name }, place) => names.indexOf(name) === place)
}
