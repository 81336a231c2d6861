/**
 * Questions about her notes in words that the grammar of `read-data-question.ts` does not know. Trained rankings
 * say what is asked and about which measure (decision 0103); times, numbers and names are read as in any question. The
 * answer always names its measure and days.
 */
import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import type { DataAsk, DataQuestion, DataSubject } from '../../answers/rules/data-question.ts'
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { SYMPTOMS } from '../../logs/rules/symptom-keys.ts'
import type { Language } from '../../text/rules/speech.ts'
import { factorOfKey, isListedFactor } from './data-factors.ts'
import { NOTES_ASKS, NOTES_MEASURES, type NotesAsk, type NotesMeasure } from './notes-classes.ts'
import { toQuestion } from './read-data-question.ts'
import { asksOf } from './read-data-question-asks.ts'
import { GROUP_DAYS, preceding, RELATIVE, relativeTo } from './read-data-question-days.ts'
import { asWritten } from './read-data-question-mentions.ts'
import { MARK, type Parts, partsOf, READER_OF } from './read-data-question-parts.ts'
import { COUNTED, isSearch } from './read-data-question-statistics.ts'
import type { Tracked } from './read-data-question-symptoms.ts'

/** `followUps` ranks what a message asks after an answer from her notes. */
export type NotesRankings = { readonly asks: Ranking; readonly measures: Ranking; readonly followUps: Ranking }

/** What a message asks her notes, the likeliest first, and of which measures; `likely`, from 0 to 1, that it does. */
export type NotesRead = {
  readonly likely: number
  readonly asks: readonly NotesAsk[]
  readonly measures: readonly { readonly measure: NotesMeasure; readonly share: number }[]
}

/** The longest message that is read so, in characters. */
const MESSAGE_MAX = 200
/**
 * Least likelihood that a message asks for her notes, of a measure, and of a measure that alone is taken; the share of
 * the likelihood that another reading needs. Chosen on the dev sentences.
 */
const ASKS_LEAST = 0.2
const MEASURE_LEAST = 0.08
const ONLY_MEASURE_LEAST = 0.2
const SECOND_LEAST = 0.12
/** What outweighs how she woke, and from which share. */
const OF_NIGHT: ReadonlySet<NotesMeasure> = new Set(['sweats', 'flashes', 'night_waking', 'early_waking', 'trouble_falling_asleep'])
const NIGHT_LEAST = 0.25

/** Whether a measure is one of the night, which the grammar may take for how she woke. */
export function isOfNight(read: NotesRead['measures'][number] | undefined): boolean {
  return read !== undefined && read.share >= NIGHT_LEAST && OF_NIGHT.has(read.measure)
}

/** Most words that her texts are searched for. */
const SOUGHT_MOST = 3
/** Most questions that one message is read as. */
const QUESTIONS_MOST = 2
/** Between two things that are asked for together. */
const JOINTS = /\s+(?:and|or|nor|y|e|o|ni|et|ou)\s+|\s*[,+&]\s*/iu
/** Dates what was by an event: "since the move". */
const BY_EVENT =
  /\b(?:since|before|after|until|desde|antes de|despues de|tras|hasta|depuis|avant|apres|jusqu)\b(?! (?:when|cuando|quand|then|entonces|lors|ce que|mes notes|$)|$)/
/** What is asked of a period. */
const DATED: ReadonlySet<NotesAsk> = new Set(['value', 'days', 'average', 'worst', 'best', 'compare', 'summary'])
/** What is asked of one measure, never of all notes. */
const OF_ONE: ReadonlySet<NotesAsk> = new Set(['last', 'first', 'days', 'average', 'cycle', 'weekday', 'hours'])
/** Days of a question without a time. */
const DAYS = 28

/**
 * Reads a message with the rankings; undefined for one that probably asks nothing of her notes. `isFollowing`: the last
 * answer was from her notes. `least` is the likelihood that is enough.
 */
export function readNotes(
  message: string,
  language: Language,
  { asks, measures, followUps }: NotesRankings,
  isFollowing = false,
  least = ASKS_LEAST,
): NotesRead | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...(isFollowing ? followUps : asks).likely(message, language)]
  const likely = 1 - (shares[NOTES_ASKS.indexOf('none')] ?? 0)
  if (likely < least) return undefined
  const isLikely = (ask: NotesAsk) => (shares[NOTES_ASKS.indexOf(ask)] ?? 0) >= likely * SECOND_LEAST
  const byShare = (one: NotesAsk, other: NotesAsk) => (shares[NOTES_ASKS.indexOf(other)] ?? 0) - (shares[NOTES_ASKS.indexOf(one)] ?? 0)
  return {
    likely,
    asks: NOTES_ASKS.filter((one) => one !== 'none' && isLikely(one)).toSorted(byShare),
    measures: [...measures.likely(message, language)]
      .map((share, place) => ({ share, measure: NOTES_MEASURES[place] ?? 'all' }))
      // Only after an answer is there something to be the same.
      .filter(({ share, measure }) => share >= MEASURE_LEAST && (isFollowing || measure !== 'same'))
      .toSorted((one, other) => other.share - one.share),
  }
}

/** Whether a measure was read that is likely enough to be taken. */
export function hasMeasure(read: NotesRead | undefined, least = ONLY_MEASURE_LEAST): boolean {
  return read?.measures.some(({ measure, share }) => share >= least && measure !== 'all' && measure !== 'same') === true
}

/** The subjects of the measures that are neither symptoms nor factors. */
export const SUBJECTS: Partial<Record<NotesMeasure, DataSubject>> = {
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

/** What is known besides the message: what she tracks, the question before, and the start of a treatment it names. */
export type NotesBeside = {
  readonly tracked?: Tracked | undefined
  readonly followed?: DataQuestion | null
  readonly since?: LocalDate | undefined
  /** Symptoms of her own, by the listed one that their names mean: "ringing ears" for tinnitus. */
  readonly ownSymptoms?: ReadonlyMap<NotesMeasure, { readonly key: string; readonly name: string }>
}

/** The questions about her notes that were read in a message; none where it holds nothing to look up. */
export function toNotesQuestions(
  message: string,
  read: NotesRead,
  language: Language,
  today: LocalDate,
  beside: NotesBeside = {},
): readonly DataQuestion[] {
  const partsIn = (text: string) => partsOf(text, { ...READER_OF[language], tracked: beside.tracked }, today)
  const whole = partsIn(message)
  // Two symptoms are read one after the other: "hair loss and brittle nails, since when?"
  const halves = whole ? [whole] : message.split(JOINTS).flatMap((half) => partsIn(half) ?? [])
  const times = halves.find((one) => one.times.length > 0)?.times ?? []
  const timed = halves.filter((one) => whole || one.symptom !== undefined || one.subjects.length > 0).map((one) => ({ ...one, times }))
  const [first] = timed
  if (!first) return []
  for (const ask of read.asks) {
    const questions = ask === 'note' ? toSearch(first, message, today) : timed.flatMap((one) => toQuestions(one, ask, read, beside))
    if (questions.length > 0) return questions.slice(0, QUESTIONS_MOST)
  }
  return []
}

function isKnown({ grammar, said }: Parts, word: string): boolean {
  return MARK.test(word) || grammar.known.has(word) || said.known.has(word)
}

/** Without words that are not known. */
function readWords(parts: Parts): Parts {
  return {
    ...parts,
    text: parts.text
      .split(' ')
      .filter((word) => isKnown(parts, word))
      .join(' '),
  }
}

/** What she wrote on days, or the texts with the words that are no part of the question. */
function toSearch(parts: Parts, message: string, today: LocalDate): DataQuestion[] {
  const sought = parts.worded.split(' ').filter((word) => word.length > 2 && !isKnown(parts, word))
  const [time] = parts.times
  const days = time?.days ?? { from: addDays(yearsBefore(today, 1), 1), to: today }
  const base = { subject: 'everything', before: null, flow: null, ...days } as const
  if (sought.length > 0 && sought.length <= SOUGHT_MOST) return [{ ...base, asks: 'mentions', words: asWritten(sought.join(' '), message) }]
  // Of a long sentence, its longest words.
  const longest = new Set(sought.toSorted((one, other) => other.length - one.length).slice(0, SOUGHT_MOST))
  const words = sought.filter((word) => longest.has(word))
  if (!time && words.length > 0) return [{ ...base, asks: 'mentions', words: asWritten(words.join(' '), message) }]
  return time ? [{ ...base, asks: 'how' }] : []
}

function toQuestions(found: Parts, read: NotesAsk, { measures }: NotesRead, beside: NotesBeside): DataQuestion[] {
  const { followed = null, since } = beside
  const parts = readWords(found)
  // "How often do I get palpitations?"
  const isOfBleeding = parts.symptom === undefined && parts.subjects.every((subject) => subject === 'bleeding')
  const ask = read === 'cycle' && !isOfBleeding ? 'days' : read
  const asked = ASKED[ask]
  if (!asked) return []
  const isUnread = found.text.split(' ').some((word) => word.length > 2 && !isKnown(found, word))
  return withMeasures(parts, ask, measures, beside, isUnread).flatMap((measured) => {
    // Only she can date an event of her own.
    const isByEvent = DATED.has(ask) && isUnread && since === undefined && parts.times.length === 0 && BY_EVENT.test(parts.plain)
    if (isByEvent) return [{ ...toUndated(measured), ...periodOf('week', parts.today) }]
    const worded = asksOf(measured)
    const asks = asked.includes(worded) ? worded : forSubject(asked[0] ?? 'how', measured)
    const { part: _part, clock: _clock, limit: _limit, ...details } = measured.details
    const readings = [toQuestion(measured, null, asks), asks === 'compare' ? undefined : toQuestion({ ...measured, details }, null, 'how')]
    const question = readings.find((one) => one && one.asks !== 'unclear') ?? ofTimes(measured, asks)
    return question ? [withDays(question, parts, followed, since)] : []
  })
}

/** Statistics of a period that need nothing but its days. */
const OF_PERIOD: ReadonlySet<DataAsk> = new Set(['how', 'compare', 'best', 'worst', 'average'])

/** A question of the days that the message names, where its other words are not understood. */
function ofTimes({ times, subjects: [subject = 'everything'], symptom, named, details }: Parts, asks: DataAsk): DataQuestion | undefined {
  const days = times.map((time) => time.days).toSorted((one, other) => daysBetween(one.from, one.to) - daysBetween(other.from, other.to))
  const longest = days.at(-1)
  if (!longest || !OF_PERIOD.has(asks)) return undefined
  const { factor } = details
  const of = factor !== undefined && subject === 'everything' ? ('factor' as const) : subject
  const base = { subject: of, flow: null, ...(factor && { factor }), ...(symptom && { symptom }), ...(named && { named }) }
  if (asks !== 'compare') return { ...base, asks, before: null, ...longest }
  const [earlier, later] = days.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return earlier && later && days.length === 2 ? { ...base, asks, before: earlier, ...later } : undefined
}

function toUndated({
  subjects: [subject = 'everything'],
}: Parts): Pick<DataQuestion, 'subject' | 'asks' | 'before' | 'flow' | 'isUndated'> {
  return { subject, asks: 'unclear', before: null, flow: null, isUndated: true }
}

/** One for each measure: those named, else the one that was read, else that of the question before. */
function withMeasures(
  parts: Parts,
  ask: NotesAsk,
  measures: NotesRead['measures'],
  { followed = null, since, ownSymptoms }: NotesBeside,
  isUnread: boolean,
): readonly Parts[] {
  const [likeliest] = measures
  // "Waking up drenched" is about the sweats, "how many nights did I wake" about waking.
  const subjects = isOfNight(likeliest) && parts.subjects[0] === 'waking' ? [] : parts.subjects
  const { symptom, details } = parts
  if (ask === 'summary') return [{ ...parts, subjects: [], symptom: undefined, named: undefined }]
  if (ask === 'cycle') return [{ ...parts, subjects: ['bleeding'], symptom: undefined }]
  // "How often have I logged them?" is about what was spoken of.
  if (followed && subjects[0] === 'logging' && measures[0]?.measure === 'same') return [sameAs(parts, followed)]
  if (subjects.length > 1) return subjects.slice(0, 2).map((subject) => ({ ...parts, subjects: [subject] }))
  if (subjects.length === 1 || symptom !== undefined || details.factor !== undefined) return [parts]
  const [first] = measures
  if (followed && followed.asks !== 'mentions' && first?.measure === 'same') return [sameAs(parts, followed)]
  const measure = first && first.share >= ONLY_MEASURE_LEAST ? first.measure : 'all'
  const named = SYMPTOMS.find((one) => one === measure)
  const factor = factorOfKey(measure)
  // "Am I better since the patch?" is about all that she notes.
  if (measure === 'treatment') return since !== undefined && ask === 'compare' ? [{ ...parts, subjects: [] }] : []
  const own = ownSymptoms?.get(measure)
  if (own) return [{ ...parts, subjects: ['symptom'], symptom: own.key, named: own.name }]
  if (named) return [{ ...parts, subjects: ['symptom'], symptom: named }]
  if (factor) return [{ ...parts, details: { ...details, factor } }]
  const subject = SUBJECTS[measure]
  if (subject) return [{ ...parts, subjects: [subject] }]
  // Where a word is not known and no measure is likely, all of her notes are no answer.
  return isUnread && (first?.measure !== 'all' || OF_ONE.has(ask)) ? [] : [parts]
}

function sameAs(parts: Parts, { subject, symptom, named, factor, flow }: DataQuestion): Parts {
  const isFactor = factor !== undefined && isListedFactor(factor)
  return {
    ...parts,
    subjects: subject === 'factor' || subject === 'everything' ? [] : [subject],
    symptom,
    named,
    flow,
    details: isFactor ? { ...parts.details, factor } : parts.details,
  }
}

/** With the days that the message names, by itself or from the question before, or that such a question covers. */
function withDays(
  question: DataQuestion,
  { times, today }: Parts,
  followed: DataQuestion | null,
  since: LocalDate | undefined,
): DataQuestion {
  const [time] = times
  if (!time && since !== undefined) {
    const days = { from: since, to: today }
    return question.asks === 'compare' ? { ...question, ...days, before: preceding(days, undefined) } : { ...question, ...days }
  }
  if (!time) return { ...question, ...daysFor(question, today, followed) }
  if (!followed || !RELATIVE.has(time.kind)) return question
  const earlier = relativeTo(followed.before ?? followed, time.kind)
  return question.asks === 'compare' ? { ...question, from: followed.from, to: followed.to, before: earlier } : { ...question, ...earlier }
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
  const isPeriod = followed !== null && !isSearch(followed.asks)
  const period = { from: followed?.from ?? today, to: followed?.to ?? today }
  switch (asks) {
    case 'compare': {
      if (followed?.before) return { ...period, before: followed.before }
      if (isPeriod && followed) return { ...period, before: preceding(followed, undefined) }
      return { ...last(DAYS), before: { from: addDays(today, 1 - 2 * DAYS), to: addDays(today, -DAYS) } }
    }
    case 'how':
    case 'count':
    case 'average':
    case 'total':
      return isPeriod ? period : last(DAYS)
    case 'days':
      return isPeriod ? period : last(GROUP_DAYS)
    case 'best':
    case 'worst':
      return isPeriod ? period : { from: addDays(yearsBefore(today, 1), 1), to: today }
    default:
      return {}
  }
}
