/** Hours slept, from stretches of sleep that several devices recorded. Pure. */
import type { LocalDate } from '../../../kit/local-date.ts'
import { toQuarters } from './collect-days.ts'

/** Stretches that follow one another within this time are one night. */
const NIGHT_GAP_MS = 3 * 3_600_000
const HOUR_MS = 3_600_000

/** From `start` to `end` in ms since the epoch; `endDay` is the local day at its end. */
export type Stretch = { start: number; end: number; endDay: LocalDate }

/** Hours slept, in quarters, of nights that ended on `day`, from `count` stretches. */
export type DayOfSleep = { day: LocalDate; hours: number; count: number }

/** Time in which two stretches overlap counts once. A night belongs to the day on which it ended, and so does a nap. */
export function toNights(stretches: readonly Stretch[]): DayOfSleep[] {
  const days = new Map<LocalDate, { ms: number; count: number }>()
  let night: { end: number; endDay: LocalDate; ms: number; count: number } | undefined
  const close = () => {
    if (!night) return
    const known = days.get(night.endDay) ?? { ms: 0, count: 0 }
    days.set(night.endDay, { ms: known.ms + night.ms, count: known.count + night.count })
  }
  for (const { start, end, endDay } of stretches.toSorted((one, other) => one.start - other.start)) {
    if (!night || start - night.end > NIGHT_GAP_MS) {
      close()
      night = { end, endDay, ms: end - start, count: 1 }
      continue
    }
    night.count += 1
    if (end <= night.end) continue
    night.ms += end - Math.max(start, night.end)
    night.end = end
    night.endDay = endDay
  }
  close()
  return [...days].map(([day, { ms, count }]) => ({ day, hours: toQuarters(ms / HOUR_MS), count }))
}
