import { isLocalDate, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { LOG_YEARS_BACK } from '../contract.ts'

/** Why a log cannot be dated `day`, or undefined. Allowed: ten years ago up to `today`, in the account's time zone. */
export function logDateProblem(day: LocalDate, today: LocalDate): string | undefined {
  if (day > today) return t`Please choose today or a day before it`
  if (day < yearsBefore(today, LOG_YEARS_BACK)) return t`Please choose a day within the last ten years`
  return undefined
}

/**
 * Why there is no page for the day `text` of a URL, or undefined. `text` may be anything; `today` is in the account's
 * time zone.
 */
export function dayProblem(text: string, today: LocalDate): string | undefined {
  if (!isLocalDate(text)) return t`There is no such day. Please check the date.`
  if (text > today) return t`That day hasn't come yet. You can write about today and any day before it.`
  if (text < yearsBefore(today, LOG_YEARS_BACK))
    return t`That's more than ten years ago. You can write about any day of the last ten years.`
  return undefined
}
