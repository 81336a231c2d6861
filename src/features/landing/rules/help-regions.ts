/** Help lines of all regions for the public help page. */
import { language } from '../../../kit/words.ts'
import type { HelpLine } from '../../safety/contract.ts'
import { HELP_LINES } from '../../safety/content/generated/help-lines.ts'
import { allHelpLines, regionsFrom } from '../../safety/rules/help-lines.ts'
import type { Region } from '../../text/rules/speech.ts'

/** Help lines of one region, the emergency number first. */
export type RegionLines = { readonly region: Region; readonly name: string; readonly lines: readonly HelpLine[] }

const ELSEWHERE: ReadonlySet<string> = new Set(HELP_LINES.filter(({ region }) => region === null).map(({ name }) => name))

/** Help lines of a region for both roles, without repeats. */
function linesOf(region: Region): HelpLine[] {
  const hers = allHelpLines({ region, language: language() }, 'woman')
  const names = new Set(hers.map(({ name }) => name))
  return [...hers, ...allHelpLines({ region, language: language() }, 'partner').filter(({ name }) => !names.has(name))]
}

/** Help lines for people outside of all regions. */
export function helpElsewhere(): HelpLine[] {
  return linesOf('elsewhere')
}

/** All regions with their lines; the visitor's presumed region `here` comes first. */
export function helpRegions(here: Region): RegionLines[] {
  return regionsFrom(here).map(({ region, name }) => ({
    region,
    name,
    // Only the emergency number is known there.
    lines: linesOf(region).filter((line) => region === 'EU' || !ELSEWHERE.has(line.name)),
  }))
}

/** The earliest date on which a line was compared with its source. */
export const HELP_LINES_COMPARED_ON = HELP_LINES.flatMap(({ verified_on: day }) => day ?? []).toSorted()[0] ?? ''
