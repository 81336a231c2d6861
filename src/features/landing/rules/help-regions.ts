/** The help lines as the public page shows them: for whoever reads it, of every region. */
import { language } from '../../../kit/words.ts'
import type { HelpLine } from '../../lara/contract.ts'
import { HELP_LINES } from '../../lara/content/help-lines.ts'
import { allHelpLines, regionsFrom } from '../../lara/rules/help-lines.ts'
import type { Region } from '../../lara/rules/speech.ts'

/** The lines of one region, the emergency number first. */
export type RegionLines = { readonly region: Region; readonly name: string; readonly lines: readonly HelpLine[] }

const ELSEWHERE: ReadonlySet<string> = new Set(HELP_LINES.filter(({ region }) => region === null).map(({ name }) => name))

/** The lines of a region for her and for him, each once. */
function linesOf(region: Region): HelpLine[] {
  const hers = allHelpLines({ region, language: language() }, 'woman')
  const names = new Set(hers.map(({ name }) => name))
  return [...hers, ...allHelpLines({ region, language: language() }, 'partner').filter(({ name }) => !names.has(name))]
}

/** Where help is found outside of all regions. */
export function helpElsewhere(): HelpLine[] {
  return linesOf('elsewhere')
}

/** Every region with its lines; `here`, where the reader seems to be, comes first. */
export function helpRegions(here: Region): RegionLines[] {
  return regionsFrom(here).map(({ region, name }) => ({
    region,
    name,
    // Of the lines there we know the emergency number alone.
    lines: linesOf(region).filter((line) => region === 'EU' || !ELSEWHERE.has(line.name)),
  }))
}

/** The day on which the line that was read longest ago was compared with its source. */
export const HELP_LINES_COMPARED_ON = HELP_LINES.flatMap(({ verified_on: day }) => day ?? []).toSorted()[0] ?? ''
