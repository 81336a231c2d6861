import type { LogEntry } from '../contract.ts'

/** Whether an entry is found by a search: date, mood and dominant emotion are searched, without regard to case (spec §2). */
export function isFoundBy(entry: LogEntry, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return true
  const mood = typeof entry.mood_rating === 'number' ? [`${entry.mood_rating}/10`, String(entry.mood_rating)] : []
  return [entry.log_date, ...mood, entry.dominant_emotion_today ?? ''].some((text) => text.toLowerCase().includes(wanted))
}
