import { t } from '../../../kit/words.ts'
import type { HelpLine } from '../contract.ts'
import { HELP_LINES, type HelpKind, type KnownLine } from '../content/help-lines.ts'
import type { Language, Manner, Region, Speaker } from './speech.ts'

/**
 * Lines of her region for what is needed, those that nobody has read in their source yet left out, the page for other countries last. A
 * partner who tells of violence is shown lines for men first.
 */
export function helpLinesFor(kind: HelpKind, region: Region, language: Language, speaker: Speaker): HelpLine[] {
  const isShown = (line: KnownLine) =>
    line.verified_on !== null && (line.region === region || line.region === null) && (line.audience === null || line.audience === speaker)
  const elsewhere = kind === 'abuse' ? 'crisis' : kind
  // Of the lines there we know this one number alone; somebody in need must have one to tap.
  const first = region === 'EU' && (kind === 'crisis' || kind === 'abuse') ? helpLinesFor('emergency', region, language, speaker) : []
  const lines = HELP_LINES.filter((line) => isShown(line) && line.kind === (line.region === null ? elsewhere : kind))
  return [...first, ...lines.map((line) => toHelpLine(line, language))]
}

/** Every region that has lines of its own, as it is called where hers or his is not known. `elsewhere` has none. */
export const HELP_REGIONS: readonly { readonly region: Region; readonly name: string }[] = [
  { region: 'US', name: t`United States` },
  { region: 'CA', name: t`Canada` },
  { region: 'UK', name: t`United Kingdom` },
  { region: 'AU', name: t`Australia` },
  { region: 'EU', name: t`European Union, Iceland, Norway, Switzerland` },
]

/** Those regions, the one where she or he seems to be first. */
export function regionsFrom(here: Region): typeof HELP_REGIONS {
  return HELP_REGIONS.toSorted((one, other) => Number(other.region === here) - Number(one.region === here))
}

/** The same lines, those that are but a page, as the one for other countries, last. */
export function pagesLast(lines: readonly HelpLine[]): HelpLine[] {
  return lines.toSorted((one, other) => Number(one.phone === null && one.sms === null) - Number(other.phone === null && other.sms === null))
}

/** The help lines of a region for several needs, each once and as the first of them tells it. */
export function helpLinesForAll(needs: readonly HelpKind[], region: Region, language: Language, speaker: Speaker): HelpLine[] {
  const lines = new Map<string, HelpLine>()
  for (const line of needs.flatMap((need) => helpLinesFor(need, region, language, speaker)))
    if (!lines.has(line.name)) lines.set(line.name, line)
  return [...lines.values()]
}

/** The help lines of a region for every need, each once. */
export function allHelpLines({ region, language }: Pick<Manner, 'region' | 'language'>, speaker: Speaker): HelpLine[] {
  return helpLinesForAll(['emergency', 'crisis', 'abuse', 'advice'], region, language, speaker)
}

function toHelpLine({ name, what, phone, sms, url }: KnownLine, language: Language): HelpLine {
  return { name, what: what[language], phone, dial: phone && phone.replaceAll(/\D/g, ''), sms: sms && { ...sms }, url }
}
