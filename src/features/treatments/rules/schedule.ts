import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import { type Plan, weekdayOf } from '../../reminders/rules/due.ts'
import type { WallTime } from '../../reminders/rules/wall-clock.ts'
import { INTERVAL_MAX, type Schedule } from '../contract.ts'

const NONE: readonly WallTime[] = []

/** When a device is asked about on the day it should be changed by. */
const CHANGE_TIME: WallTime = '09:00'

/** Whether a plan with times falls on a day. */
function isOn(schedule: Schedule, day: LocalDate): boolean {
  switch (schedule.kind) {
    case 'daily':
      return true
    case 'weekdays':
      return schedule.days.includes(weekdayOf(day))
    case 'every': {
      const since = daysBetween(schedule.starts_on, day)
      return since >= 0 && since % schedule.n === 0
    }
    case 'cycle': {
      const since = daysBetween(schedule.starts_on, day)
      return since >= 0 && since % (schedule.on + schedule.off) < schedule.on
    }
    case 'calendar-month': {
      const date = Number(day.slice(8))
      return date >= schedule.from_day && date <= schedule.to_day
    }
    default:
      return false
  }
}

/**
 * The local times at which a dose is planned on a day; the place in the list is the slot. Empty for a day without one,
 * and for what is not taken by plan (with bleeding, as needed, in place).
 */
export function dueOn(schedule: Schedule, day: LocalDate): readonly WallTime[] {
  return 'times' in schedule && isOn(schedule, day) ? schedule.times : NONE
}

/** Days to search: the longest stretch without a dose, of a cycle or an interval, and the day after it. */
const SEARCHED_DAYS = INTERVAL_MAX + 1

/**
 * The first day from `from` to `to` on which a dose is planned or a device is to be changed, with the local times;
 * undefined if there is none.
 */
export function nextTimes(schedule: Schedule, from: LocalDate, to: LocalDate | undefined): ReturnType<Plan> {
  const isIn = (day: LocalDate) => day >= from && (to === undefined || day <= to)
  if (schedule.kind === 'in-place') return isIn(schedule.until) ? { day: schedule.until, times: [CHANGE_TIME] } : undefined
  const first = 'starts_on' in schedule && schedule.starts_on > from ? schedule.starts_on : from
  for (let count = 0; count < SEARCHED_DAYS; count += 1) {
    const day = addDays(first, count)
    const times = isIn(day) ? dueOn(schedule, day) : NONE
    if (times.length > 0) return { day, times }
  }
  return undefined
}
