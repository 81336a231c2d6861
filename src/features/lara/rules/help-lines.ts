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
  return HELP_LINES.filter((line) => isShown(line) && line.kind === (line.region === null ? elsewhere : kind)).map((line) =>
    toHelpLine(line, language),
  )
}

/** The help lines of a region for every need, each once. */
export function allHelpLines({ region, language }: Pick<Manner, 'region' | 'language'>): HelpLine[] {
  const lines = (['emergency', 'crisis', 'abuse', 'advice'] as const).flatMap((kind) => helpLinesFor(kind, region, language, 'woman'))
  return [...new Map(lines.map((line) => [line.name, line])).values()]
}

function toHelpLine({ name, what, phone, sms, url }: KnownLine, language: Language): HelpLine {
  return { name, what: what[language], phone, dial: phone && phone.replaceAll(/\D/g, ''), sms: sms && { ...sms }, url }
}
