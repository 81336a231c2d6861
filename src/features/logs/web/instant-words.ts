import { dayWords, timeWords } from '../../../kit/day-words.ts'
import { localDateAt } from '../../../kit/local-date.ts'

/** An instant of the wire as her clock showed it: Sat, Nov 21, 2026, 8:05 AM. Without her time zone it is this device's. */
export function instantWords(instant: string, timezone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const at = Date.parse(instant)
  return `${dayWords(localDateAt(at, timezone), 'short')}, ${timeWords(at, timezone)}`
}
