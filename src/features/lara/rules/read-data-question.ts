import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { lastOfMonth, monthsBefore, periodOf } from '../../insights/rules/periods.ts'
import { type DataAsk, type Days, type DataQuestion, type DataSubject, WITHOUT } from '../../answers/rules/data-question.ts'
import type { DataGrammar, StatisticsSaid } from './read-data-question-grammar.ts'
import { type Details, DetailsReader } from './read-data-question-details.ts'
import { DETAILS_SAID } from './read-data-question-details-said.ts'
import { ENGLISH } from './read-data-question-english.ts'
import { FRENCH } from './read-data-question-french.ts'
import { SPANISH } from './read-data-question-spanish.ts'
import { withoutSlips } from './read-data-question-slips.ts'
import { COUNTED, statisticIn, statisticsOf } from './read-data-question-statistics.ts'
import { mondayOf, type NamedTime, TimeReader } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-times-said.ts'
import type { Language } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'

/** How far back `last` searches, and how many days `best` and `worst` cover by default. */
export const LAST_LOOKS_YEARS = 10
const BEST_DAYS = 30
/** Default days of averages by week or day of the week and of comparisons by factor, and of those by month. */
const GROUP_DAYS = 84
const MONTHS_BACK = 5
const MOST_DAYS = 366
/** Maximum number of words; longer sentences are left to the other sources. */
const WORDS_MAX = 30
/** Maximum number of words of a follow-up question. */
const FOLLOW_WORDS_MAX = 8
/** Day of the month from which the current month is long enough for a comparison. */
const MONTH_NEEDS_DATE = 8

/** In a question without a verb: possessives, and words that ask for a number. */
const MINE = /^(?:my|mi|mis|mon|ma|mes)$/
const COUNTING: ReadonlySet<string> = new Set(['how', 'many', 'much', 'combien', 'cuantos', 'cuantas', 'cuanto', 'cuanta'])
/** Words allowed beside a time in a follow-up without a verb. */
const BESIDE_TIME: ReadonlySet<string> = new Set(
  'any in on for during over the el la los las en de del durante por le les l au aux pendant sur a y et and with without con sin avec sans du'.split(' '),
)
/** A word that stands for a detail, a time or a subject. */
const MARK = /^[#@%~=&]/

type Reader = {
  readonly grammar: DataGrammar
  readonly said: StatisticsSaid
  readonly times: TimeReader
  readonly details: DetailsReader
}
function readerOf(grammar: DataGrammar, language: Language): Reader {
  return {
    grammar,
    said: statisticsOf(language),
    times: new TimeReader(TIME_WORDS[language]),
    details: new DetailsReader(DETAILS_SAID[language]),
  }
}
const READERS: readonly Reader[] = [readerOf(ENGLISH, 'en'), readerOf(SPANISH, 'es'), readerOf(FRENCH, 'fr')]

/**
 * Parses a question about her own notes, in English, Spanish or French; undefined for all other messages, general
 * questions above all. `followed` is the question behind the previous answer, for follow-ups such as "and last month?".
 * A question about her notes that was not understood is returned with `asks: 'unclear'`.
 */
export function readDataQuestion(message: string, today: LocalDate, followed: DataQuestion | null): DataQuestion | undefined {
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  if (sentences.length > 4) return undefined
  const before = sentences.length === 1 && followed?.asks !== 'unclear' ? followed : null
  const first = <Found>(read: (sentence: string, reader: Reader) => Found | undefined): Found | undefined => {
    for (const sentence of sentences.toReversed()) {
      for (const reader of READERS) {
        const found = read(sentence, reader)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
  const asked = first((sentence, reader) => readSentence(sentence, reader, today, before))
  if (asked && !isTooLong(asked)) return asked
  if (asked) return { ...asked, asks: 'unclear', before: null }
  return first((sentence, reader) => readUnclear(sentence, reader, today))
}

/** Whether a question covers more than a year; searches and bleeding may go further back. */
function isTooLong({ asks, from, to, before }: DataQuestion): boolean {
  const isLong = (days: Days) => daysBetween(days.from, days.to) >= MOST_DAYS
  return !isSearch(asks) && (isLong({ from, to }) || (before !== null && isLong(before)))
}

/** Whether a question without a time searches all of her notes. */
function isSearch(asks: DataAsk): boolean {
  return asks === 'last' || asks === 'first' || asks === 'cycles' || asks === 'gap' || asks === 'span'
}

type Parts = {
  readonly grammar: DataGrammar
  readonly said: StatisticsSaid
  readonly today: LocalDate
  /** The text with its details, times and subjects replaced by marks; `worded` still has the subjects, `plain` all. */
  readonly text: string
  readonly worded: string
  readonly plain: string
  readonly details: Details
  readonly times: readonly NamedTime[]
  readonly subjects: readonly DataSubject[]
  readonly flow: string | null
  readonly without: boolean
  readonly isQuestion: boolean
}

function plainOf(sentence: string, grammar: DataGrammar): string {
  let plain = ` ${toPlain(sentence)
    .replaceAll(/(?<!\d)-|-(?!\d)|['’]/g, ' ')
    .replaceAll(/(?<=\d)[.,](?=\d)/g, '-')
    .replaceAll(/[^\p{L}\d#-]+/gu, ' ')
    .replaceAll(/(?<=\d)-5(?= )/g, ' 5')
    .trim()} `
  for (const [from, to] of grammar.spellings) plain = plain.replaceAll(from, to)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

function partsOf(sentence: string, { grammar, said, times: reader, details: detailsReader }: Reader, today: LocalDate): Parts | undefined {
  const isKnown = (word: string) => grammar.known.has(word) || said.known.has(word)
  const plain = withoutSlips(plainOf(sentence, grammar), grammar.mended, isKnown)
  if (plain.includes('#') || plain.split(' ').length > WORDS_MAX) return undefined
  const details = detailsReader.read(plain)
  const read = details && reader.read(details.rest, today)
  if (!read) return undefined
  const found: { subject: DataSubject; at: number }[] = []
  let text = read.rest
  const taken = (subject: DataSubject, pattern: RegExp) => {
    text = text.replaceAll(pattern, (whole: string, ...rest: unknown[]) => {
      found.push({ subject, at: rest.findLast((one) => typeof one === 'number') ?? 0 })
      return grammar.ownVerbs?.test(whole) ? '@ yo' : '@'
    })
  }
  const choice = said.choices.find(([, , pattern]) => new RegExp(pattern).test(text))
  if (choice) taken(choice[0], choice[2])
  const flow = choice?.[1] ?? grammar.flows.find(([, pattern]) => new RegExp(pattern).test(text))?.[0] ?? null
  for (const [subject, pattern] of [...said.subjects, ...grammar.subjects]) taken(subject, pattern)
  const subjects = [...new Set(found.map(({ subject }) => subject))]
  const isBleeding = subjects.includes('bleeding')
  const without = new RegExp(grammar.without).test(text.replaceAll('%', '@'))
  text = text.replaceAll(grammar.without, '@ ')
  if (!choice) for (const [, pattern] of grammar.flows) text = text.replaceAll(pattern, isBleeding || subjects.length === 0 ? '@' : ' ? ')
  text = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/@(?: @)+/g, '@')
    .trim()
  return {
    grammar,
    said,
    today,
    text,
    worded: read.rest,
    plain,
    details,
    times: read.times,
    subjects: flow && subjects.length === 0 ? ['bleeding'] : subjects,
    flow: choice || isBleeding || subjects.length === 0 ? flow : null,
    without,
    isQuestion: sentence.includes('?'),
  }
}

/** The first word that is neither a mark nor in the vocabulary. */
function unreadWord({ text, grammar, said }: Parts): string | undefined {
  return text.split(' ').find((word) => word !== '' && !MARK.test(word) && !grammar.known.has(word) && !said.known.has(word))
}

function hasDetails({ details }: Parts): boolean {
  return details.weekdays !== undefined || details.part !== undefined || details.factor !== undefined || details.limit !== undefined
}

function readSentence(sentence: string, reader: Reader, today: LocalDate, followed: DataQuestion | null): DataQuestion | undefined {
  const parts = partsOf(sentence, reader, today)
  if (!parts || unreadWord(parts) !== undefined) return undefined
  const { grammar, said, text, times, subjects, details } = parts
  const isLoose = isLooselyAsked(parts)
  const isWhy = said.why.test(text) && times.length === 1 && subjects.length === 1 && OWN_WHY.test(text) && !said.advice.test(text)
  const isLinked = details.factor !== undefined && subjects.length === 1 && text.split(' ').some((word) => MINE.test(word) || /^(?:i|he|je|j|me)$/.test(word))
  if (said.why.test(text) && !isWhy) return undefined
  const isSure = isLoose && (details.weekdays !== undefined || isListed(parts) || STRONG.has(statisticOf(parts) ?? 'how'))
  if (!isWhy && !isLinked && !isSure && grammar.refuses.some((pattern) => pattern.test(text))) return undefined
  const frames = parts.isQuestion ? [...grammar.frames, ...grammar.asked] : grammar.frames
  const isFramed = isOwn(parts) && frames.some((pattern) => pattern.test(text))
  if (followed && isFollowing(parts, isFramed)) return following(parts, followed)
  if (isSideBySide(parts) && /^(?:please )?compar/.test(text)) return toQuestion(parts, null)
  if (!isFramed && !isBare(parts) && !isLoose && !isWhy) return undefined
  const isCompared = grammar.compare.test(text)
  if (!isLoose && times.length === 0 && !isCompared && grammar.needsTime.some((pattern) => pattern.test(text))) return undefined
  const isAny = subjects.length > 0 || details.factor !== undefined
  if (!isAny && ![grammar.logging, grammar.everything, grammar.nights].some((pattern) => pattern.test(text))) return undefined
  const question = toQuestion(parts, grammar.follows.test(text) ? followed : null)
  return question && isWhy ? { ...question, asks: 'how', before: null, why: true } : question
}

/** In any order of words: a question in the first person with a subject, and a time, detail or statistic. */
function isLooselyAsked(parts: Parts): boolean {
  const { said, text, times, subjects, details, isQuestion } = parts
  const isNight = parts.grammar.nights.test(text)
  if (subjects.length === 0 && details.factor === undefined && !isNight) return false
  if (!isOwn(parts) || !(isQuestion || said.asking.test(text)) || said.advice.test(text)) return false
  const statistic = statisticOf(parts)
  if (subjects.length === 0 && details.factor === undefined) return statistic === 'best' || statistic === 'worst'
  return times.length > 0 || hasDetails(parts) || statistic !== undefined || isListed(parts)
}

/** "Hot flashes yesterday?", "my sleep this month": only a subject and a time. */
function isBare(parts: Parts): boolean {
  const { text, times, subjects, isQuestion, said, details } = parts
  if (subjects.length > 1 || (subjects.length === 0 && details.factor === undefined) || (times.length === 0 && !hasDetails(parts))) return false
  const words = text.split(' ')
  const isBeside = (word: string) => MARK.test(word) || BESIDE_TIME.has(word) || MINE.test(word) || COUNTING.has(word)
  const isPlain = words.every((word) => isBeside(word) || (details.factor !== undefined && DAYS.test(word)))
  if (isPlain) return isQuestion || words.some((word) => MINE.test(word) || COUNTING.has(word))
  const isCounted = said.average.test(text) || said.total.test(text) || said.days.test(text) || said.high.test(text) || said.low.test(text)
  const isAsked = isQuestion || said.asking.test(text) || MINE.test(words[0] ?? '')
  return (times.length > 0 || details.limit !== undefined) && isCounted && isAsked && !said.advice.test(text)
}

/** "And last month?", "and my mood?", "and the worst?": a follow-up with only a time, a subject, a detail or a statistic. */
function isFollowing(parts: Parts, isFramed: boolean): boolean {
  const { text, times, subjects, grammar, said, isQuestion } = parts
  const words = text.split(' ')
  if (words.length > FOLLOW_WORDS_MAX || times.length > 1 || subjects.length > 1) return false
  const isBegun = grammar.follows.test(text)
  const isDetailed = hasDetails(parts)
  if (times.length + subjects.length === 0 && !isDetailed) return isBegun && words.length <= 5 && (rankIn(parts) ?? statisticIn(text, said, undefined)) !== undefined
  if (isBegun && !isFramed) return true
  const rest = text.replace(grammar.follows, '').split(' ').filter(Boolean)
  const isPlain = rest.every((word) => MARK.test(word) || BESIDE_TIME.has(word) || MINE.test(word))
  return isPlain && (isBegun || (subjects.length === 0 && (isQuestion || words.length <= 2)))
}

/** Statistics whose words are enough to tell a question about her notes from a general one. */
const STRONG: ReadonlySet<DataAsk> = new Set(['cycles', 'gap', 'span', 'weeks', 'months', 'weekdays', 'best', 'worst', 'average', 'total', 'first'])
/** "Why was my mood so low", "why did I sleep badly". */
const OWN_WHY = /\b(?:my|mi|mis|mon|ma|mes) @|\bdid i\b|@ yo\b|\bai je\b/
/** "My sleep and my mood". */
const JOINED = /@ (?:and|y|e|et|or|o|ou) (?:\p{L}+ ){0,2}@/u
const DAYS = /^(?:days|nights|dias|noches|jours|nuits)$/
/** "Than in September". */
const THAN_TIME =
  /\b(?:than|que|qu)(?: (?:in|on|for|during|it was|i did|i had|en|a|el|la|le|les|l|pendant|durante|au|aux|de|du|d))* #\d/

function isOwn({ grammar, text, plain }: Parts): boolean {
  return grammar.own.test(text) || grammar.own.test(plain) || grammar.ownVerbs?.test(text) === true
}

/** Whether days are counted, or the last one is asked for. */
function isListed({ said, grammar, text }: Parts): boolean {
  return said.days.test(text) || grammar.last.test(text)
}

function isSideBySide({ times, subjects, said, text }: Parts): boolean {
  return times.length === 2 && subjects.length === 0 && !said.advice.test(text)
}

function statisticOf({ text, worded, said, subjects, without }: Parts): DataAsk | undefined {
  const [subject] = subjects
  if (subject === 'bleeding' && without && said.high.test(text)) return 'gap'
  const bleeding = subject === 'bleeding' ? statisticIn(worded, said, subject) : undefined
  return bleeding && isSearch(bleeding) ? bleeding : statisticIn(text, said, subject)
}

/** "The best", "the worst". */
function rankIn({ grammar, text }: Parts): 'best' | 'worst' | undefined {
  if (/\b(?:best|mejor(?:es)?|meilleure?s?)\b/.test(text) && grammar.best.test(text)) return 'best'
  return /\b(?:worst|peor(?:es)?|pires?)\b/.test(text) && grammar.worst.test(text) ? 'worst' : undefined
}

const RELATIVE: ReadonlySet<NamedTime['kind']> = new Set(['day-earlier', 'week-before', 'month-before', 'year-before'])

/** "The week before", seen from the days of the previous question. */
function relativeTo({ from, to }: Days, kind: NamedTime['kind']): Days {
  const yesterday = addDays(from, -1)
  switch (kind) {
    case 'week-before':
      return { from: addDays(from, -7), to: yesterday }
    case 'month-before': {
      const first = monthsBefore(`${from.slice(0, 7)}-01`, 1)
      return { from: first, to: lastOfMonth(first) }
    }
    case 'year-before':
      return { from: yearsBefore(from, 1), to: yearsBefore(to, 1) }
    default:
      return { from: yesterday, to: yesterday }
  }
}

function following(parts: Parts, followed: DataQuestion): DataQuestion | undefined {
  const { details, said, text, times, today } = parts
  const { limit, part, flow, factor, why: _why, ...same } = followed
  const [subject] = parts.subjects
  const isOther = subject !== undefined && subject !== followed.subject
  const kept = {
    ...same,
    subject: subject ?? followed.subject,
    flow: subject ? parts.flow : flow,
    ...(!isOther && limit && { limit }),
    ...(!isOther && part && { part }),
    ...(factor && (!isOther || followed.subject !== 'factor') && { factor }),
  }
  const isReset = isOther && ['days', 'total', 'hours', 'cycles', 'gap', 'span'].includes(followed.asks)
  const statistic = details.factor && kept.subject !== 'factor' ? 'split' : (rankIn(parts) ?? statisticIn(text, said, kept.subject) ?? (isReset ? 'how' : followed.asks))
  const { rest: _rest, ...narrowed } = details
  const changed: DataQuestion = { ...kept, ...narrowed, asks: statistic, before: statistic === 'compare' ? followed.before : null }
  const [time] = times
  if (time && RELATIVE.has(time.kind)) {
    const earlier = relativeTo(followed.before ?? followed, time.kind)
    if (statistic === 'compare') return settled({ ...changed, before: earlier })
    return settled({ ...changed, ...earlier, asks: statistic === 'last' ? 'how' : statistic })
  }
  const days = daysOf(parts, kept.subject)
  if (!days) {
    if (times.length > 0) return undefined
    const isNew = statistic !== followed.asks && isSearch(followed.asks)
    return settled({ ...changed, ...(isNew && defaultDays(statistic, today)) })
  }
  if (statistic === 'compare') return settled({ ...changed, ...comparedOf({ ...parts, than: time }) })
  return settled({ ...changed, ...days, asks: statistic === 'last' ? 'how' : statistic })
}

/** A question about her notes that was not understood: a possessive, a measure and a time. */
function readUnclear(sentence: string, reader: Reader, today: LocalDate): DataQuestion | undefined {
  const { grammar, said, times, details } = reader
  const plain = plainOf(sentence, grammar)
  const words = plain.split(' ')
  if (words.length > WORDS_MAX || plain.includes('#') || !(sentence.includes('?') || said.asking.test(words[0] ?? ''))) return undefined
  if (said.advice.test(plain) || (said.why.test(plain) && !words.some((word) => MINE.test(word)))) return undefined
  const detailed = details.read(plain)
  const timed = times.read(detailed?.rest ?? plain, today)
  if (!timed || (timed.times.length === 0 && !detailed?.weekdays)) return undefined
  const subject = [...said.subjects, ...grammar.subjects].find(([, pattern]) => new RegExp(pattern).test(timed.rest))?.[0]
  if (subject === undefined || !(words.some((word) => MINE.test(word)) || grammar.own.test(plain))) return undefined
  const parts = partsOf(sentence, reader, today)
  const unread = parts && unreadWord(parts)
  const week = periodOf('week', today)
  return { subject, asks: 'unclear', ...week, before: null, flow: null, ...(unread !== undefined && { unread }) }
}

function toQuestion(parts: Parts, followed: DataQuestion | null): DataQuestion | undefined {
  const { details, times, today } = parts
  const asks = asksOf(parts)
  const subject = subjectOf(parts, asks)
  if (subject === undefined) return parts.said.judged.test(parts.text) ? unclear(parts) : undefined
  const { rest: _rest, weekdays, ...rest } = details
  const narrowed = { ...rest, ...(weekdays && asks !== 'weekdays' && { weekdays }) }
  const flow = parts.without ? WITHOUT : subject === 'bleeding' || subject === 'feeling' || subject === 'waking' ? parts.flow : null
  const base = { subject, asks, flow, before: null, ...narrowed }
  if (isUnclear(parts, subject, asks)) return { ...base, asks: 'unclear', ...periodOf('week', today) }
  const night = parts.times.length === 1 && parts.times[0]?.kind === 'last-night' && subject === 'hot_flashes'
  if (night) return { ...base, asks: 'hours', part: 'night', from: addDays(today, -1), to: addDays(today, -1) }
  if (asks === 'compare') return settled({ ...base, ...comparedOf(parts) })
  if (times.length === 0) {
    const isInherited = followed !== null && !isSearch(asks) && !isSearch(followed.asks)
    if (parts.said.total.test(parts.text) && !isSearch(asks)) return settled({ ...base, from: addDays(yearsBefore(today, 1), 1), to: today })
    if (subject === 'bleeding' && (asks === 'how' || asks === 'count')) return settled({ ...base, from: addDays(today, 1 - GROUP_DAYS), to: today })
    return settled({ ...base, ...(isInherited ? { from: followed.from, to: followed.to } : defaultDays(details.weekdays && !isSearch(asks) ? 'weekdays' : asks, today)) })
  }
  const days = daysOf(parts, subject)
  return days ? settled({ ...base, ...days }) : { ...base, asks: 'unclear', ...periodOf('week', today) }
}

/** Whether her notes cannot answer: two measures that are not simply listed, a judgement without a bound, and similar. */
function unclear({ grammar, text, today }: Parts): DataQuestion {
  const subject = grammar.nights.test(text) ? 'sleep' : 'mood'
  return { subject, asks: 'unclear', ...periodOf('week', today), before: null, flow: null }
}

function isUnclear({ subjects, details, said, text, times, grammar }: Parts, subject: DataSubject, asks: DataAsk): boolean {
  const isScale = !COUNTED.has(subject) && !['bleeding', 'factor', 'feeling', 'waking', 'logging', 'everything'].includes(subject)
  if (subjects.length > 1 && asks !== 'split' && /@.*@/.test(text) && !JOINED.test(text)) return true
  if (subjects.length > 1 && (said.link.test(text) || details.factor !== undefined || asks === 'days')) return true
  if (asks === 'days' && isScale && !details.limit && !(grammar.logging.test(text) && !said.judged.test(text))) return true
  if (details.limit && (subject === 'everything' || subject === 'logging' || subject === 'bleeding' || !['days', 'last', 'first'].includes(asks))) return true
  if (details.weekdays && (asks === 'compare' || subject === 'everything' || subject === 'logging')) return true
  if (details.part && !['hot_flashes', 'night_sweats', 'mood', 'mood_taps', 'sleep'].includes(subject)) return true
  // Her oldest EmberTides are not loaded.
  if (asks === 'first' && subject.startsWith('tide_')) return true
  return asks === 'split' && subject === 'everything' && times.length === 0
}

function asksOf(parts: Parts): DataAsk {
  const { grammar, said, text, subjects, details } = parts
  const [subject] = subjects
  if (details.factor && subject) return 'split'
  const statistic = statisticOf(parts)
  const isRanked = statistic === 'best' || statistic === 'worst'
  if (statistic && !isRanked && statistic !== 'average' && statistic !== 'total') return statistic
  if (grammar.compare.test(text) && THAN_TIME.test(text)) return 'compare'
  if (isSideBySide(parts) && grammar.compare.test(text)) return 'compare'
  if (details.weekdays && grammar.compare.test(text) && subject) return 'weekdays'
  if (!isRanked && grammar.best.test(text)) return 'best'
  if (!isRanked && grammar.worst.test(text)) return 'worst'
  const isDays = said.days.test(text)
  if (isRanked && !(isDays && details.limit)) return statistic
  if (grammar.last.test(text) && (subjects.includes('bleeding') || grammar.last.test(text.replaceAll('#', '')))) return 'last'
  const isCountable = subject !== undefined || details.factor !== undefined
  if (isCountable && (details.limit || (isDays && subject !== 'bleeding' && subject !== 'logging'))) return 'days'
  if (details.factor !== undefined && grammar.count.test(text)) return 'days'
  if (grammar.compare.test(text)) return 'compare'
  if (statistic === 'total' && subject === 'sleep') return 'total'
  if (statistic === 'average' && subject !== undefined && COUNTED.has(subject)) return 'average'
  return grammar.count.test(text) ? 'count' : 'how'
}

function subjectOf({ grammar, text, subjects, details }: Parts, asks: DataAsk): DataSubject | undefined {
  const [first, second] = subjects
  if (first === 'mood' && details.part) return 'mood_taps'
  if (first !== undefined) return second === undefined || asks === 'split' ? first : 'everything'
  if (details.factor !== undefined) return 'factor'
  if (asks === 'best' || asks === 'worst') return grammar.nights.test(text) ? 'sleep' : 'mood'
  if (grammar.logging.test(text) && (asks === 'count' || asks === 'last' || asks === 'first')) return 'logging'
  if (asks === 'how' && grammar.nights.test(text)) return 'sleep'
  // Notes cannot tell how many good days there were, or when she last felt well.
  return asks === 'how' || asks === 'compare' ? 'everything' : undefined
}

/** Adjusts what is asked to what the subject supports. */
function settled(question: DataQuestion): DataQuestion {
  const { subject, asks } = question
  if (asks === 'split' && question.flow === WITHOUT) return { ...question, flow: null }
  const isRanked = asks === 'best' || asks === 'worst'
  if (subject === 'sleep' || subject === 'night_sweats') {
    const { part, ...whole } = question
    if (part) return settled({ ...whole, asks: asks === 'hours' ? 'how' : asks })
  }
  if (question.part && (subject === 'hot_flashes' || subject === 'mood_taps')) return { ...question, asks: 'hours', before: null }
  if (subject === 'mood_taps') return asks === 'hours' ? question : { ...question, asks: 'hours', before: null }
  if (subject === 'mood' && asks === 'hours') return { ...question, subject: 'mood_taps' }
  if (subject === 'everything' && isRanked) return { ...question, subject: 'mood' }
  if (subject === 'everything' && (asks === 'last' || asks === 'first')) return { ...question, subject: 'logging' }
  if (asks === 'count' && !COUNTED.has(subject) && subject !== 'bleeding' && subject !== 'logging') return { ...question, asks: subject === 'factor' ? 'days' : 'how' }
  if (subject === 'bleeding' && isRanked) return { ...question, asks: 'how' }
  if (subject === 'logging' && (isRanked || asks === 'how')) return { ...question, asks: 'count' }
  return question
}

function defaultDays(asks: DataAsk, today: LocalDate): Days {
  if (isSearch(asks)) return { from: yearsBefore(today, LAST_LOOKS_YEARS), to: today }
  if (asks === 'best' || asks === 'worst' || asks === 'days') return { from: addDays(today, 1 - BEST_DAYS), to: today }
  if (asks === 'split' || asks === 'weekdays' || asks === 'hours') return { from: addDays(today, 1 - GROUP_DAYS), to: today }
  if (asks === 'weeks') return { from: addDays(mondayOf(today), 7 - GROUP_DAYS), to: today }
  if (asks === 'months') return { from: monthsBefore(`${today.slice(0, 7)}-01`, MONTHS_BACK), to: today }
  return periodOf('week', today)
}

/** The days in a question; undefined if there are none, or several that do not form one period. */
function daysOf({ times, text, grammar, today }: Pick<Parts, 'times' | 'text' | 'grammar' | 'today'>, subject: DataSubject): Days | undefined {
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
    if (one.named.from === two.named.from) return { ...one.days, before: preceding(one.named, one.kind) }
    const [before, now] = one.named.from <= two.named.from ? [one, two] : [two, one]
    return { ...now.days, before: before.named }
  }
  const mark = grammar.than.exec(text)?.[1]
  const since = one?.isSince && (one.kind === 'month' || one.kind === 'last-month') ? one : undefined
  const earlier = than ?? times.find((time) => time.mark === mark) ?? since
  if (earlier && earlier.named.to < today) return { ...after(earlier, today), before: earlier.named }
  // A period until today has no later one: it is compared with the one before it.
  const other = earlier ?? one
  const now = other?.days ?? periodOf('week', today)
  return { ...now, before: preceding(now, other?.kind) }
}

/** The later period, if only the earlier one is given: the same kind of period until today. */
function after({ kind, named }: NamedTime, today: LocalDate): Days {
  switch (kind) {
    case 'last-week':
    case 'week-before':
      return { from: mondayOf(today), to: today }
    case 'month-before':
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
function preceding({ from, to }: Days, kind: NamedTime['kind'] | undefined): Days {
  const last = addDays(from, -1)
  if (kind === 'this-week' || kind === 'last-week') return { from: addDays(from, -7), to: last }
  if (kind === 'this-month' || kind === 'last-month' || kind === 'month') return { from: `${last.slice(0, 7)}-01`, to: last }
  return { from: addDays(from, -1 - daysBetween(from, to)), to: last }
}
