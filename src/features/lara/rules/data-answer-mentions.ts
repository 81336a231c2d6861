/** The days on which she wrote about something. */
import type { AnswerRow } from '../../answers/contract.ts'
import type { DataQuestion } from '../../answers/rules/data-question.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { toPlain } from '../../text/rules/written.ts'
import { type Formatter, within } from './data-answer-format.ts'
import type { AnswerBody } from './data-answer-measures.ts'
import type { OwnNotes } from './data-answer-notes.ts'

/** The questions of the logs that she answers in her own words. */
const TEXTS = [
  'note',
  'hot_flashes_comfort_help',
  'sleep_influence_factor',
  'mood_shift_moment',
  'energy_influence_factors',
  'most_nourishing_meal',
  'food_drink_mood_impact',
  'clear_thinking_moments',
  'focus_factors',
  'supplements_medications_notes',
  'best_movement_type',
  'body_response_after_movement',
  'calm_challenges',
  'centering_help',
  'guided_journal_response',
] as const satisfies readonly (keyof LogEntry)[]

/** Length of a quoted text, in characters. */
const QUOTED = 120

/** The singular or plural of a word begins with its stem. */
function stemsOf(words: string): string[] {
  return toPlain(words)
    .split(' ')
    .map((word) => (word.length > 4 ? word.replace(/(?:es|s|x)$/, '') : word))
}

function textsOf(log: LogEntry): string[] {
  const own = TEXTS.flatMap((key) => log[key] ?? [])
  return [...own, ...(log.supplements ?? []).flatMap(({ name, notes }) => [name, notes ?? ''])]
}

/** The beginning of a text, or the part around what was found. */
function quoteOf(text: string, stem: string): string {
  if (text.length <= QUOTED) return text
  const at = Math.max(0, toPlain(text).indexOf(stem) - QUOTED / 2)
  return `${at > 0 ? '…' : ''}${text.slice(at, at + QUOTED).trim()}…`
}

/** Fewest letters of a word that is searched for on its own, where not all words are found. */
const TELLING_LEAST = 4

/** The days whose texts hold all of the words, oldest first. */
function daysWith(words: string, notes: OwnNotes, question: DataQuestion): AnswerRow[] {
  const stems = stemsOf(words)
  const logs = within(
    notes.logs.map((log) => ({ day: log.log_date, log })),
    question,
  )
  return logs.flatMap(({ day, log }) => {
    const text = textsOf(log).find((one) => stems.every((stem) => ` ${toPlain(one)}`.includes(` ${stem}`)))
    return text === undefined ? [] : [{ day, words: quoteOf(text, stems[0] ?? ''), log_type: log.log_type, log_id: log.id }]
  })
}

/** The word that the fewest texts hold, of those that any holds. */
function rarestWord(words: string, notes: OwnNotes, question: DataQuestion): string | undefined {
  const telling = words.split(/[^\p{L}\p{M}’'-]+/u).filter((word) => word.length >= TELLING_LEAST)
  const counted = telling.map((word) => ({ word, days: daysWith(word, notes, question).length })).filter(({ days }) => days > 0)
  return counted.toSorted((one, other) => one.days - other.days)[0]?.word
}

/**
 * The days whose texts hold all words of `question.words`, newest first, quoted as she wrote them. If there are none,
 * those with the rarest of the words.
 */
export function mentionsAnswer(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const asked = question.words ?? ''
  const period = format.when(question)
  const all = daysWith(asked, notes, question)
  if (all.length > 0) return told(format, question, asked, all)
  const missing = format.statistics.notMentioned(asked, period)
  const rarest = rarestWord(asked, notes, question)
  if (rarest === undefined || rarest === asked) return { text: [missing], rows: [], missing: [] }
  const near = told(format, question, rarest, daysWith(rarest, notes, question))
  return { ...near, text: [missing, ...near.text] }
}

function told(format: Formatter, question: DataQuestion, words: string, found: readonly AnswerRow[]): AnswerBody {
  const period = format.when(question)
  const isFirst = question.isFirst === true
  const end = isFirst ? found[0] : found.at(-1)
  if (!end) return { text: [], rows: [], missing: [] }
  const text = format.statistics.mentioned(
    words,
    period,
    new Set(found.map(({ day }) => day)).size,
    isFirst,
    format.day(end.day),
    end.words,
  )
  return { text: [text], rows: found.toReversed(), missing: [] }
}
