import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { type Days, type DataQuestion, type DataSubject, WITHOUT } from '../../answers/rules/data-question.ts'
import type { DataGrammar } from './read-data-question-grammar.ts'
import { ENGLISH } from './read-data-question-english.ts'
import { FRENCH } from './read-data-question-french.ts'
import { SPANISH } from './read-data-question-spanish.ts'
import { withoutSlips } from './read-data-question-slips.ts'
import { type NamedTime, TimeReader } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { toPlain } from '../../text/rules/written.ts'

/** How far back `last` searches, and how many days `best` and `worst` cover by default. */
export const LAST_LOOKS_YEARS = 10
const BEST_DAYS = 30
const MOST_DAYS = 366
/** Maximum number of words; longer sentences are left to the other sources. */
const WORDS_MAX = 24
/** Maximum number of words of a follow-up question. */
const FOLLOW_WORDS_MAX = 8
/** Day of the month from which the current month is long enough for a comparison. */
const MONTH_NEEDS_DATE = 8

/** In a question without a verb: possessives, and words that ask for a number. */
const MINE = /^(?:my|mi|mis|mon|ma|mes)$/
const COUNTING: ReadonlySet<string> = new Set(['how', 'many', 'much', 'combien', 'cuantos', 'cuantas', 'cuanto', 'cuanta'])
/** Words allowed beside a time in a follow-up without a verb. */
const TIME_FILLERS: ReadonlySet<string> = new Set(
  'any in on for during over the el la los las en de del durante por le les l au aux pendant sur a y et and'.split(' '),
)

type Reader = { readonly grammar: DataGrammar; readonly times: TimeReader }
const READERS: readonly Reader[] = [
  { grammar: ENGLISH, times: new TimeReader(TIME_WORDS.en) },
  { grammar: SPANISH, times: new TimeReader(TIME_WORDS.es) },
  { grammar: FRENCH, times: new TimeReader(TIME_WORDS.fr) },
]

/**
 * Parses a question about her own notes, in English, Spanish or French; undefined for all other messages, general
 * questions above all. `followed` is the question behind the previous answer, for follow-ups such as "and last month?".
 */
export function readDataQuestion(message: string, today: LocalDate, followed: DataQuestion | null): DataQuestion | undefined {
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  if (sentences.length > 4) return undefined
  for (const sentence of sentences.toReversed()) {
    for (const reader of READERS) {
      const read = readSentence(sentence, reader, today, sentences.length === 1 ? followed : null)
      if (read) return isTooLong(read) ? undefined : read
    }
  }
  return undefined
}

/** Whether a question covers more than a year; `last` may search further back. */
function isTooLong({ asks, from, to, before }: DataQuestion): boolean {
  const isLong = (days: Days) => daysBetween(days.from, days.to) >= MOST_DAYS
  return asks !== 'last' && (isLong({ from, to }) || (before !== null && isLong(before)))
}

type Parts = {
  readonly grammar: DataGrammar
  readonly today: LocalDate
  /** The text with its times and subjects replaced by marks. */
  readonly text: string
  readonly times: readonly NamedTime[]
  readonly subjects: readonly DataSubject[]
  readonly flow: DataQuestion['flow']
  readonly without: boolean
  readonly isQuestion: boolean
}

function partsOf(sentence: string, { grammar, times: reader }: Reader, today: LocalDate): Parts | undefined {
  let plain = ` ${toPlain(sentence)
    .replaceAll(/(?<!\d)-|-(?!\d)|['’]/g, ' ')
    .replaceAll(/[^\p{L}\d#-]+/gu, ' ')
    .trim()} `
  for (const [from, to] of grammar.spellings) plain = plain.replaceAll(from, to)
  plain = withoutSlips(plain.replaceAll(/\s+/g, ' ').trim(), grammar.mended, (word) => grammar.known.has(word))
  if (plain.includes('#') || plain.split(' ').length > WORDS_MAX) return undefined
  const read = reader.read(plain, today)
  if (!read) return undefined
  const flow = grammar.flows.find(([, pattern]) => new RegExp(pattern).test(read.rest))?.[0] ?? null
  const found: { subject: DataSubject; at: number }[] = []
  let text = read.rest
  for (const [subject, pattern] of grammar.subjects) {
    text = text.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      found.push({ subject, at: rest.findLast((one) => typeof one === 'number') ?? 0 })
      return grammar.ownVerbs?.test(whole) ? '@ yo' : '@'
    })
  }
  const subjects = [...new Set(found.map(({ subject }) => subject))]
  const isBleeding = subjects.includes('bleeding')
  const without = new RegExp(grammar.without).test(text)
  text = text.replaceAll(grammar.without, '@ ')
  for (const [, pattern] of grammar.flows) text = text.replaceAll(pattern, isBleeding || flow ? '@' : ' ? ')
  text = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@(?: @)+/g, '@')
    .trim()
  return {
    grammar,
    today,
    text,
    times: read.times,
    subjects: flow && !isBleeding ? [...subjects, 'bleeding'] : subjects,
    flow,
    without,
    isQuestion: sentence.includes('?'),
  }
}

/** Whether every word is a mark or in the vocabulary. */
function isWhollyKnown({ text, grammar }: Parts): boolean {
  return text.split(' ').every((word) => word === '' || /^[#@]/.test(word) || grammar.known.has(word))
}

function readSentence(sentence: string, reader: Reader, today: LocalDate, followed: DataQuestion | null): DataQuestion | undefined {
  const parts = partsOf(sentence, reader, today)
  if (!parts || !isWhollyKnown(parts)) return undefined
  const { grammar, text, times, subjects } = parts
  if (grammar.refuses.some((pattern) => pattern.test(text))) return undefined
  const frames = parts.isQuestion ? [...grammar.frames, ...grammar.asked] : grammar.frames
  const isFramed = grammar.own.test(text) && frames.some((pattern) => pattern.test(text))
  if (followed && isFollowing(parts, isFramed)) return following(parts, followed)
  if (!isFramed && !isBare(parts)) return undefined
  const isCompared = grammar.compare.test(text)
  if (times.length === 0 && !isCompared && grammar.needsTime.some((pattern) => pattern.test(text))) return undefined
  if (subjects.length === 0 && ![grammar.logging, grammar.everything, grammar.nights].some((pattern) => pattern.test(text)))
    return undefined
  return toQuestion(parts, grammar.follows.test(text) ? followed : null)
}

/** "Hot flashes yesterday?", "my sleep this month": only a subject and a time. */
function isBare({ text, times, subjects, isQuestion }: Parts): boolean {
  if (subjects.length !== 1 || times.length === 0) return false
  const words = text.split(' ')
  const isPlain = words.every((word) => /^[#@]/.test(word) || TIME_FILLERS.has(word) || MINE.test(word) || COUNTING.has(word))
  return isPlain && (isQuestion || words.some((word) => MINE.test(word) || COUNTING.has(word)))
}

/** "And last month?", "and my mood?": a follow-up with only a time or a subject. */
function isFollowing({ text, times, subjects, grammar, isQuestion }: Parts, isFramed: boolean): boolean {
  const words = text.split(' ')
  if (words.length > FOLLOW_WORDS_MAX || times.length > 1 || subjects.length > 1 || times.length + subjects.length === 0) return false
  const isBegun = grammar.follows.test(text)
  if (isBegun && !isFramed) return true
  const rest = text.replace(grammar.follows, '').split(' ').filter(Boolean)
  const isPlain = rest.every((word) => /^[#@]/.test(word) || TIME_FILLERS.has(word) || MINE.test(word))
  return isPlain && (isBegun || (subjects.length === 0 && (isQuestion || words.length <= 2)))
}

function following(parts: Parts, followed: DataQuestion): DataQuestion | undefined {
  const days = daysOf(parts, parts.subjects[0] ?? followed.subject)
  const changed = { ...followed, subject: parts.subjects[0] ?? followed.subject, flow: parts.subjects[0] ? parts.flow : followed.flow }
  if (!days) return parts.times.length ? undefined : normalized(changed)
  if (followed.asks === 'compare') return normalized({ ...changed, ...comparedOf({ ...parts, than: parts.times[0] }) })
  return normalized({ ...changed, ...days, asks: followed.asks === 'last' ? 'how' : followed.asks })
}

function toQuestion(parts: Parts, followed: DataQuestion | null): DataQuestion | undefined {
  const asks = asksOf(parts)
  const subject = subjectOf(parts, asks)
  if (subject === undefined) return undefined
  const flow = parts.without ? WITHOUT : subject === 'bleeding' ? parts.flow : null
  const base = { subject, asks, flow, before: null }
  if (asks === 'compare') return normalized({ ...base, ...comparedOf(parts) })
  if (parts.times.length === 0) {
    const isInherited = followed !== null && asks !== 'last' && followed.asks !== 'last'
    return normalized({ ...base, ...(isInherited ? { from: followed.from, to: followed.to } : defaultDays(asks, parts.today)) })
  }
  const days = daysOf(parts, subject)
  return days && normalized({ ...base, ...days })
}

function asksOf({ grammar, text, subjects }: Parts): DataQuestion['asks'] {
  if (grammar.best.test(text)) return 'best'
  if (grammar.worst.test(text)) return 'worst'
  if (grammar.last.test(text) && (subjects.includes('bleeding') || grammar.last.test(text.replaceAll('#', '')))) return 'last'
  if (grammar.compare.test(text)) return 'compare'
  return grammar.count.test(text) ? 'count' : 'how'
}

function subjectOf({ grammar, text, subjects }: Parts, asks: DataQuestion['asks']): DataSubject | undefined {
  const [first, second] = subjects
  if (first !== undefined) return second === undefined ? first : 'everything'
  if (asks === 'best' || asks === 'worst') return grammar.nights.test(text) ? 'sleep' : 'mood'
  if (grammar.logging.test(text) && (asks === 'count' || asks === 'last')) return 'logging'
  if (asks === 'how' && grammar.nights.test(text)) return 'sleep'
  // Notes cannot tell how many good days there were, or when she last felt well.
  return asks === 'count' || asks === 'last' ? undefined : 'everything'
}

/** Adjusts what is asked to what the subject supports. */
function normalized(question: DataQuestion): DataQuestion {
  const { subject, asks } = question
  const isRanked = asks === 'best' || asks === 'worst'
  if (subject === 'everything' && isRanked) return { ...question, subject: 'mood' }
  if (subject === 'everything' && asks === 'last') return { ...question, subject: 'logging' }
  if (asks === 'count' && (subject === 'mood' || subject === 'energy' || subject === 'sleep')) return { ...question, asks: 'how' }
  if (subject === 'bleeding' && isRanked) return { ...question, asks: 'how' }
  if (subject === 'logging' && (isRanked || asks === 'how')) return { ...question, asks: 'count' }
  return question
}

function defaultDays(asks: DataQuestion['asks'], today: LocalDate): Days {
  if (asks === 'last') return { from: yearsBefore(today, LAST_LOOKS_YEARS), to: today }
  if (asks === 'best' || asks === 'worst') return { from: addDays(today, 1 - BEST_DAYS), to: today }
  return periodOf('week', today)
}

/** The days in a question; undefined if there are none, or several that do not form one period. */
function daysOf({ times, text, grammar, today }: Parts, subject: DataSubject): Days | undefined {
  const [first, second, third] = times
  if (!first || third) return undefined
  if (second) {
    if (!grammar.until.test(text)) return undefined
    const [from, to] = [first.named.from, second.named.to]
    return from <= to ? { from, to } : undefined
  }
  if (first.kind === 'last-night' && subject !== 'sleep')
    return { from: addDays(today, -1), to: subject === 'night_sweats' ? today : addDays(today, -1) }
  return first.days
}

/**
 * The two periods of a comparison: those in the question, else the one in the question and the one before it, else this
 * week and last week.
 */
function comparedOf({ times, text, grammar, today, than }: Parts & { than?: NamedTime | undefined }): Days & { before: Days } {
  const [one, two] = times
  if (!than && one && two) {
    // "Last week … the week before": the same expression for a period and for the one before it.
    if (one.named.from === two.named.from) return { ...one.days, before: periodPreceding(one.named, one.kind) }
    const [before, now] = one.named.from <= two.named.from ? [one, two] : [two, one]
    return { ...now.days, before: before.named }
  }
  const mark = grammar.than.exec(text)?.[1]
  const earlier = than ?? times.find((time) => time.mark === mark)
  if (earlier && earlier.named.to < today) return { ...periodAfter(earlier, today), before: earlier.named }
  // A period until today has no later one: it is compared with the one before it.
  const other = earlier ?? one
  const now = other?.days ?? periodOf('week', today)
  return { ...now, before: periodPreceding(now, other?.kind) }
}

/** The later period, if only the earlier one is given: the same kind of period until today. */
function periodAfter({ kind, named }: NamedTime, today: LocalDate): Days {
  switch (kind) {
    case 'last-week':
      return periodOf('week', today)
    case 'last-month':
    case 'month':
      return Number(today.slice(8)) >= MONTH_NEEDS_DATE
        ? { from: `${today.slice(0, 7)}-01`, to: today }
        : { from: addDays(today, -29), to: today }
    case 'last-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today }
    default: {
      const from = addDays(today, -daysBetween(named.from, named.to))
      return from > named.to ? { from, to: today } : { from: addDays(named.to, 1), to: today }
    }
  }
}

/** The preceding period of the same length, or the month before a month. */
function periodPreceding({ from, to }: Days, kind: NamedTime['kind'] | undefined): Days {
  const last = addDays(from, -1)
  if (kind === 'this-month' || kind === 'last-month' || kind === 'month') return { from: `${last.slice(0, 7)}-01`, to: last }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: last }
}
