/** What an address for sleep takes. */
import * as z from 'zod/mini'
import { addDays, LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { SLEEP_HOURS_MAX } from '../../logs/contract.ts'
import { INBOX_DAYS_BACK } from '../contract.ts'

const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/
const DECIMAL = /^\d{1,5}(?:[.,]\d{1,20})?$/

const DAY_MINUTES = 1_440

/** A number as hours. Above 24 it can only be minutes, and above those of a day only seconds. */
function inHours(number: number): number {
  if (number <= SLEEP_HOURS_MAX) return number
  return number <= DAY_MINUTES ? number / 60 : number / 3_600
}

/** Hours as phones write them: 7.5, "7.5", "7,5", "7:30", minutes or seconds. Undefined for anything else. */
function toHours(value: unknown): number | undefined {
  if (typeof value === 'number') return inHours(value)
  const text = typeof value === 'string' ? value.trim() : ''
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  return DECIMAL.test(text) ? inHours(Number(text.replace(',', '.'))) : undefined
}

/** A night as it is sent; more fields are ignored. */
export const SentNight = z.object({
  date: z.optional(LocalDate),
  sleep_hours: z.unknown().check(
    z.refine(
      (value) => {
        const hours = toHours(value)
        return hours !== undefined && hours >= 0 && hours <= SLEEP_HOURS_MAX
      },
      { error: () => t`Please give hours from 0 to 24` },
    ),
  ),
})
export type SentNight = z.infer<typeof SentNight>

/** Hours in quarters; undefined if there are none: a phone that saw no sleep does not know that there was none. */
export function hoursOf({ sleep_hours: value }: SentNight): number | undefined {
  return Math.round((toHours(value) ?? 0) * 4) / 4 || undefined
}

/** Why a night cannot be of this day, or undefined: only today and the last days. */
export function nightProblem(day: LocalDate, today: LocalDate): string | undefined {
  if (day > today) return t`Please choose today or a day before it`
  return day < addDays(today, -INBOX_DAYS_BACK) ? t`Please give one of the last ${INBOX_DAYS_BACK} days` : undefined
}
