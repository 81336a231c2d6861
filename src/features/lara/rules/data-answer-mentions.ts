/** The days on which she wrote about something. */
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

/** The days whose texts hold all words of `question.words`, newest first, quoted as she wrote them. */
export function mentionsAnswer(format: Formatter, notes: OwnNotes, question: DataQuestion): AnswerBody {
  const words = question.words ?? ''
  const stems = stemsOf(words)
  const logs = within(
    notes.logs.map((log) => ({ day: log.log_date, log })),
    question,
  )
  const found = logs.flatMap(({ day, log }) => {
    const text = textsOf(log).find((one) => stems.every((stem) => ` ${toPlain(one)}`.includes(` ${stem}`)))
    return text === undefined ? [] : [{ day, words: quoteOf(text, stems[0] ?? ''), log_type: log.log_type, log_id: log.id }]
  })
  const period = format.when(question)
  const isFirst = question.isFirst === true
  const end = isFirst ? found[0] : found.at(-1)
  if (!end) return { text: [format.statistics.notMentioned(words, period)], rows: [], missing: [] }
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
