/** Formatting shared by all answers about her own notes: texts in her language with numbers, days and periods. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { FlowDescription } from '../../calendar/contract.ts'
import { STATISTICS_WORDS, type StatisticsWords } from './data-answer-words.ts'
import { OWN_WORDS } from '../content/data-question/words.ts'
import type { DataWords } from '../content/data-question/wording.ts'
import type { AnswerRow } from '../../answers/contract.ts'
import type { Days } from '../../answers/rules/data-question.ts'
import { inRegion } from '../../text/rules/region-words.ts'
import type { Manner } from '../../text/rules/speech.ts'

/** Maximum number of dates that are listed before the rest is counted. */
export const FEW_DATES = 3

/** Texts and formatters for one language, region and day. */
export type Formatter = {
  readonly words: DataWords
  readonly statistics: StatisticsWords
  readonly today: LocalDate
  /** A number as she wrote it, with at most two decimals; averages are rounded to one before. */
  readonly number: (value: number) => string
  /** "Saturday, November 14", with the year if it is not the current one. */
  readonly day: (day: LocalDate) => string
  /** "November 14", with the year if it is not the current one. */
  readonly date: (day: LocalDate) => string
  /** "November", with the year if it is not the current one. */
  readonly month: (day: LocalDate) => string
  /** "Saturday". */
  readonly weekday: (day: LocalDate) => string
  /** "from November 15 to November 21", "from 15 to 21 November", "on Saturday, November 14", "yesterday". */
  readonly when: (days: Days) => string
  /** "3 days ago". */
  readonly ago: (day: LocalDate) => string
  /**
   * All dates if there are at most `most`; else the first `FEW_DATES` and the number of others: "November 1, 3, 4 and 2
   * more".
   */
  readonly few: (days: readonly LocalDate[], most?: number) => string
  /** A calendar day as a row behind an answer. */
  readonly flowRow: (day: LocalDate, flow: FlowDescription) => AnswerRow
  /** A complete text, with words of her region filled in. */
  readonly complete: (text: string) => string
}

type Formats = {
  readonly day: Intl.DateTimeFormat
  readonly dayYear: Intl.DateTimeFormat
  readonly date: Intl.DateTimeFormat
  readonly dateYear: Intl.DateTimeFormat
  readonly weekday: Intl.DateTimeFormat
  readonly month: Intl.DateTimeFormat
  readonly monthYear: Intl.DateTimeFormat
  readonly number: Intl.NumberFormat
}
const formats = new Map<string, Formats>()

function formatsOf(locale: string): Formats {
  const known = formats.get(locale)
  if (known) return known
  const make = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  const date = { day: 'numeric', month: 'long' } as const
  const made = {
    day: make({ ...date, weekday: 'long' }),
    dayYear: make({ ...date, weekday: 'long', year: 'numeric' }),
    date: make(date),
    dateYear: make({ ...date, year: 'numeric' }),
    weekday: make({ weekday: 'long' }),
    month: make({ month: 'long' }),
    monthYear: make({ month: 'long', year: 'numeric' }),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  }
  formats.set(locale, made)
  return made
}

const isOneMonth = (days: readonly LocalDate[]): boolean => new Set(days.map((of) => of.slice(0, 7))).size === 1

/** The number of the day in a written date: "14" in "November 14", "1er" in "1er novembre". */
const DAY_NUMBER = /\d+(?:er)?/

/** "15" of "15 November"; a date that begins with its month stays whole. */
function withoutMonth(date: string): string {
  return /^\d+(?:er)?/.exec(date)?.[0] ?? date
}

const dayNumber = (date: string): string => DAY_NUMBER.exec(date)?.[0] ?? date

/** Texts and formatters for her language and region. */
export function makeFormatter({ language, region }: Manner, today: LocalDate): Formatter {
  const words = OWN_WORDS[language]
  const locale = words.locale[region]
  const { day, dayYear, date, dateYear, weekday, month, monthYear, number } = formatsOf(locale)
  const written = (near: Intl.DateTimeFormat, far: Intl.DateTimeFormat) => (of: LocalDate) =>
    words.tidied((of.slice(0, 4) === today.slice(0, 4) ? near : far).format(Date.parse(`${of}T00:00:00Z`)))
  const [dayIn, dateIn] = [written(day, dayYear), written(date, dateYear)]
  return {
    words,
    statistics: STATISTICS_WORDS[language],
    today,
    number: (value) => number.format(value),
    day: dayIn,
    date: dateIn,
    month: written(month, monthYear),
    weekday: (of) => weekday.format(Date.parse(`${of}T00:00:00Z`)),
    when: ({ from, to }) => {
      if (from !== to) return words.fromTo(isOneMonth([from, to]) ? withoutMonth(dateIn(from)) : dateIn(from), dateIn(to))
      if (from === today) return words.today
      return from === addDays(today, -1) ? words.yesterday : words.onDay(dayIn(from))
    },
    ago: (of) => words.ago(daysBetween(of, today)),
    // A fourth date is as short as "1 more".
    few: (days, most = FEW_DATES + 1) => {
      const listed = days.length <= most ? days : days.slice(0, FEW_DATES)
      const more = listed.length < days.length ? [words.andMore(days.length - listed.length)] : []
      const dates = listed.map(dateIn)
      if (listed.length < 2 || !isOneMonth(listed)) return words.list([...dates.map(words.dated), ...more])
      const [first = '', ...others] = dates
      // Where the day is last, the other days follow in the same list.
      if (/\D\d+$/.test(first) && !/\d{4}$/.test(first)) return words.list([first, ...others.map(dayNumber), ...more])
      return words.list([words.datedTogether(first.replace(DAY_NUMBER, words.list(dates.map(dayNumber)))), ...more])
    },
    flowRow: (of, flow) => ({ day: of, words: `${words.kept.calendar}: ${words.flow(flow)}`, log_type: null, log_id: null }),
    complete: (text) => inRegion(text, language, region),
  }
}

/** Items dated within a period. */
export function within<Dated extends { readonly day: LocalDate }>(all: readonly Dated[], { from, to }: Days): Dated[] {
  return all.filter(({ day }) => day >= from && day <= to)
}
