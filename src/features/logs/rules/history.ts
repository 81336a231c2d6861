import { dayWords } from '../../../kit/day-words.ts'
import type { LogEntry } from '../contract.ts'

/**
 * Whether an entry is found by a search: date, mood and dominant emotion are searched, without regard to case (spec §2). A date is
 * found as it is kept (2026-11-21) and by words it is read with (November 2026; Sat, Nov 21).
 */
export function isFoundBy(entry: LogEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return true
  const has = (text: string) => text.toLowerCase().includes(wanted)
  const mood = typeof entry.mood_rating === 'number' ? [`${entry.mood_rating}/10`, String(entry.mood_rating)] : []
  if ([entry.log_date, ...mood, entry.dominant_emotion_today ?? ''].some(has)) return true
  // Words are only made where letters are looked for: ten years of them take their time.
  if (!/[a-z]/.test(wanted)) return false
  const date = `${dayWords(entry.log_date, 'full')} ${dayWords(entry.log_date, 'short')}`.toLowerCase()
  return wanted.split(/[\s,]+/).every((word) => date.includes(word))
}
