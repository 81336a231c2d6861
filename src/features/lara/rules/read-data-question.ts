import { addDays, daysBetween, type LocalDate, yearsBefore } from '../../../kit/local-date.ts'
import { periodOf } from '../../insights/rules/periods.ts'
import { type DataAsk, type Days, type DataQuestion, WITHOUT } from '../../answers/rules/data-question.ts'
import { againOf } from './read-data-question-again.ts'
import { asksOf, isUnclear, normalized, subjectOf } from './read-data-question-asks.ts'
import { comparedOf, daysOf, defaultDays, GROUP_DAYS, RELATIVE, relativeTo } from './read-data-question-days.ts'
import { readMentions } from './read-data-question-mentions.ts'
import {
  hasDetails,
  isListed,
  isOwn,
  isSideBySide,
  MARK,
  MINE,
  type Parts,
  partsOf,
  rankIn,
  type Reader,
  READERS,
  statisticOf,
  unreadWord,
} from './read-data-question-parts.ts'
import {
  ABOUT,
  ASKS_FIRST,
  BECAUSE,
  BEGINS_COMPARING,
  DAYS,
  EXISTS,
  FIRST_PERSON,
  GROUPED,
  HALVES,
  HERS,
  HER_NIGHTS,
  HOW,
  HOW_WAS,
  JOINED,
  LISTS_DAYS,
  OWN_WHY,
  NIGHTS_COUNTED,
  SINCE_WHEN,
  SINGLE_DAY,
  TAG,
  VERSUS,
} from './read-data-question-shapes.ts'
import { type Hemisphere, inHemisphere } from './read-data-question-seasons.ts'
import { toPlain } from '../../text/rules/written.ts'
import type { Tracked } from './read-data-question-symptoms.ts'
import { readDate, readUnclear } from './read-data-question-unclear.ts'
import { isSearch, statisticIn } from './read-data-question-statistics.ts'

const MOST_DAYS = 366
/** Maximum number of words of a follow-up question. */
const FOLLOW_WORDS_MAX = 8

const COUNTING_NOTES =
  /\b(?:how many|cuant[oa]s|combien de?) (?:days|logs?|entries|notes?|records|dias|registros|entradas|notas|jours|entrees)\b/
const COUNTING: ReadonlySet<string> = new Set(['how', 'many', 'much', 'combien', 'cuantos', 'cuantas', 'cuanto', 'cuanta'])
/** Words allowed beside a time in a follow-up without a verb. */
const BESIDE_TIME: ReadonlySet<string> = new Set(
  'any only just solo solamente seulement juste in on for during over between from to until entre desde hasta jusqu au pour para the el la los las en de del durante por le les l au aux pendant sur a y et and with without con sin avec sans du d please favor svp s il te plait'.split(
    ' ',
  ),
)

/** "Before that" after an event without a date, and "what did I write that day?" */
const BEFORE_THAT =
  /^(?:(?:no|non|y|and|et|but|pero|mais),? )*(?:(?:i mean(?:t)?|me refiero|je veux dire) )?(?:before (?:that|it)|antes(?: de (?:eso|ello))?|avant(?: (?:ca|cela))?)(?: (?:when|cuando|quand)\b.*)?[ ?.!]*$/
const THAT_DAY =
  /^(?=.{1,60}$)(?:.*\b(?:did i|have i|had i|what i|que|qu|ai[ -]je|j['’ ]ai)\b.*\b(?:wr[io]te|written|noted?|log(?:ged)?|put|escribi|anote|apunte|puse|escrito|anotado|ecrit|note|mis)\b).*\b(?:that (?:day|night)|es[ea] (?:mismo )?(?:dia|noche)|aquel dia|aquella noche|ce jour[ -]la|cette nuit[ -]la)\b/
/** A message with more sentences, or with a longer one in characters, is no question about notes. */
const SENTENCES_MOST = 4
const SENTENCE_MOST = 400

/** The month up to today, in words that also name the calendar month before. */
function inDays(message: string): string {
  return message
    .replace(/\bthis (?:past|last) month\b/i, 'the last 30 days')
    .replace(/\beste [uú]ltimo mes(?!\p{L})/iu, 'los últimos 30 días')
    .replace(/\bce dernier mois\b/i, 'les 30 derniers jours')
}

/** What she tracks, for the names of her own, and where she lives, for the months of a season. */
export type ReadOptions = { readonly tracked?: Tracked | undefined; readonly hemisphere?: Hemisphere | undefined }

/**
 * Parses a question about her own notes, in English, Spanish or French; undefined for all other messages, general
 * questions above all. `followed` is the question behind the previous answer, for follow-ups such as "and last month?".
 * A question about her notes that was not understood is returned with `asks: 'unclear'`.
 */
export function readDataQuestion(
  typed: string,
  today: LocalDate,
  followed: DataQuestion | null,
  { tracked, hemisphere }: ReadOptions = {},
): DataQuestion | undefined {
  const message = inDays(typed)
  const readers = READERS.map((reader): Reader => ({ ...inHemisphere(reader, hemisphere), tracked }))
  const sentences = message.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence))
  if (sentences.length > SENTENCES_MOST || sentences.some(({ length }) => length > SENTENCE_MOST)) return undefined
  const before = sentences.length === 1 && followed?.asks !== 'unclear' ? followed : null
  const first = <Found>(read: (sentence: string, reader: Reader) => Found | undefined): Found | undefined => {
    for (const sentence of sentences.toReversed()) {
      for (const reader of readers) {
        const found = read(sentence, reader)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
  const plain = toPlain(message).replace(/^[¿¡ ]+/, '')
  if (followed?.isUndated && BEFORE_THAT.test(plain)) return { ...followed, asks: 'unclear' }
  if (followed && sentences.length === 1 && THAT_DAY.test(plain)) {
    // Of a best or worst day only the answer knows the date.
    if (followed.from !== followed.to) return { ...followed, asks: 'unclear', before: null }
    return { subject: 'everything', asks: 'how', from: followed.from, to: followed.to, before: null, flow: null }
  }
  if (followed?.isUndated && sentences.length === 1) {
    const dated = first((sentence, reader) => readDate(sentence, reader, today, followed))
    if (dated) return isTooLong(dated) ? { ...dated, asks: 'unclear' } : dated
  }
  const mentions = first((sentence, reader) => readMentions(sentence, reader, today))
  if (mentions && ABOUT.test(message)) return mentions
  const asked = first((sentence, reader) => readSentence(sentence, reader, today, before))
  // What she does not track may be in her texts.
  const isTracked = asked?.symptom === undefined || asked.named !== undefined || tracked?.symptoms.includes(asked.symptom) === true
  const written = isTracked ? undefined : first((sentence, reader) => readMentions(sentence, reader, today, true))
  if (written) return written
  if (asked && !isTooLong(asked)) return asked
  if (asked) return { ...asked, asks: 'unclear', before: null }
  const had = mentions ?? first((sentence, reader) => readMentions(sentence, reader, today, true))
  if (had) return had
  return first((sentence, reader) => readUnclear(sentence, reader, today))
}

/** Whether a question covers more than a year; searches and bleeding may go further back. */
function isTooLong({ asks, from, to, before }: DataQuestion): boolean {
  const isLong = (days: Days) => daysBetween(days.from, days.to) >= MOST_DAYS
  return !isSearch(asks) && (isLong({ from, to }) || (before !== null && isLong(before)))
}

function readSentence(sentence: string, reader: Reader, today: LocalDate, followed: DataQuestion | null): DataQuestion | undefined {
  const parts = partsOf(sentence, reader, today)
  if (!parts || unreadWord(parts) !== undefined) return undefined
  const { grammar, said, text, times, subjects, details } = parts
  if (isAroundDay(parts)) return aroundDay(parts)
  if (HALVES.test(text)) return undefined
  if (!followed && isAside(parts)) return undefined
  const again = followed && againOf(parts, followed)
  if (again) return again
  const isLoose = isLooselyAsked(parts)
  const isWhy = said.why.test(text) && times.length === 1 && subjects.length === 1 && OWN_WHY.test(text) && !said.advice.test(text)
  const isLinked =
    details.factor !== undefined &&
    subjects.length === 1 &&
    text.split(' ').some((word) => MINE.test(word) || /^(?:i|he|je|j|me)$/.test(word))
  if (said.why.test(text) && !isWhy) return undefined
  const isSure =
    isLoose && (BEGINS_COMPARING.test(text) || details.weekdays !== undefined || isListed(parts) || STRONG.has(statisticOf(parts) ?? 'how'))
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

/**
 * In any order of words: a question in the first person with a subject, and a time, detail, statistic or comparison.
 */
function isLooselyAsked(parts: Parts): boolean {
  const { said, grammar, text, times, subjects, details, isQuestion } = parts
  const statistic = statisticOf(parts)
  const isCompared = grammar.compare.test(text)
  const isVersus = VERSUS.test(text) && (times.length === 2 || details.weekdays !== undefined || details.factor !== undefined)
  const isBegun = (BEGINS_COMPARING.test(text) && times.length === 2) || isVersus
  const isDetailed = hasDetails(parts) || statistic !== undefined || isListed(parts) || isVersus
  // "Average hot flashes in April", "nights under 6 hours this month": no verb, so no report of hers either.
  const isDated = times.some(({ kind }) => kind !== 'lately') || details.weekdays !== undefined
  const isNamed =
    isDated &&
    (!FIRST_PERSON.test(text) || ASKS_FIRST.test(text)) &&
    (statistic !== undefined || rankIn(parts) !== undefined || LISTS_DAYS.test(text) || grammar.count.test(text))
  const isAsked = isQuestion || TAG.test(text) || isNamed
  // "Were there days without hot flashes last week?": only her notes can tell.
  const isCalendar = isNamed || times.length > 0 || (isQuestion && GROUPED.has(statistic ?? 'how'))
  const isSaidToBe = (EXISTS.test(text) || (HOW_WAS.test(text) && isDated)) && times.length > 0
  const isNoted = isBegun || isSaidToBe || (isAsked && isCalendar && (isDetailed || parts.without || isCompared || isNamed))
  const isExtreme = said.high.test(text) || said.low.test(text) || said.average.test(text)
  const isNamedSearch = isSearch(statistic ?? 'how') && isExtreme && !FIRST_PERSON.test(text)
  // "Which day was worst for hot flashes?"
  const rank = statistic ?? rankIn(parts)
  const isRanked = rank === 'best' || rank === 'worst'
  if (isQuestion && isRanked && WHICH_DAY.test(text) && subjects.length === 1 && !said.advice.test(text)) return true
  const isOwned = isOwn(parts) && (isAsked || said.asking.test(text) || isNamedSearch)
  if (!(isOwned || isNoted) || said.advice.test(text)) return false
  if (subjects.length > 0 || details.factor !== undefined) return times.length > 0 || isDetailed || (isCompared && HERS.test(text))
  if (isNamed && grammar.logging.test(text) && grammar.count.test(text)) return true
  if (HER_NIGHTS.test(text) && times.length > 0) return true
  if (isRanked && SINGLE_DAY.test(text)) return true
  if (grammar.nights.test(text) && (isRanked || isCompared)) return true
  // "How was I on Monday?"
  return times.length > 0 && !grammar.nights.test(text) && HOW.test(text)
}

/** "And when I'm tired at work?", "¿es por mi ciclo?": goes on from an answer that was not about her notes. */
function isAside(parts: Parts): boolean {
  const { text, times, grammar, said } = parts
  if (BECAUSE.test(text)) return true
  const isAsked = grammar.count.test(text) || isListed(parts) || statisticOf(parts) !== undefined || grammar.compare.test(text)
  return grammar.follows.test(text) && times.length === 0 && !isAsked && !said.average.test(text)
}

/** "Hot flashes yesterday?", "my sleep this month": only a subject and a time. */
function isBare(parts: Parts): boolean {
  const { text, times, subjects, isQuestion, said, details } = parts
  const isPair = subjects.length === 2 && isQuestion && times.length === 1 && JOINED.test(text)
  if (
    (subjects.length > 1 && !isPair) ||
    (subjects.length === 0 && details.factor === undefined) ||
    (times.length === 0 && !hasDetails(parts))
  )
    return false
  // "And coffee?" goes on from what was said before.
  const isNamedOnly = times.length === 0 && details.weekdays === undefined && details.limit === undefined
  if (isNamedOnly && !text.split(' ').some((word) => MINE.test(word) || COUNTING.has(word))) return false
  const words = text.split(' ')
  const isBeside = (word: string) => MARK.test(word) || BESIDE_TIME.has(word) || MINE.test(word) || COUNTING.has(word)
  const isPlain = words.every((word) => isBeside(word) || (details.factor !== undefined && DAYS.test(word)))
  // "Sleep last 7 days" asks; "hot flashes last night" may tell.
  const isPeriod = (times.length === 2 || times.some(({ days }) => days.from < days.to)) && subjects.length === 1
  // "Me duele la cabeza desde el lunes" tells.
  if (!isQuestion && /^(?:me|j ai|i have)\b/.test(parts.plain)) return false
  if (isPlain) return isQuestion || isPeriod || words.some((word) => MINE.test(word) || COUNTING.has(word))
  const isCounted =
    said.average.test(text) ||
    said.total.test(text) ||
    parts.grammar.count.test(text) ||
    said.days.test(text) ||
    said.high.test(text) ||
    said.low.test(text)
  const isAsked = isQuestion || said.asking.test(text) || MINE.test(words[0] ?? '')
  return (times.length > 0 || details.limit !== undefined) && isCounted && isAsked && !said.advice.test(text)
}

/** "And last month?", "and my mood?", "and the worst?": only a time, a subject, a detail or a statistic. */
function isFollowing(parts: Parts, isFramed: boolean): boolean {
  const { text, times, subjects, grammar, said, isQuestion } = parts
  const words = text.split(' ')
  if (words.length > FOLLOW_WORDS_MAX || times.length > 1 || subjects.length > 1) return false
  const isBegun = grammar.follows.test(text)
  const isDetailed = hasDetails(parts)
  if (times.length + subjects.length === 0 && !isDetailed && WHICH_DAYS.test(text)) return true
  if (times.length + subjects.length === 0 && !isDetailed)
    return isBegun && words.length <= 5 && (rankIn(parts) ?? statisticIn(text, said, undefined)) !== undefined
  if (isBegun && !isFramed) return true
  const rest = text.replace(grammar.follows, '').split(' ').filter(Boolean)
  const isPlain = rest.every((word) => MARK.test(word) || BESIDE_TIME.has(word) || MINE.test(word))
  return isPlain && (isBegun || (subjects.length === 0 && (isQuestion || words.length <= 2)))
}

/** "Which day was …" */
const WHICH_DAY =
  /^(?:and |y |et )*(?:(?:on )?(?:which|what) (?:day|night|week|month)|(?:en )?(?:que|cual) (?:dia|noche|semana|mes)|quel(?:le)? (?:jour|nuit|semaine|mois)) (?:was|were|had|fue|ha sido|tuve|a ete|etait)/
/** "Which days exactly?", "which ones?" */
const WHICH_DAYS =
  /^(?:(?:and|y|et) )?(?:(?:on )?(?:which|what)(?: days| nights)|(?:en )?(?:que|cuales) (?:dias|noches)|quel(?:le)?s (?:jours|nuits)|(?:on )?which(?: ones)?|cuales|lesquels)(?: (?:exactly|exactamente|exactement|were (?:they|those|that)|fueron|eran|c etait|ca))*$/

/** Statistics whose words are enough to tell a question about her notes from a general one. */
const STRONG: ReadonlySet<DataAsk> = new Set([
  'cycles',
  'gap',
  'span',
  'weeks',
  'months',
  'weekdays',
  'best',
  'worst',
  'average',
  'total',
  'first',
])
function following(parts: Parts, followed: DataQuestion): DataQuestion | undefined {
  const { details, said, text, times, today } = parts
  const { limit, part, clock, flow, factor, symptom, named, why: _why, ...same } = followed
  const [subject] = parts.subjects
  const isOther = subject !== undefined && (subject !== followed.subject || parts.symptom !== symptom)
  const kept = {
    ...same,
    subject: subject ?? followed.subject,
    flow: subject ? parts.flow : flow,
    ...(!isOther && limit && { limit }),
    ...(!isOther && part && { part }),
    ...(!isOther && clock && { clock }),
    ...(isOther ? namesOf(parts) : { ...(symptom && { symptom }), ...(named && { named }) }),
    ...(factor && (!isOther || followed.subject !== 'factor') && { factor }),
  }
  const isReset = isOther && ['days', 'total', 'hours', 'cycles', 'gap', 'span'].includes(followed.asks)
  const statistic =
    details.factor && kept.subject !== 'factor'
      ? 'split'
      : WHICH_DAYS.test(text)
        ? 'days'
        : (rankIn(parts) ?? statisticIn(text, said, kept.subject) ?? (isReset ? 'how' : followed.asks))
  const { rest: _rest, ...narrowed } = details
  const changed: DataQuestion = { ...kept, ...narrowed, asks: statistic, before: statistic === 'compare' ? followed.before : null }
  const [time] = times
  if (time && RELATIVE.has(time.kind)) {
    const earlier = relativeTo(followed.before ?? followed, time.kind)
    if (statistic === 'compare') return normalized({ ...changed, before: earlier })
    return normalized({ ...changed, ...earlier, asks: statistic === 'last' ? 'how' : statistic })
  }
  const days = daysOf(parts, kept.subject)
  if (!days) {
    if (times.length > 0) return undefined
    const isNew = statistic !== followed.asks && isSearch(followed.asks)
    return normalized({ ...changed, ...(isNew && defaultDays(statistic, today)) })
  }
  if (statistic === 'compare') return normalized({ ...changed, ...comparedOf({ ...parts, than: time }) })
  return normalized({ ...changed, ...days, asks: statistic === 'last' ? 'how' : statistic })
}

/** "Hot flashes before and after October 12": the days since then, and as many before. */
const AROUND = /\b(?:before and after|antes y despues|avant et apres)(?: (?:del?|el|la|le|du)){0,2} #\d/

function isAroundDay({ text, times, subjects, details, said }: Parts): boolean {
  return AROUND.test(text) && times.length === 1 && subjects.length === 1 && details.factor === undefined && !said.advice.test(text)
}

function aroundDay({ times: [time], subjects: [subject = 'everything'], today }: Parts): DataQuestion | undefined {
  if (!time) return undefined
  const { from } = time.named
  const before = { from: addDays(from, -1 - daysBetween(from, today)), to: addDays(from, -1) }
  return normalized({ subject, asks: 'compare', from, to: today, before, flow: null })
}

/** The question that parts ask; `asks` if that is known from elsewhere. */
export function toQuestion(parts: Parts, followed: DataQuestion | null, asks: DataAsk = asksOf(parts)): DataQuestion | undefined {
  const { details, today } = parts
  // "Between my last period and the one before" is no week.
  const times = isSearch(asks) ? parts.times.filter(({ kind }) => !RELATIVE.has(kind) && kind !== 'lately') : parts.times
  const subject = subjectOf(parts, asks)
  if (subject === undefined) return parts.said.judged.test(parts.text) ? unclear(parts) : undefined
  const { rest: _rest, weekdays, part, ...rest } = details
  // How she woke up is noted for the morning.
  const isPart = part && !(subject === 'waking' && part === 'morning')
  const narrowed = { ...rest, ...(isPart && { part }), ...(weekdays && asks !== 'weekdays' && { weekdays }) }
  const isSince = asks === 'last' && SINCE_WHEN.test(parts.text)
  const flow =
    parts.without && !isSince ? WITHOUT : subject === 'bleeding' || subject === 'feeling' || subject === 'waking' ? parts.flow : null
  const base = { subject, asks, flow, before: null, ...narrowed, ...namesOf(parts) }
  if (isUnclear(parts, subject, asks)) return { ...base, asks: 'unclear', ...periodOf('week', today) }
  const isNights = subject === 'hot_flashes' && asks === 'days' && !details.limit && !details.part && NIGHTS_COUNTED.test(parts.text)
  if (isNights) return toQuestion({ ...parts, details: { ...details, part: 'night' } }, followed)
  const night = parts.times.length === 1 && parts.times[0]?.kind === 'last-night' && subject === 'hot_flashes'
  if (night) return { ...base, asks: 'hours', part: 'night', from: addDays(today, -1), to: addDays(today, -1) }
  if (asks === 'compare') return normalized({ ...base, ...comparedOf(parts) })
  if (times.length === 0) {
    const isInherited = followed !== null && !isSearch(asks) && !isSearch(followed.asks)
    if ((parts.said.total.test(parts.text) || (subject === 'logging' && COUNTING_NOTES.test(parts.text))) && !isSearch(asks))
      return normalized({ ...base, from: addDays(yearsBefore(today, 1), 1), to: today })
    if (subject === 'bleeding' && (asks === 'how' || asks === 'count'))
      return normalized({ ...base, from: addDays(today, 1 - GROUP_DAYS), to: today })
    return normalized({
      ...base,
      ...(isInherited
        ? { from: followed.from, to: followed.to }
        : defaultDays(details.weekdays && !isSearch(asks) ? 'weekdays' : asks, today)),
    })
  }
  const days = daysOf({ ...parts, times }, subject)
  return days ? normalized({ ...base, ...days }) : { ...base, asks: 'unclear', ...periodOf('week', today) }
}

/** The key of the symptom, and her own name of it or of the factor. */
function namesOf({ symptom, named }: Parts): Pick<DataQuestion, 'symptom' | 'named'> {
  return { ...(symptom !== undefined && { symptom }), ...(named !== undefined && { named }) }
}

/** A question about her days or nights that asks for a judgement: "how many bad nights". */
function unclear({ grammar, text, today }: Parts): DataQuestion {
  const subject = grammar.nights.test(text) ? 'sleep' : 'mood'
  return { subject, asks: 'unclear', ...periodOf('week', today), before: null, flow: null }
}
