/** Parses the times in a question, such as "since Monday" or "les 10 derniers jours", into calendar days. */
import { addDays, daysIn, isLocalDate, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { firstOfMonth, lastOfMonth, monthsBefore } from '../../insights/rules/periods.ts'
import type { Days } from '../../answers/rules/data-question.ts'

/** Kinds of time expressions. */
export type TimeKind =
  | 'today'
  | 'yesterday'
  | 'day-before'
  | 'last-night'
  | 'this-week'
  | 'last-week'
  | 'this-month'
  | 'last-month'
  | 'this-year'
  | 'last-year'
  | 'last-n'
  | 'last-one'
  | 'ago'
  | 'lately'
  | 'few-days'
  | 'few-weeks'
  | 'few-months'
  | 'weekday'
  | 'weekend'
  | 'last-weekend'
  | 'day-earlier'
  | 'week-before'
  | 'month-before'
  | 'year-before'
  | 'before-last'
  | 'day-of-month'
  | 'year'
  | 'month-early'
  | 'month-middle'
  | 'month-late'
  | 'first-half'
  | 'second-half'
  | 'month'
  | 'date'
  | 'iso'
  | 'week-of'
  | 'ever'
  | 'future'

/**
 * Time expressions of a language. Each list holds alternatives of a regular expression, without accents. The
 * `expressions` are tried in order, with the placeholders `{n} {unit} {month} {weekday} {date} {year} {iso}`.
 */
export type TimeWords = {
  /** Starting with January. */
  readonly months: readonly string[]
  /** Starting with Monday. */
  readonly weekdays: readonly string[]
  /** Starting with one. */
  readonly numbers: readonly string[]
  readonly units: Readonly<Record<'day' | 'week' | 'month' | 'year', string>>
  readonly expressions: readonly (readonly [TimeKind, string])[]
  /** Two dates with one month, and the same with the month at both. */
  readonly shared: readonly (readonly [string, string])[]
  /** Words that extend a time until today, and from a year before up to it. */
  readonly since: string
  readonly upTo: string
}

/** A time in a question: `named` as written, `days` extended by "since". `mark` replaces it in the rest of the text. */
export type NamedTime = {
  readonly named: Days
  readonly days: Days
  readonly kind: TimeKind
  readonly isSince: boolean
  readonly mark: string
}

/** Length of "lately" and similar expressions, and the longest period without an explicit date. */
const LATELY_DAYS = 14
const FEW_DAYS = 7
const FEW_WEEKS_DAYS = 28
const FEW_MONTHS = 3
const EVER_YEARS = 1

type Pattern = { readonly kind: TimeKind; readonly pattern: RegExp }
type Places = Readonly<Record<string, string | undefined>>

/** A regular expression of whole words, with the placeholders filled in. */
function bounded(said: string, places: Readonly<Record<string, string>>): RegExp {
  const filled = said.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => places[name] ?? name)
  return new RegExp(`(?<![\\p{L}\\d])(?:${filled})(?![\\p{L}\\d])`, 'u')
}

/** Parser of times in one language. */
export class TimeReader {
  readonly #words: TimeWords
  readonly #patterns: readonly Pattern[]
  readonly #since: RegExp
  readonly #upTo: RegExp
  readonly #shared: readonly (readonly [RegExp, string])[]

  constructor(words: TimeWords) {
    const places: Readonly<Record<string, string>> = {
      n: `(?<n>\\d{1,3}|${words.numbers.join('|')})`,
      unit: `(?<unit>${Object.values(words.units).join('|')})`,
      month: `(?<month>${words.months.join('|')})`,
      weekday: `(?<weekday>${words.weekdays.join('|')})`,
      date: '(?<date>\\d{1,2})',
      year: '(?<year>20\\d\\d)',
      iso: '(?<iso>20\\d\\d-\\d\\d-\\d\\d)',
    }
    this.#words = words
    this.#patterns = words.expressions.map(([kind, expression]) => ({
      kind,
      pattern: bounded(expression, places),
    }))
    this.#since = new RegExp(`(?<![\\p{L}])(?:${words.since})\\s+$`, 'u')
    this.#upTo = new RegExp(`(?<!(?:from|since|between|desde|depuis|entre) .*)(?<![\\p{L}])(?:${words.upTo}) (?=#0)`, 'u')
    this.#shared = words.shared.map(([said, whole]) => [bounded(said, { month: `(${words.months.join('|')})` }), whole])
  }

  /**
   * The times of a text in their order, and the text with a mark ("#0") in place of each. Undefined if it refers to the
   * future, or to a time that does not exist.
   */
  read(text: string, today: LocalDate): { readonly times: readonly NamedTime[]; readonly rest: string } | undefined {
    const found: NamedTime[] = []
    let rest = this.#shared.reduce((said, [pattern, whole]) => said.replace(pattern, whole), text)
    for (const { kind, pattern } of this.#patterns) {
      for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
        if (kind === 'future') return undefined
        const named = this.#daysOf(kind, match.groups ?? {}, today)
        if (!named) return undefined
        const before = rest.slice(0, match.index)
        const since = this.#since.exec(before)
        const mark = `#${found.length}`
        found.push({ named, days: since ? { from: named.from, to: today } : named, kind, isSince: since !== null, mark })
        rest = `${before.slice(0, since?.index ?? before.length)}${mark}${rest.slice(match.index + match[0].length)}`
      }
    }
    // "Until November 5": from a year before.
    const [only] = found
    if (only && found.length === 1 && !only.isSince && this.#upTo.test(rest)) {
      const { to } = only.named
      found[0] = { ...only, kind: 'date', days: { from: addDays(yearsBefore(to, 1), 1), to } }
      rest = rest.replace(this.#upTo, '')
    }
    // "Mood in November so far": the other time says which days.
    const named = found.filter(({ kind }) => found.length === 1 || kind !== 'ever')
    for (const { mark } of found) if (named.every((time) => time.mark !== mark)) rest = rest.replace(` ${mark}`, '')
    return { times: named.toSorted((one, other) => rest.indexOf(one.mark) - rest.indexOf(other.mark)), rest }
  }

  #indexOf(list: readonly string[], expression: string | undefined): number {
    return list.findIndex((one) => expression !== undefined && new RegExp(`^(?:${one})$`).test(expression))
  }

  #daysOf(kind: TimeKind, places: Places, today: LocalDate): Days | undefined {
    const { n, unit, weekday, month, date, year, iso } = places
    switch (kind) {
      case 'last-n':
      case 'last-one':
      case 'ago': {
        const count =
          kind === 'last-one' || n === undefined ? 1 : /^\d/.test(n ?? '') ? Number(n) : this.#indexOf(this.#words.numbers, n) + 1
        const units = Object.entries(this.#words.units).find(([, expression]) => this.#indexOf([expression], unit) === 0)
        const name = (units?.[0] ?? 'day') as keyof TimeWords['units']
        if (count < 1) return undefined
        return kind === 'ago' ? agoOf(name, count, today) : lastOf(name, count, today)
      }
      case 'weekday':
        return weekdayOf(this.#indexOf(this.#words.weekdays, weekday), today)
      case 'month':
        return monthOf(this.#indexOf(this.#words.months, month), year, today)
      case 'date':
        return dateOf(this.#indexOf(this.#words.months, month), Number(date), year, today)
      case 'week-of': {
        const day = dateOf(this.#indexOf(this.#words.months, month), Number(date), year, today)
        if (!day) return undefined
        const from = mondayOf(day.from)
        const to = addDays(from, 6)
        return { from, to: to < today ? to : today }
      }
      case 'year': {
        const { from, to } = wholeYear(Number(year))
        return from <= today ? { from, to: to < today ? to : today } : undefined
      }
      case 'month-early':
      case 'month-middle':
      case 'month-late':
      case 'first-half':
      case 'second-half':
        return partOfMonth(MONTH_PARTS[kind], this.#indexOf(this.#words.months, month), year, today)
      case 'day-of-month':
        return dayOfMonth(Number(date), today)
      case 'iso':
        return iso !== undefined && isLocalDate(iso) && iso <= today ? { from: iso, to: iso } : undefined
      default:
        return fixedOf(kind, today)
    }
  }
}

function dayOf(day: LocalDate): Days {
  return { from: day, to: day }
}

/** First and last date of a part of a month; months end earlier than 31 at most. */
const MONTH_PARTS = {
  'month-early': [1, 10],
  'month-middle': [11, 20],
  'month-late': [21, 31],
  'first-half': [1, 15],
  'second-half': [16, 31],
} as const
type MonthPart = keyof typeof MONTH_PARTS

type Fixed = Exclude<
  TimeKind,
  'last-n' | 'last-one' | 'ago' | 'weekday' | 'month' | 'date' | 'day-of-month' | 'year' | MonthPart | 'iso' | 'week-of'
>

function fixedOf(kind: Fixed, today: LocalDate): Days | undefined {
  switch (kind) {
    case 'today':
    case 'last-night':
      return dayOf(today)
    case 'yesterday':
      return dayOf(addDays(today, -1))
    case 'day-before':
      return dayOf(addDays(today, -2))
    // Calendar weeks, from Monday to Sunday.
    case 'this-week':
      return { from: mondayOf(today), to: today }
    case 'last-week':
    case 'week-before':
      return weekBefore(today, 1)
    case 'before-last':
      return weekBefore(today, 2)
    case 'day-earlier':
      return dayOf(addDays(today, -1))
    case 'this-month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month':
    case 'month-before':
      return wholeMonth(monthsBefore(firstOfMonth(today), 1))
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    case 'last-year':
    case 'year-before':
      return wholeYear(Number(today.slice(0, 4)) - 1)
    case 'lately':
      return { from: addDays(today, 1 - LATELY_DAYS), to: today }
    case 'few-days':
      return { from: addDays(today, 1 - FEW_DAYS), to: today }
    case 'few-weeks':
      return { from: addDays(today, 1 - FEW_WEEKS_DAYS), to: today }
    case 'few-months':
      return lastOf('month', FEW_MONTHS, today)
    case 'weekend':
      return weekendOf(today)
    case 'last-weekend': {
      const newest = weekendOf(today)
      return newest.to === today ? weekendOf(addDays(newest.from, -1)) : newest
    }
    case 'ever':
      return { from: addDays(yearsBefore(today, EVER_YEARS), 1), to: today }
    case 'future':
      return undefined
  }
}

function wholeMonth(day: LocalDate): Days {
  return { from: firstOfMonth(day), to: lastOfMonth(day) }
}

function wholeYear(year: number): Days {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function lastOf(unit: keyof TimeWords['units'], count: number, today: LocalDate): Days | undefined {
  const days = unit === 'day' ? count : unit === 'week' ? count * 7 : undefined
  if (days !== undefined) return { from: addDays(today, 1 - days), to: today }
  const months = unit === 'month' ? count : count * 12
  return months > 120 ? undefined : { from: addDays(monthsBefore(today, months), 1), to: today }
}

function agoOf(unit: keyof TimeWords['units'], count: number, today: LocalDate): Days | undefined {
  if (unit === 'day') return dayOf(addDays(today, -count))
  if (unit === 'week') return weekBefore(today, count)
  if (unit === 'month') return count > 120 ? undefined : wholeMonth(monthsBefore(firstOfMonth(today), count))
  return count > 10 ? undefined : wholeYear(Number(today.slice(0, 4)) - count)
}

/** Day of the week; 0 is Monday. */
export function weekdayNumber(day: LocalDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The Monday on or before a day. */
export function mondayOf(day: LocalDate): LocalDate {
  return addDays(day, -weekdayNumber(day))
}

/** The calendar week `count` weeks before that of `today`. */
function weekBefore(today: LocalDate, count: number): Days {
  const from = addDays(mondayOf(today), -7 * count)
  return { from, to: addDays(from, 6) }
}

/** The latest such day of a month, today at most; months without it are skipped. */
function dayOfMonth(date: number, today: LocalDate): Days | undefined {
  for (const back of [0, 1, 2]) {
    const day = `${monthsBefore(firstOfMonth(today), back).slice(0, 7)}-${String(date).padStart(2, '0')}`
    if (isLocalDate(day) && day <= today) return dayOf(day)
  }
  return undefined
}

/** The latest such weekday before today. */
function weekdayOf(number: number, today: LocalDate): Days | undefined {
  if (number < 0) return undefined
  const back = (weekdayNumber(today) - number + 7) % 7
  return dayOf(addDays(today, -(back || 7)))
}

/** The latest Saturday and Sunday that have begun. */
function weekendOf(today: LocalDate): Days {
  const saturday = addDays(today, -((weekdayNumber(today) + 2) % 7))
  const sunday = addDays(saturday, 1)
  return { from: saturday, to: sunday < today ? sunday : today }
}

function startOf(month: number, year: string | undefined, today: LocalDate): LocalDate | undefined {
  if (month < 0) return undefined
  const name = `-${String(month + 1).padStart(2, '0')}-01`
  const thisYear = today.slice(0, 4)
  const start = `${year ?? thisYear}${name}`
  if (start <= today) return start
  return year === undefined ? `${Number(thisYear) - 1}${name}` : undefined
}

/** The latest such month that has begun, until today at most. */
function monthOf(month: number, year: string | undefined, today: LocalDate): Days | undefined {
  const start = startOf(month, year, today)
  if (start === undefined) return undefined
  const { to } = wholeMonth(start)
  return { from: start, to: to < today ? to : today }
}

function partOfMonth(
  [first, last]: readonly [number, number],
  month: number,
  year: string | undefined,
  today: LocalDate,
): Days | undefined {
  const whole = monthOf(month, year, today)
  if (!whole) return undefined
  const [from, end] = [addDays(whole.from, first - 1), addDays(whole.from, last - 1)]
  const to = end < whole.to ? end : whole.to
  return from <= to ? { from, to } : undefined
}

function dateOf(month: number, date: number, year: string | undefined, today: LocalDate): Days | undefined {
  const start = startOf(month, year, today)
  if (start === undefined || date < 1) return undefined
  const inYear = (of: number) => `${of}${start.slice(4, 8)}${String(date).padStart(2, '0')}`
  const [first, before] = [Number(start.slice(0, 4)), Number(start.slice(0, 4)) - 1]
  if (date > daysIn(first, month + 1)) return undefined
  if (inYear(first) <= today) return dayOf(inYear(first))
  return year === undefined && isLocalDate(inYear(before)) ? dayOf(inYear(before)) : undefined
}
