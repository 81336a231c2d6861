import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { LogEntry } from '../contract.ts'

/** Dates of logs that cannot be read, oldest first, without repeats. */
export function damagedDays(logs: readonly LogEntry[]): LocalDate[] {
  return [...new Set(logs.filter((log) => log.is_damaged).map((log) => log.log_date))].toSorted()
}

/** Text shown for a date whose entry cannot be read. */
export function damagedWords(day: LocalDate): string {
  const named = dayWords(day, 'full')
  return t`What you wrote on ${named} can no longer be read. Everything else is safe. Whoever runs your Emberwell may be able to bring it back from a backup.`
}
