import { t } from '../../../kit/words.ts'
import type { HelpLine } from '../contract.ts'
import { HELP_LINES } from '../content/generated/help-lines.ts'
import type { HelpKind, KnownLine } from '../content/help-lines.ts'
import type { Language, Manner, Region, Speaker } from '../../text/rules/speech.ts'

/**
 * Verified help lines of a region for one need, with the directory for other countries last. A partner who reports
 * violence gets the lines for men first.
 */
export function helpLinesFor(kind: HelpKind, region: Region, language: Language, speaker: Speaker): HelpLine[] {
  const isShown = (line: KnownLine) =>
    line.verified_on !== null && (line.region === region || line.region === null) && (line.audience === null || line.audience === speaker)
  const elsewhere = kind === 'abuse' ? 'crisis' : kind
  // For this region only this number is known, so it is included as one to call.
  const first = region === 'EU' && (kind === 'crisis' || kind === 'abuse') ? helpLinesFor('emergency', region, language, speaker) : []
  const lines = HELP_LINES.filter((line) => isShown(line) && line.kind === (line.region === null ? elsewhere : kind))
  return [...first, ...lines.map((line) => toHelpLine(line, language))]
}

/** Regions with their own help lines, with names to choose from if the region is unknown. `elsewhere` has none. */
export const HELP_REGIONS: readonly { readonly region: Region; readonly name: string }[] = [
  { region: 'US', name: t`United States` },
  { region: 'CA', name: t`Canada` },
  { region: 'UK', name: t`United Kingdom` },
  { region: 'AU', name: t`Australia` },
  { region: 'EU', name: t`European Union, Iceland, Norway, Switzerland` },
]

/** These regions, starting with the estimated one. */
export function regionsFrom(here: Region): typeof HELP_REGIONS {
  return HELP_REGIONS.toSorted((one, other) => Number(other.region === here) - Number(one.region === here))
}

/** The same lines with those without a number, such as the directory for other countries, last. */
export function pagesLast(lines: readonly HelpLine[]): HelpLine[] {
  return lines.toSorted((one, other) => Number(one.phone === null && one.sms === null) - Number(other.phone === null && other.sms === null))
}

/** The help lines of a region for several needs, without duplicates; the first occurrence is used. */
export function helpLinesForAll(needs: readonly HelpKind[], region: Region, language: Language, speaker: Speaker): HelpLine[] {
  const lines = new Map<string, HelpLine>()
  for (const line of needs.flatMap((need) => helpLinesFor(need, region, language, speaker)))
    if (!lines.has(line.name)) lines.set(line.name, line)
  return [...lines.values()]
}

/** The help lines of a region for every need, without duplicates. */
export function allHelpLines({ region, language }: Pick<Manner, 'region' | 'language'>, speaker: Speaker): HelpLine[] {
  return helpLinesForAll(['emergency', 'crisis', 'abuse', 'advice'], region, language, speaker)
}

function toHelpLine({ name, what, phone, sms, url }: KnownLine, language: Language): HelpLine {
  return { name, what: what[language], phone, dial: phone && phone.replaceAll(/\D/g, ''), sms: sms && { ...sms }, url }
}
