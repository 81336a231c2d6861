/** Bleeding of twelve months as a strip of days. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Flow, FLOWS } from '../../calendar/contract.ts'
import type { FlowNote } from '../../calendar/rules/spells.ts'
import type { BleedingMonth } from '../contract.ts'
import { bleedingDays, type Days, daysOfMonth, isWithin, monthsOf } from './report-days.ts'

const KEYS = new Map(Object.entries(FLOWS).map(([key, words]) => [words, key as Flow]))

/** The strip of the twelve months up to today. A day in a confirmed time without bleeding is one without bleeding. */
export function bleedingMonths(notes: readonly FlowNote[], knownGaps: readonly Days[], today: LocalDate): BleedingMonth[] {
  const flowOn = new Map(notes.map(({ day, flow }) => [day, KEYS.get(flow) ?? null]))
  const onDay = (day: LocalDate): Flow | null => flowOn.get(day) ?? (knownGaps.some((gap) => isWithin(gap, day)) ? 'no-bleeding' : null)
  return monthsOf(bleedingDays(today)).map((month) => {
    const { from, to } = daysOfMonth(month)
    const length = daysBetween(from, to < today ? to : today) + 1
    return { month, days: Array.from({ length }, (_, place) => onDay(addDays(from, place))) }
  })
}

/** Whether a day has bleeding. */
export function isBleeding(flow: Flow | null): boolean {
  return flow !== null && flow !== 'no-bleeding'
}

/** Days of some months that are noted, with bleeding, and with heavy flow. */
export function bleedingCounts(months: readonly BleedingMonth[]): { noted_days: number; bled_days: number; heavy_days: number } {
  const days = months.flatMap((month) => month.days)
  return {
    noted_days: days.filter((flow) => flow !== null).length,
    bled_days: days.filter(isBleeding).length,
    heavy_days: days.filter((flow) => flow === 'heavy').length,
  }
}
