/**
 * Questions about her notes in words that the grammar of `read-data-question.ts` does not know. Two trained rankings
 * say what is asked and about which measure (decision 0103); times, numbers and names are read as in any question. The
 * answer always names its measure and days.
 */
import { addDays, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { DataAsk, DataQuestion, DataSubject } from '../../answers/rules/data-question.ts'
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import { FACTORS } from '../../logs/contract.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import type { Language } from '../../text/rules/speech.ts'
import { keysIn } from './link-question.ts'
import type { OwnItem } from '../../logs/rules/tracking.ts'
import { NOTES_ASKS, NOTES_MEASURES, type NotesAsk, type NotesMeasure } from './notes-classes.ts'
import { toQuestion } from './read-data-question.ts'
import { asksOf } from './read-data-question-asks.ts'
import { GROUP_DAYS } from './read-data-question-days.ts'
import { MARK, type Parts, partsOf, READERS } from './read-data-question-parts.ts'
import { COUNTED } from './read-data-question-statistics.ts'
import type { Tracked } from './read-data-question-symptoms.ts'

/** `followUps` ranks what a message asks after an answer from her notes. */
export type NotesRankings = { readonly asks: Ranking; readonly measures: Ranking; readonly followUps: Ranking }

/** What a message asks her notes. `measures` are those likely enough, the likeliest first; `likely` is from 0 to 1. */
export type NotesRead = { readonly ask: NotesAsk; readonly likely: number; readonly measures: readonly NotesMeasure[] }

/** The longest message that is read so, in characters. */
const MESSAGE_MAX = 200
/** Least likelihood that a message asks for her notes, and of a measure. Chosen on the dev sentences. */
const ASKS_LEAST = 0.35
const MEASURE_LEAST = 0.3
/** Days of a question without a time. */
const DAYS = 28

/**
 * Reads a message with the rankings; undefined for one that probably asks nothing of her notes. `isFollowing`: the last
 * answer was from her notes.
 */
export function readNotes(
  message: string,
  language: Language,
  { asks, measures, followUps }: NotesRankings,
  isFollowing = false,
): NotesRead | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...(isFollowing ? followUps : asks).likely(message, language)]
  const likely = 1 - (shares[NOTES_ASKS.indexOf('none')] ?? 0)
  if (likely < ASKS_LEAST) return undefined
  const [ask = 'none'] = NOTES_ASKS.filter((one) => one !== 'none').toSorted(
    (one, other) => (shares[NOTES_ASKS.indexOf(other)] ?? 0) - (shares[NOTES_ASKS.indexOf(one)] ?? 0),
  )
  const named = [...measures.likely(message, language)]
    .map((share, place) => ({ share, measure: NOTES_MEASURES[place] ?? 'all' }))
    .filter(({ share }) => share >= MEASURE_LEAST)
    .toSorted((one, other) => other.share - one.share)
  // "The same", in follow-ups, is what no measure was learned for.
  return { ask, likely, measures: named.map(({ measure }) => measure) }
}

const SUBJECTS: Partial<Record<NotesMeasure, DataSubject>> = {
  flashes: 'hot_flashes',
  sweats: 'night_sweats',
  sleep: 'sleep',
  mood: 'mood',
  energy: 'energy',
  stress: 'stress',
  clarity: 'clarity',
  bleeding: 'bleeding',
  logging: 'logging',
  tides: 'tide_energy',
}

/** What may be asked of the days, by class; the first one unless the words say another. */
const ASKED: Partial<Record<NotesAsk, readonly DataAsk[]>> = {
  value: ['how', 'count', 'total', 'days', 'hours'],
  last: ['last'],
  first: ['first'],
  days: ['days', 'count'],
  average: ['average', 'how'],
  worst: ['worst', 'weeks', 'months'],
  best: ['best', 'weeks', 'months'],
  compare: ['compare'],
  weekday: ['weekdays'],
  hours: ['hours'],
  cycle: ['cycles', 'gap', 'span'],
  summary: ['how'],
}

/** The question about her notes that was read in a message; undefined where it holds nothing to look up. */
export function toNotesQuestion(
  message: string,
  { ask, measures }: NotesRead,
  language: Language,
  today: LocalDate,
  { tracked, followed }: { readonly tracked?: Tracked | undefined; readonly followed?: DataQuestion | null } = {},
): DataQuestion | undefined {
  const asked = ASKED[ask]
  const reader = READERS.find((one) => one.language === language)
  const found = asked && reader && partsOf(message, { ...reader, tracked }, today)
  if (!asked || !found) return undefined
  const parts = withMeasure(readWords(found), ask, measures, followed ?? null)
  if (!parts) return undefined
  const worded = asksOf(parts)
  const asks = asked.includes(worded) ? worded : forSubject(asked[0] ?? 'how', parts)
  const question = toQuestion(parts, null, asks)
  if (!question || question.asks === 'unclear') return undefined
  return parts.times.length > 0 ? question : { ...question, ...daysFor(question, today, followed ?? null) }
}

/** Without words that are not known. */
function readWords(parts: Parts): Parts {
  const isRead = (word: string) => MARK.test(word) || parts.grammar.known.has(word) || parts.said.known.has(word)
  return { ...parts, text: parts.text.split(' ').filter(isRead).join(' ') }
}

/** With the measure that was read where no word names one, or that of the question before. */
function withMeasure(parts: Parts, ask: NotesAsk, measures: readonly NotesMeasure[], followed: DataQuestion | null): Parts | undefined {
  if (ask === 'summary') return { ...parts, subjects: [], symptom: undefined, named: undefined }
  if (ask === 'cycle') return { ...parts, subjects: ['bleeding'], symptom: undefined }
  const isNamed = parts.subjects.length > 0 || parts.symptom !== undefined || parts.details.factor !== undefined
  if (isNamed) return parts.subjects.length > 1 ? undefined : parts
  const isSame = followed !== null && followed.asks !== 'mentions' && measures[0] === 'same'
  const [measure] = isSame ? [] : measures
  const subject = measure && SUBJECTS[measure]
  if (subject) return { ...parts, subjects: [subject] }
  const symptom = SYMPTOMS.find((one) => one === measure)
  if (symptom) return { ...parts, subjects: ['symptom'], symptom }
  const factor = measure === 'physical_activity' ? 'movement' : FACTORS.find((one) => one === measure)
  if (factor) return { ...parts, details: { ...parts.details, factor } }
  if (isSame)
    return {
      ...parts,
      subjects: followed.subject === 'factor' ? [] : [followed.subject],
      symptom: followed.symptom,
      named: followed.named,
      ...(followed.factor !== undefined && { details: { ...parts.details, factor: followed.factor as 'alcohol' } }),
    }
  return measure === 'treatment' ? undefined : parts
}

/** The nearest that can be asked of the subject. */
function forSubject(asks: DataAsk, { subjects: [subject], details, without }: Parts): DataAsk {
  const isDaily = subject === undefined || subject === 'symptom' || subject === 'bleeding' || COUNTED.has(subject)
  if (asks === 'days' && !isDaily && !details.limit && !without) return 'how'
  if (asks === 'average' && subject !== undefined && !COUNTED.has(subject)) return 'how'
  return asks
}

/** The days of a question without a time. */
function daysFor({ asks }: DataQuestion, today: LocalDate, followed: DataQuestion | null): Partial<DataQuestion> {
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today })
  switch (asks) {
    case 'compare': {
      if (followed?.before) return { from: followed.from, to: followed.to, before: followed.before }
      return { ...last(DAYS), before: { from: addDays(today, 1 - 2 * DAYS), to: addDays(today, -DAYS) } }
    }
    case 'how':
    case 'count':
    case 'average':
    case 'total':
      return followed && followed.asks !== 'last' && followed.asks !== 'first' ? { from: followed.from, to: followed.to } : last(DAYS)
    case 'days':
      return last(GROUP_DAYS)
    case 'best':
    case 'worst':
      return { from: addDays(yearsBefore(today, 1), 1), to: today }
    default:
      return {}
  }
}

/** The channels of patterns behind the measures. */
const CHANNELS: Partial<Record<NotesMeasure, string>> = {
  flashes: 'hot_flashes_count',
  sweats: 'night_sweats_count',
  sleep: 'sleep_hours',
  mood: 'mood_rating',
  energy: 'energy_level',
  stress: 'stress_triggers',
  clarity: 'thinking_clarity',
}
const CHANNEL_OF_SUBJECT: Partial<Record<DataSubject, string>> = Object.fromEntries(
  Object.entries(CHANNELS).flatMap(([measure, channel]) => {
    const subject = SUBJECTS[measure as NotesMeasure]
    return subject ? [[subject, channel]] : []
  }),
)

/**
 * The channels, at most two, that a message about a link names: by their names, else as they were read, else that of
 * the question before.
 */
export function linkKeys(message: string, { measures }: NotesRead, own: readonly OwnItem[], followed: DataQuestion | null): string[] {
  const read = measures.flatMap((measure) => {
    if (measure === 'same') return (followed && (followed.symptom ?? followed.factor ?? CHANNEL_OF_SUBJECT[followed.subject])) ?? []
    const isKey = [...SYMPTOMS, ...FACTORS].some((key) => key === measure) || measure === 'physical_activity'
    return CHANNELS[measure] ?? (isKey ? [measure] : [])
  })
  return [...new Set([...keysIn(message, own), ...read])].slice(0, 2)
}
