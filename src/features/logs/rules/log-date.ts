import { type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { LOG_YEARS_BACK } from '../contract.ts'

/** Why a log cannot be dated `day`, or undefined: from ten years ago to today, her own calendar day (product.md §3). */
export function logDateProblem(day: LocalDate, today: LocalDate): string | undefined {
  if (day > today) return 'Please choose today or a day before it'
  if (day < yearsBefore(today, LOG_YEARS_BACK)) return 'Please choose a day within the last ten years'
  return undefined
}
