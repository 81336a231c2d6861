/** The days that a question about her notes covers. */
import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { DataAsk, Days, DataSubject } from '../../answers/rules/data-question.ts'
import { lastOfMonth, monthsBefore, periodOf } from '../../insights/rules/periods.ts'
import type { Parts } from './read-data-question-parts.ts'
import { isSearch } from './read-data-question-statistics.ts'
import { mondayOf, type NamedTime } from './read-data-question-time.ts'

/** How far back `last` searches. Without a time, `best`, `worst` and `days` cover a year: "the most I have had". */
export const LAST_LOOKS_YEARS = 10

/** Default days of averages by week or day of the week and of comparisons by factor, and of those by month. */
export const GROUP_DAYS = 84

export const MONTHS_BACK = 5

/** Day of the month from which the current month is long enough for a comparison. */
export const MONTH_NEEDS_DATE = 8

export const RELATIVE: ReadonlySet<NamedTime['kind']> = new Set(['day-earlier', 'week-before', 'month-before', 'year-before'])

/** "The week before", seen from the days of the previous question. */
export function relativeTo({ from, to }: Days, kind: NamedTime['kind']): Days {
  const yesterday = addDays(from, -1)
  switch (kind) {
    case 'week-before':
      return { from: addDays(from, -7), to: yesterday }
    case 'month-before': {
      const first = monthsBefore(`${from.slice(0, 7)}-01`, 1)
      return { from: first, to: lastOfMonth(first) }
    }
    case 'year-before':
      return { from: yearsBefore(from, 1), to: yearsBefore(to, 1) }
    default:
      return { from: yesterday, to: yesterday }
  }
}

export function defaultDays(asks: DataAsk, today: LocalDate): Days {
  if (isSearch(asks)) return { from: yearsBefore(today, LAST_LOOKS_YEARS), to: today }
  if (asks === 'best' || asks === 'worst' || asks === 'days') return { from: addDays(yearsBefore(today, 1), 1), to: today }
  if (asks === 'split' || asks === 'weekdays' || asks === 'hours') return { from: addDays(today, 1 - GROUP_DAYS), to: today }
  if (asks === 'weeks') return { from: addDays(mondayOf(today), 7 - GROUP_DAYS), to: today }
  if (asks === 'months') return { from: monthsBefore(`${today.slice(0, 7)}-01`, MONTHS_BACK), to: today }
  return periodOf('week', today)
}

/** The days in a question; undefined if there are none, or several that do not form one period. */
export function daysOf(
  { times, text, grammar, today, details }: Pick<Parts, 'times' | 'text' | 'grammar' | 'today' | 'details'>,
  subject: DataSubject,
): Days | undefined {
  const [first, second, third] = times
  if (!first || third) return undefined
  if (second) {
    if (!grammar.until.test(text)) return undefined
    const [from, to] = [first.named.from, second.named.to]
    // "On Monday and Wednesday" are two days, "October and November" one period.
    if (
      /#\d (?:and|y|et)(?: (?:el|le))? #/.test(text) &&
      !/\b(?:between|entre)\b/.test(text) &&
      second.named.from > addDays(first.named.to, 1)
    )
      return undefined
    return from <= to ? { from, to } : undefined
  }
  if (first.kind === 'last-night' && subject !== 'sleep')
    return { from: addDays(today, -1), to: subject === 'night_sweats' ? today : addDays(today, -1) }
  // A night is noted on the next day: "on Saturday night", "yesterday evening".
  const isNight = subject === 'sleep' && (details.part === 'night' || details.part === 'evening')
  const { from, to } = first.days
  if (isNight && from === to && from < today) return { from: addDays(from, 1), to: addDays(to, 1) }
  return first.days
}

/**
 * The two periods of a comparison: those in the question, else the one in the question and the one before it, else this
 * week and last week.
 */
export function comparedOf({ times, text, grammar, today, than }: Parts & { than?: NamedTime | undefined }): Days & { before: Days } {
  const [one, two] = times
  if (!than && one && two) {
    // "Last week … the week before": the same expression for a period and for the one before it.
    if (one.named.from === two.named.from) return { ...one.days, before: preceding(one.named, one.kind) }
    const [before, now] = one.named.from <= two.named.from ? [one, two] : [two, one]
    return { ...now.days, before: before.named }
  }
  const mark = grammar.than.exec(text)?.[1]
  const since = one?.isSince && (one.kind === 'month' || one.kind === 'last-month') ? one : undefined
  const earlier = than ?? times.find((time) => time.mark === mark) ?? since
  if (earlier && earlier.named.to < today) return { ...after(earlier, today), before: earlier.named }
  // A period until today has no later one: it is compared with the one before it.
  const other = earlier ?? one
  const now = other?.days ?? periodOf('week', today)
  return { ...now, before: preceding(now, other?.kind) }
}

/** The later period, if only the earlier one is given: the same kind of period until today. */
export function after({ kind, named }: NamedTime, today: LocalDate): Days {
  switch (kind) {
    case 'last-week':
    case 'week-before':
      return { from: mondayOf(today), to: today }
    case 'month-before':
    case 'last-month':
    case 'month':
      return Number(today.slice(8)) >= MONTH_NEEDS_DATE
        ? { from: `${today.slice(0, 7)}-01`, to: today }
        : { from: addDays(today, -29), to: today }
    case 'last-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    default: {
      const from = addDays(today, -daysBetween(named.from, named.to))
      return from > named.to ? { from, to: today } : { from: addDays(named.to, 1), to: today }
    }
  }
}

/** The preceding period of the same length, or the month before a month. */
export function preceding({ from, to }: Days, kind: NamedTime['kind'] | undefined): Days {
  const last = addDays(from, -1)
  if (kind === 'this-week' || kind === 'last-week') return { from: addDays(from, -7), to: last }
  if (kind === 'this-month' || kind === 'last-month' || kind === 'month') return { from: `${last.slice(0, 7)}-01`, to: last }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: last }
}
