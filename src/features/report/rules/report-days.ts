/** The days that a report covers. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { firstOfMonth, lastOfMonth, monthsBefore, type Period } from '../../insights/rules/periods.ts'
import { BLEEDING_MONTHS } from '../contract.ts'

/** Consecutive days; both ends inclusive. */
export type Days = Period

/** The days of a month YYYY-MM. */
export function daysOfMonth(month: string): Days {
  return { from: `${month}-01`, to: lastOfMonth(`${month}-01`) }
}

/** The period of `months` that ends today: from the day after the same date, or the last day of a shorter month. */
export function periodOf(today: LocalDate, months: number): Days {
  return { from: addDays(monthsBefore(today, months), 1), to: today }
}

/** The equally long time before. */
export function timeBefore({ from, to }: Days): Days {
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) }
}

/** The calendar months that overlap with some days, oldest first. */
export function monthsOf({ from, to }: Days): string[] {
  const months: string[] = []
  for (let first = firstOfMonth(to); first >= firstOfMonth(from); first = monthsBefore(first, 1)) months.unshift(first.slice(0, 7))
  return months
}

/** The calendar months of the strip of bleeding, as days. */
export function bleedingDays(today: LocalDate): Days {
  return { from: monthsBefore(firstOfMonth(today), BLEEDING_MONTHS - 1), to: today }
}

/** Whether a day is among some days. */
export function isWithin({ from, to }: Days, day: LocalDate): boolean {
  return from <= day && day <= to
}
