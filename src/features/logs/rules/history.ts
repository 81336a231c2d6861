import { dayWords } from '../../../kit/day-words.ts'
import { said } from '../../../kit/words.ts'
import type { LogEntry } from '../contract.ts'
import { EMOTION_WORDS } from './deep-words.ts'

/** A text as it is compared: without regard to case, and to accents, which a phone's keyboard makes tedious. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/**
 * Whether an entry is found by a search: date, mood and dominant emotion are searched, without regard to case (spec §2). A date is
 * found as it is kept (2026-11-21) and by words it is read with (November 2026; Sat, Nov 21), an emotion by its name in her language too.
 */
export function isFoundBy(entry: LogEntry, search: string): boolean {
  const wanted = plain(search.trim())
  if (!wanted) return true
  const has = (text: string) => plain(text).includes(wanted)
  const mood = typeof entry.mood_rating === 'number' ? [`${entry.mood_rating}/10`, String(entry.mood_rating)] : []
  const { dominant_emotion_today: emotion } = entry
  const feeling = emotion ? [emotion, said(EMOTION_WORDS[emotion])] : []
  if ([entry.log_date, ...mood, ...feeling].some(has)) return true
  // Words are only made where letters are looked for: ten years of them take their time.
  if (!/[a-z]/.test(wanted)) return false
  const date = plain(`${dayWords(entry.log_date, 'full')} ${dayWords(entry.log_date, 'short')}`)
  return wanted.split(/[\s,]+/).every((word) => date.includes(word))
}
