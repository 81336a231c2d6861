/** Weeks of a month and keyboard navigation of a date grid (ARIA APG, date grid). */
import { addDays, daysIn, type LocalDate } from './local-date.ts'

/** Weekday of a day, Monday 0 to Sunday 6. */
export function weekdayOf(day: LocalDate): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** First day of the month of `day`. */
export function monthOf(day: LocalDate): LocalDate {
  return `${day.slice(0, 8)}01`
}

/** The same date `count` months later (earlier if negative), or the last day of a shorter month. */
export function addMonths(day: LocalDate, count: number): LocalDate {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  const date = Math.min(Number(day.slice(8)), daysIn(year, month))
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** The month of `day` as weeks from Monday to Sunday; undefined before its first and after its last day. */
export function weeksOf(day: LocalDate): (LocalDate | undefined)[][] {
  const first = monthOf(day)
  const lead = weekdayOf(first)
  const days = daysIn(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_place, place) => {
      const number = week * 7 + place - lead
      return number < 0 || number >= days ? undefined : addDays(first, number)
    }),
  )
}

/** The week of `day` and the ones before it, `count` in all, from Monday to Sunday. */
export function lastWeeksOf(day: LocalDate, count: number): LocalDate[][] {
  const first = addDays(day, -weekdayOf(day) - 7 * (count - 1))
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (_place, place) => addDays(first, week * 7 + place)))
}

/** Earliest and latest selectable day, inclusive. */
export type DayBounds = { readonly first: LocalDate; readonly last: LocalDate }

/** `day`, or the nearest day within the bounds. */
export function within(day: LocalDate, { first, last }: DayBounds): LocalDate {
  return day < first ? first : day > last ? last : day
}

const MOVES = new Map<string, (day: LocalDate, isShift: boolean) => LocalDate>(
  Object.entries<(day: LocalDate, isShift: boolean) => LocalDate>({
    ArrowLeft: (day) => addDays(day, -1),
    ArrowRight: (day) => addDays(day, 1),
    ArrowUp: (day) => addDays(day, -7),
    ArrowDown: (day) => addDays(day, 7),
    Home: (day) => addDays(day, -weekdayOf(day)),
    End: (day) => addDays(day, 6 - weekdayOf(day)),
    PageUp: (day, isShift) => addMonths(day, isShift ? -12 : -1),
    PageDown: (day, isShift) => addMonths(day, isShift ? 12 : 1),
  }),
)

/** The day that a key moves to from `day`, within the bounds; undefined for any other key. */
export function dayAfterKey(key: string, isShift: boolean, day: LocalDate, bounds: DayBounds): LocalDate | undefined {
  const move = MOVES.get(key)
  return move && within(move(day, isShift), bounds)
}
