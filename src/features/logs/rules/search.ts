/** Search in the history: which entries a text finds. */
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { LogEntry } from '../contract.ts'
import { DEEP_TEXTS } from './deep.ts'
import { deepPhrases, emotionWords } from './deep-words.ts'
import { namedDays } from './named-days.ts'
import { plainText } from './plain-text.ts'
import { quickPhrases } from './quick-words.ts'
import { trackedPhrases, type TrackedNames } from './tracked-phrases.ts'

/** Every text she wrote in an entry. */
function textsOf(entry: LogEntry): string[] {
  const supplements = (entry.supplements ?? []).flatMap(({ name, notes }) => [name, notes ?? ''])
  return [entry.note, ...Object.values(DEEP_TEXTS).map((field) => entry[field]), ...supplements].filter((text) => typeof text === 'string')
}

/** The answers as the list shows them, and the names of her symptoms and factors of that day. */
function phrasesOf(entry: LogEntry, names: TrackedNames): string[] {
  const { dominant_emotion_today: emotion } = entry
  const feeling = emotion ? [emotion, emotionWords()[emotion]] : []
  return [...(entry.log_type === 'quick_log' ? quickPhrases(entry) : deepPhrases(entry)), ...trackedPhrases(entry, names, true), ...feeling]
}

/** Whether `text` has the number as a whole: 7 in "Nov 7, 2026", not in "2027". */
function hasNumber(text: string, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text)
}

function isFoundBy(entry: LogEntry, search: string, names: TrackedNames): boolean {
  const mood = typeof entry.mood_rating === 'number' ? [`${entry.mood_rating}/10`, String(entry.mood_rating)] : []
  const texts = textsOf(entry).map(plainText)
  if ([entry.log_date, ...mood, ...texts].some((text) => text.includes(search))) return true
  // Formatting is slow over ten years of entries, so it is done only for searches that contain letters.
  if (!/\p{L}/u.test(search)) return false
  const phrases = phrasesOf(entry, names).map(plainText)
  if (phrases.some((text) => text.includes(search))) return true
  const date = plainText(`${dayWords(entry.log_date, 'full')} ${dayWords(entry.log_date, 'short')}`)
  const all = [date, ...texts, ...phrases].join('\n')
  return search.split(/[\s,]+/).every((word) => (/^\d+$/.test(word) ? hasNumber(date, word) : all.includes(word)))
}

/**
 * Returns whether a search finds an entry, ignoring case and accents. It finds every text she wrote, the answers as the
 * list shows them, her symptoms and factors by name, the date as stored (2026-11-21) and as shown (November 2026), and
 * the days that it names ("last week"). Several words are found in any order; symptoms and factors only where she had
 * them. `today` is her own day; `names` are her custom symptoms and factors.
 */
export function searchFor(q: string, today: LocalDate, names: TrackedNames): (entry: LogEntry) => boolean {
  const search = plainText(q.trim())
  if (!search) return () => true
  const named = namedDays(search, today)
  return (entry) => {
    if (named && entry.log_date >= named.days.from && entry.log_date <= named.days.to)
      return named.rest === '' || isFoundBy(entry, named.rest, names)
    // The words themselves may also be part of what she wrote.
    return named ? textsOf(entry).some((text) => plainText(text).includes(search)) : isFoundBy(entry, search, names)
  }
}
