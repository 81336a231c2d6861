import { dayWords, timeWords } from '../../../kit/day-words.ts'
import { localDateAt } from '../../../kit/local-date.ts'

/** An instant of the wire in `timezone` (default: the device's): Sat, Nov 21, 2026, 8:05 AM. */
export function instantWords(instant: string, timezone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const at = Date.parse(instant)
  return `${dayWords(localDateAt(at, timezone), 'short')}, ${timeWords(at, timezone)}`
}
