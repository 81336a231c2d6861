import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { type Days, type OwnQuestion, type OwnSubject, WITHOUT } from './own-question.ts'
import type { OwnGrammar } from './read-own-question-grammar.ts'
import { ENGLISH } from './read-own-question-english.ts'
import { FRENCH } from './read-own-question-french.ts'
import { SPANISH } from './read-own-question-spanish.ts'
import { withoutSlips } from './read-own-question-slips.ts'
import { type NamedTime, TimeReader } from './read-own-question-time.ts'
import { TIME_WORDS } from './read-own-question-times-said.ts'
import { toPlain } from './safety/written.ts'

/** How far back `last` looks, and how many days `best` and `worst` look over without a time. */
export const LAST_LOOKS_YEARS = 10
const BEST_DAYS = 30
const MOST_DAYS = 366
/** A longer sentence tells a story; what it asks is left to the other layers. */
const WORDS_MAX = 24
/** A question that follows another one is short. */
const FOLLOW_WORDS_MAX = 8
/** Of a month that has just begun there is too little to set beside another one. */
const MONTH_NEEDS_DATE = 8

/** In a question without a verb: whose it is, and that it asks for a number. */
const MINE = /^(?:my|mi|mis|mon|ma|mes)$/
const COUNTING: ReadonlySet<string> = new Set(['how', 'many', 'much', 'combien', 'cuantos', 'cuantas', 'cuanto', 'cuanta'])
/** What may stand beside a time that follows a question by itself. */
const BESIDE_TIME: ReadonlySet<string> = new Set(
  'any in on for during over the el la los las en de del durante por le les l au aux pendant sur a y et and'.split(' '),
)

type Reader = { readonly grammar: OwnGrammar; readonly times: TimeReader }
const READERS: readonly Reader[] = [
  { grammar: ENGLISH, times: new TimeReader(TIME_WORDS.en) },
  { grammar: SPANISH, times: new TimeReader(TIME_WORDS.es) },
  { grammar: FRENCH, times: new TimeReader(TIME_WORDS.fr) },
]

/**
 * A question about her own notes, in English, Spanish or French; undefined for everything else, general questions above all. `followed` is
 * what the answer before this one was about, so that "and last month?" is understood.
 */
export function readOwnQuestion(message: string, today: LocalDate, followed: OwnQuestion | null): OwnQuestion | undefined {
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

/** More than a year is no time to answer over in one breath; the newest day is sought further back. */
function isTooLong({ asks, from, to, before }: OwnQuestion): boolean {
  const isLong = (days: Days) => daysBetween(days.from, days.to) >= MOST_DAYS
  return asks !== 'last' && (isLong({ from, to }) || (before !== null && isLong(before)))
}

type Parts = {
  readonly grammar: OwnGrammar
  readonly today: LocalDate
  /** The text with its times and subjects marked. */
  readonly text: string
  readonly times: readonly NamedTime[]
  readonly subjects: readonly OwnSubject[]
  readonly flow: OwnQuestion['flow']
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
  const found: { subject: OwnSubject; at: number }[] = []
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

/** Whether every word is known: a mark, or a word that such questions hold. */
function isWhollyKnown({ text, grammar }: Parts): boolean {
  return text.split(' ').every((word) => word === '' || /^[#@]/.test(word) || grammar.known.has(word))
}

function readSentence(sentence: string, reader: Reader, today: LocalDate, followed: OwnQuestion | null): OwnQuestion | undefined {
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

/** "Hot flashes yesterday?", "my sleep this month": nothing but a subject and a time. */
function isBare({ text, times, subjects, isQuestion }: Parts): boolean {
  if (subjects.length !== 1 || times.length === 0) return false
  const words = text.split(' ')
  const isPlain = words.every((word) => /^[#@]/.test(word) || BESIDE_TIME.has(word) || MINE.test(word) || COUNTING.has(word))
  return isPlain && (isQuestion || words.some((word) => MINE.test(word) || COUNTING.has(word)))
}

/** "And last month?", "and my mood?": no question of its own, but a time or a subject beside small words. */
function isFollowing({ text, times, subjects, grammar, isQuestion }: Parts, isFramed: boolean): boolean {
  const words = text.split(' ')
  if (words.length > FOLLOW_WORDS_MAX || times.length > 1 || subjects.length > 1 || times.length + subjects.length === 0) return false
  const isBegun = grammar.follows.test(text)
  if (isBegun && !isFramed) return true
  const rest = text.replace(grammar.follows, '').split(' ').filter(Boolean)
  const isPlain = rest.every((word) => /^[#@]/.test(word) || BESIDE_TIME.has(word) || MINE.test(word))
  return isPlain && (isBegun || (subjects.length === 0 && (isQuestion || words.length <= 2)))
}

function following(parts: Parts, followed: OwnQuestion): OwnQuestion | undefined {
  const days = daysOf(parts, parts.subjects[0] ?? followed.subject)
  const changed = { ...followed, subject: parts.subjects[0] ?? followed.subject, flow: parts.subjects[0] ? parts.flow : followed.flow }
  if (!days) return parts.times.length ? undefined : settled(changed)
  if (followed.asks === 'compare') return settled({ ...changed, ...comparedOf({ ...parts, than: parts.times[0] }) })
  return settled({ ...changed, ...days, asks: followed.asks === 'last' ? 'how' : followed.asks })
}

function toQuestion(parts: Parts, followed: OwnQuestion | null): OwnQuestion | undefined {
  const asks = asksOf(parts)
  const subject = subjectOf(parts, asks)
  if (subject === undefined) return undefined
  const flow = parts.without ? WITHOUT : subject === 'bleeding' ? parts.flow : null
  const base = { subject, asks, flow, before: null }
  if (asks === 'compare') return settled({ ...base, ...comparedOf(parts) })
  if (parts.times.length === 0) {
    const isInherited = followed !== null && asks !== 'last' && followed.asks !== 'last'
    return settled({ ...base, ...(isInherited ? { from: followed.from, to: followed.to } : defaultDays(asks, parts.today)) })
  }
  const days = daysOf(parts, subject)
  return days && settled({ ...base, ...days })
}

function asksOf({ grammar, text, subjects }: Parts): OwnQuestion['asks'] {
  if (grammar.best.test(text)) return 'best'
  if (grammar.worst.test(text)) return 'worst'
  if (grammar.last.test(text) && (subjects.includes('bleeding') || grammar.last.test(text.replaceAll('#', '')))) return 'last'
  if (grammar.compare.test(text)) return 'compare'
  return grammar.count.test(text) ? 'count' : 'how'
}

function subjectOf({ grammar, text, subjects }: Parts, asks: OwnQuestion['asks']): OwnSubject | undefined {
  const [first, second] = subjects
  if (first !== undefined) return second === undefined ? first : 'everything'
  if (asks === 'best' || asks === 'worst') return grammar.nights.test(text) ? 'sleep' : 'mood'
  if (grammar.logging.test(text) && (asks === 'count' || asks === 'last')) return 'logging'
  if (asks === 'how' && grammar.nights.test(text)) return 'sleep'
  // How many good days, or when she last felt well, is not what her notes hold.
  return asks === 'count' || asks === 'last' ? undefined : 'everything'
}

/** Brings together what can be asked of a subject. */
function settled(question: OwnQuestion): OwnQuestion {
  const { subject, asks } = question
  const isRanked = asks === 'best' || asks === 'worst'
  if (subject === 'everything' && isRanked) return { ...question, subject: 'mood' }
  if (subject === 'everything' && asks === 'last') return { ...question, subject: 'logging' }
  if (asks === 'count' && (subject === 'mood' || subject === 'energy' || subject === 'sleep')) return { ...question, asks: 'how' }
  if (subject === 'bleeding' && isRanked) return { ...question, asks: 'how' }
  if (subject === 'logging' && (isRanked || asks === 'how')) return { ...question, asks: 'count' }
  return question
}

function defaultDays(asks: OwnQuestion['asks'], today: LocalDate): Days {
  if (asks === 'last') return { from: yearsBefore(today, LAST_LOOKS_YEARS), to: today }
  if (asks === 'best' || asks === 'worst') return { from: addDays(today, 1 - BEST_DAYS), to: today }
  return periodOf('week', today)
}

/** The days a question names; undefined when it names none, or several that do not make one time. */
function daysOf({ times, text, grammar, today }: Parts, subject: OwnSubject): Days | undefined {
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

/** The two times beside each other: those she names, else the one before the one she names, else this week and the week before. */
function comparedOf({ times, text, grammar, today, than }: Parts & { than?: NamedTime | undefined }): Days & { before: Days } {
  const [one, two] = times
  if (!than && one && two) {
    // "Last week … the week before": the same words for a time and for the one before it.
    if (one.named.from === two.named.from) return { ...one.days, before: preceding(one.named, one.kind) }
    const [before, now] = one.named.from <= two.named.from ? [one, two] : [two, one]
    return { ...now.days, before: before.named }
  }
  const mark = grammar.than.exec(text)?.[1]
  const earlier = than ?? times.find((time) => time.mark === mark)
  if (earlier && earlier.named.to < today) return { ...after(earlier, today), before: earlier.named }
  // A time that reaches until today has nothing after it: what came before it stands beside it.
  const other = earlier ?? one
  const now = other?.days ?? periodOf('week', today)
  return { ...now, before: preceding(now, other?.kind) }
}

/** What she sets against an earlier time that she names alone: the same kind of time until today. */
function after({ kind, named }: NamedTime, today: LocalDate): Days {
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

/** As many days right before, or the month before a month. */
function preceding({ from, to }: Days, kind: NamedTime['kind'] | undefined): Days {
  const last = addDays(from, -1)
  if (kind === 'this-month' || kind === 'last-month' || kind === 'month') return { from: `${last.slice(0, 7)}-01`, to: last }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: last }
}
