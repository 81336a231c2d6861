import type { LocalDate } from '../../../kit/local-date.ts'
import { locale, t } from '../../../kit/words.ts'
import type { DayRow } from './day-rows.ts'
import type { Finding } from './finding.ts'
import { numberWords } from './measures.ts'

/** Deep logs with an emotion that are needed to name the most frequent one. */
export const FEELING_NEEDS_LOGS = 3
/** Taps needed to name a part of the day, and the share of them it must have. */
export const HOURS_NEED_TAPS = 5
export const HOURS_SHARE = 1 / 2

/** Emotion names by wire value. */
const feelings = (): Readonly<Record<string, string>> => ({
  exhausted: t`exhausted`,
  stressed: t`stressed`,
  fine: t`fine`,
  calm: t`calm`,
  energized: t`energized`,
})

function feelingWords(feeling: string): string {
  return feelings()[feeling] ?? feeling
}

/** The emotion named in most deep logs, if one leads. */
export function feelingInsights(rows: readonly DayRow[]): Finding[] {
  const named = rows.filter(({ feeling }) => feeling !== null)
  if (!named.length) return []
  if (named.length < FEELING_NEEDS_LOGS) {
    const text = t`After ${FEELING_NEEDS_LOGS} Deep Logs in 12 weeks, you'll see which feeling you name most. So far: ${named.length}.`
    return [{ missing: { kind: 'feeling', text }, data: { about: 'feeling', needs: FEELING_NEEDS_LOGS, has: named.length } }]
  }
  const groups = Map.groupBy(named, ({ feeling }) => (feeling ?? '').trim().toLowerCase())
  const [[word, most] = ['', []], second] = [...groups].toSorted(([, one], [, other]) => other.length - one.length)
  if (most.length === second?.[1].length) return []
  const text = t`The feeling you named most in your Deep Logs is “${feelingWords(word)}”: ${most.length} of ${named.length} times in the last 12 weeks.`
  const behind = [...groups].map(([feeling, days]) => ({
    label: feelingWords(feeling),
    rows: days.map(({ day, deep_log }) => ({ day, value: null, words: feelingWords(feeling), log_id: deep_log })),
  }))
  const data = { about: 'feeling', feeling: word, most: most.length, named: named.length } as const
  return [{ weight: 60, insight: { kind: 'feeling', text, note: null, behind }, data }]
}

/** A tapped hot flash with its local hour, 0 to 23. */
export type Tap = { readonly day: LocalDate; readonly hour: number }

const dayParts = () =>
  [
    { label: t`At night, 10 PM to 6 AM`, words: t`at night, between 10 PM and 6 AM`, has: (hour: number) => hour >= 22 || hour < 6 },
    {
      label: t`In the morning, 6 AM to noon`,
      words: t`in the morning, between 6 AM and noon`,
      has: (hour: number) => hour >= 6 && hour < 12,
    },
    {
      label: t`In the afternoon, noon to 6 PM`,
      words: t`in the afternoon, between noon and 6 PM`,
      has: (hour: number) => hour >= 12 && hour < 18,
    },
    {
      label: t`In the evening, 6 PM to 10 PM`,
      words: t`in the evening, between 6 PM and 10 PM`,
      has: (hour: number) => hour >= 18 && hour < 22,
    },
  ] as const

/** An hour as written in the current language: 3 PM, 15 h. */
function hourWords(hour: number): string {
  // Removes the leading zero that Intl adds in French (09 h).
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', timeZone: 'UTC' }).format(hour * 3_600_000).replace(/^0(?=\d)/, '')
}

/** The only part of the day with at least half of the tapped hot flashes. */
export function hoursInsights(taps: readonly Tap[]): Finding[] {
  if (!taps.length) return []
  if (taps.length < HOURS_NEED_TAPS) {
    const text = t`After ${HOURS_NEED_TAPS} taps on “Hot flash now”, you'll see what time of day they come. So far: ${taps.length}.`
    return [{ missing: { kind: 'hours', text }, data: { about: 'hours', needs: HOURS_NEED_TAPS, has: taps.length } }]
  }
  const parts = dayParts().map((each, part) => ({ ...each, part, taps: taps.filter(({ hour }) => each.has(hour)) }))
  const [most, second] = parts.toSorted((one, other) => other.taps.length - one.taps.length)
  if (!most || most.taps.length < taps.length * HOURS_SHARE || most.taps.length === second?.taps.length) return []
  const text = t`${most.taps.length} of your last ${numberWords(taps.length)} hot flashes came ${most.words} (last 12 weeks).`
  const behind = parts
    .filter((part) => part.taps.length)
    .map((part) => ({
      label: part.label,
      rows: part.taps.map(({ day, hour }) => ({ day, value: hour, words: t`about ${hourWords(hour)}`, log_id: null })),
    }))
  const data = { about: 'hours', taps: taps.length, most: most.taps.length, part: most.part } as const
  return [{ weight: 70, insight: { kind: 'hours', text, note: null, behind }, data }]
}
