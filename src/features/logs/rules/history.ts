import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import type { LogEntry } from '../contract.ts'
import { emotionWords } from './deep-words.ts'

/** Text for comparison: lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether a search matches the date, mood or dominant emotion of an entry, ignoring case. A date matches as stored
 * (2026-11-21) and as displayed (November 2026; Sat, Nov 21), an emotion also by its translated name.
 */
export function isFoundBy(entry: LogEntry, search: string): boolean {
  const wanted = plain(search.trim())
  if (!wanted) return true
  const has = (text: string) => plain(text).includes(wanted)
  const mood = typeof entry.mood_rating === 'number' ? [`${entry.mood_rating}/10`, String(entry.mood_rating)] : []
  const { dominant_emotion_today: emotion } = entry
  const feeling = emotion ? [emotion, emotionWords()[emotion]] : []
  if ([entry.log_date, ...mood, ...feeling].some(has)) return true
  // Formatting dates is slow over ten years of entries, so it is done only for searches that contain letters.
  if (!/[a-z]/.test(wanted)) return false
  const date = plain(`${dayWords(entry.log_date, 'full')} ${dayWords(entry.log_date, 'short')}`)
  return wanted.split(/[\s,]+/).every((word) => date.includes(word))
}

/** Dates of logs that cannot be read, oldest first, without repeats. */
export function damagedDays(logs: readonly LogEntry[]): LocalDate[] {
  return [...new Set(logs.filter((log) => log.is_damaged).map((log) => log.log_date))].toSorted()
}

/** Text shown for a date whose entry cannot be read. */
export function damagedWords(day: LocalDate): string {
  const named = dayWords(day, 'full')
  return t`What you wrote on ${named} can no longer be read. Everything else is safe. Whoever runs your Emberwell may be able to bring it back from a backup.`
}
