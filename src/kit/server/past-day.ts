import { AppError } from '../errors.ts'
import { type LocalDate, localDateAt, yearsBefore } from '../local-date.ts'
import { t } from '../words.ts'
import type { Person } from './person.ts'

/** Tolerated clock skew of a device, in ms. */
const CLOCK_AHEAD_MS = 5 * 60_000
const YEARS_BACK = 10

/**
 * The day of a person on which the instant `at` of a body falls; `now` in ms. Throws `invalid` for the future and for
 * more than ten years ago.
 */
export function pastDay(at: string, user: Person, now: number): LocalDate {
  const refuse = (message: string) => new AppError('invalid', { field: 'at', message })
  const ms = Date.parse(at)
  const day = localDateAt(Math.min(ms, now), user.timezone)
  if (ms > now + CLOCK_AHEAD_MS) throw refuse(t`Please give a time that is not in the future`)
  if (day < yearsBefore(localDateAt(now, user.timezone), YEARS_BACK)) throw refuse(t`Please give a time within the last ten years`)
  return day
}
