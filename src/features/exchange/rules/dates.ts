/** Dates as other apps write them. */
import { type LocalDate, isLocalDate } from '../../../kit/local-date.ts'
import { plainText } from '../../logs/rules/plain-text.ts'
import type { DateOrder } from './imported-day.ts'

const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))(?:[T ,].*)?$/s
/** Two numbers whose order is not said, then the year. */
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/s
const DAY_THEN_NAME = /(?:^|[^\d])(\d{1,2})(?:st|nd|rd|th|er|\.)?[\s-]+(?:de |of )?([a-z]{3,10})\.?,?[\s-]+(?:de |del )?(\d{4})/
const NAME_THEN_DAY = /([a-z]{3,10})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})/

/** Beginnings of month names in English, Spanish and French, without accents. */
const MONTH_BEGINNINGS = [
  'jan|ene',
  'feb|fev',
  'mar',
  'apr|abr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|ago|aou',
  'sep',
  'oct',
  'nov',
  'dec|dic',
]
const MONTHS = MONTH_BEGINNINGS.map((beginnings) => new RegExp(`^(?:${beginnings})`))

function toLocalDate(year: string, month: number, day: number): LocalDate | undefined {
  const date = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isLocalDate(date) ? date : undefined
}

/** The date at the beginning of a text, with or without a time after it. Undefined when there is none that exists. */
export function toDate(text: string, order: DateOrder): LocalDate | undefined {
  const trimmed = text.trim().slice(0, 60)
  const first = YEAR_FIRST.exec(trimmed)
  if (first) return toLocalDate(first[1] ?? '', Number(first[3] ?? first[5]), Number(first[4] ?? first[6]))
  const last = YEAR_LAST.exec(trimmed)
  if (last) {
    const [a, b] = [Number(last[1]), Number(last[3])]
    const isDayFirst = order === 'day-first' || last[2] === '.'
    return toLocalDate(last[4] ?? '', isDayFirst ? b : a, isDayFirst ? a : b)
  }
  const plain = plainText(trimmed)
  const named = DAY_THEN_NAME.exec(plain)
  const [name, day, year] = named ? [named[2], named[1], named[3]] : (NAME_THEN_DAY.exec(plain)?.slice(1) ?? [])
  const month = MONTHS.findIndex((beginning) => beginning.test(name ?? '')) + 1
  return month > 0 ? toLocalDate(year ?? '', month, Number(day)) : undefined
}

/**
 * The order of day and month in these dates, or undefined when it has to be asked: both orders give existing dates, of
 * which none is in the future, and the orders differ.
 */
export function dateOrderOf(texts: Iterable<string>, today: LocalDate): DateOrder | undefined {
  const misses = { 'day-first': 0, 'month-first': 0 }
  let isSame = true
  for (const text of texts) {
    const [dayFirst, monthFirst] = [toDate(text, 'day-first'), toDate(text, 'month-first')]
    if (dayFirst === monthFirst) continue
    isSame = false
    if (dayFirst === undefined || dayFirst > today) misses['day-first'] += 1
    if (monthFirst === undefined || monthFirst > today) misses['month-first'] += 1
  }
  if (isSame || misses['day-first'] < misses['month-first']) return 'day-first'
  return misses['month-first'] < misses['day-first'] ? 'month-first' : undefined
}

/** Minutes after midnight of "14:30", "8:05 pm" or "8 p.m."; undefined for anything else. */
export function toMinutes(text: string): number | undefined {
  const parts = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim())
  if (!parts) return undefined
  const half = parts[3]?.toLowerCase()
  const hour = half === undefined ? Number(parts[1]) : (Number(parts[1]) % 12) + (half === 'p' ? 12 : 0)
  return hour * 60 + Number(parts[2] ?? 0)
}
