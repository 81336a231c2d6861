import { type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { LOG_YEARS_BACK } from '../contract.ts'

/** Why a log cannot be dated `day`, or undefined. Allowed: ten years ago up to `today`, in the account's time zone. */
export function logDateProblem(day: LocalDate, today: LocalDate): string | undefined {
  if (day > today) return t`Please choose today or a day before it`
  if (day < yearsBefore(today, LOG_YEARS_BACK)) return t`Please choose a day within the last ten years`
  return undefined
}
