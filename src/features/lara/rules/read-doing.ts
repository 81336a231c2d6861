/** Reads requests to write something down: "note a hot flash", "apunta que hoy me vino la regla, poca". */
import type { LocalDate } from '../../../kit/local-date.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { DOING_LOG_WORDS } from '../content/doing-log-words.ts'
import { DOING_WORDS, type DoingWords } from '../content/doing-words.ts'
import { type Clock, readClock } from './read-clock.ts'
import { type TimeKind, TimeReader } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { NO_CHOICES } from '../../logs/rules/own-items.ts'
import type { Severity } from '../../logs/rules/symptom-keys.ts'
import type { Tracked } from './read-data-question-symptoms.ts'
import { type NotedAnswer, readNotedAnswer, readNotedCount } from './read-doing-answer.ts'
import { isNotOfHerLog, nightDay, readNotedSleep, readNotedSymptom, severityIn } from './read-doing-log.ts'
import { wholeWords } from './whole-words.ts'

type Flow = DoingWords['flows'][number][0]

/**
 * What she wants written down. `day` is the day she named, today if she named none, undefined if it is in the future;
 * `isPart` if she named a part of the day, `isMany` if more than one. `outOf` is the number of a mood that is not one
 * of five steps. `symptom` is a key, `hours` are quarters; `day` of sleep is null if two nights may be meant.
 * `elsewhere`: an answer of the Soft Log, or something that has no place.
 */
export type DoingRequest =
  | {
      readonly kind: 'moment'
      readonly moment: 'hot_flash' | 'night_sweat' | 'mood'
      readonly value: number | undefined
      readonly outOf: number | undefined
      readonly day: LocalDate | undefined
      readonly clock: Clock | undefined
      readonly isPart: boolean
      readonly isMany: boolean
    }
  | { readonly kind: 'flow'; readonly flow: Flow | undefined; readonly day: LocalDate | undefined; readonly isMany?: true }
  | {
      readonly kind: 'symptom'
      readonly symptom: string
      readonly severity: Severity | undefined
      readonly day: LocalDate | undefined
      readonly isMany: boolean
    }
  | {
      readonly kind: 'sleep'
      readonly hours: number | undefined
      readonly isRounded: boolean
      readonly day: LocalDate | null | undefined
      readonly isMany: boolean
    }
  | ({ readonly kind: 'answer'; readonly day: LocalDate | undefined; readonly isMany: boolean } & NotedAnswer)
  | { readonly kind: 'elsewhere'; readonly hasPlace: boolean }

type Patterns = {
  readonly language: Language
  readonly words: DoingWords
  readonly starts: RegExp
  readonly tail: RegExp
  readonly guard: RegExp
  readonly times: TimeReader
}

/** Longest message in characters, and in words, that is read as a request. */
const LENGTH_MOST = 240
const WORDS_MOST = 30
/** The same for what is answered with a page only. */
const ELSEWHERE_MOST = 9
/** Fewest words after the beginning of a request that name what to note. */
const NAMED_LEAST = 2
const PART_OF_DAY =
  /\b(?:this (?:morning|afternoon|evening)|last night|earlier|esta (?:manana|tarde|noche)|anoche|ce (?:matin|soir)|cet apres midi|cette nuit)\b/
const MANY =
  /\b(?:[2-9]|two|three|four|five|six|several|dos|tres|cuatro|cinco|varios|deux|trois|quatre|cinq|plusieurs) (?:hot |night )?(?:flash\w*|flush\w*|sweats|sofocos|bochornos|sudores|bouffees|sueurs)/
const NUMBER = /(?<![\d:])(\d{1,2})(?: ?(?:\/|of|out of|de|sobre|sur) ?(\d{1,2}))?(?![\d:])/
const STRENGTH =
  /(?:strength|intensity|level|fuerza|intensidad|force|intensite) (?:of |de )?([1-5])\b|\b([1-5]) ?(?:\/|out of|of|de|sobre|sur) ?5\b/
/** Days that name one day. */
const ONE_DAY: ReadonlySet<TimeKind> = new Set([
  'today',
  'yesterday',
  'day-before',
  'last-night',
  'weekday',
  'date',
  'iso',
  'day-of-month',
  'ago',
])

const patterns = new Map<Language, Patterns>()

function patternsOf(language: Language): Patterns {
  const known = patterns.get(language)
  if (known) return known
  const words = DOING_WORDS[language]
  const made = {
    language,
    words,
    starts: new RegExp(`^(?:(?:(?:${words.before}) )*(?:${words.verb})|(?:(?:${words.before}) )+(?:${words.infinitive}))(?= |$)`),
    tail: new RegExp(`(?:^| )(?:${words.tail})$`),
    guard: new RegExp(words.guard),
    times: new TimeReader(TIME_WORDS[language]),
  }
  patterns.set(language, made)
  return made
}

/** The day that a text names: today by default, undefined for the future or a longer time. */
function dayIn(text: string, { times, words }: Patterns, today: LocalDate): LocalDate | undefined {
  if (wholeWords(words.ahead).test(text)) return undefined
  // "Tonight", "esta noche" and "esta mañana" are of today here.
  const read = times.read(text.replaceAll(/\b(?:tonight|esta noche|ce soir|(?:esta|por la|de la) manana)\b/g, ''), today)
  if (!read) return undefined
  const named = read.times.find(({ kind, named: { from, to } }) => ONE_DAY.has(kind) && from === to)
  if (!named) return read.times.length === 0 || PART_OF_DAY.test(text) ? today : undefined
  return named.named.from <= today ? named.named.from : undefined
}

/** The day that a text names; undefined if it names none, or a longer time. */
export function dayNamed(said: string, language: Language, today: LocalDate): LocalDate | undefined {
  const read = patternsOf(language)
  const text = plainWords(said).join(' ')
  const named = read.times.read(text, today)?.times.some(({ kind, named: { from, to } }) => ONE_DAY.has(kind) && from === to)
  return named ? dayIn(text, read, today) : undefined
}

/** How heavy a bleeding is by the words of a text: "seven months without a period, then heavy" is heavy. */
export function flowIn(text: string, language: Language): Flow | undefined {
  const said = DOING_WORDS[language].flows.flatMap(([name, words]) => (wholeWords(words).test(text) ? [name] : []))
  return said.find((name) => name !== 'no-bleeding') ?? said[0]
}

/** The mood from 1 to 5 in a text, as a word or as "4 of 5"; a number of another scale is `outOf`. */
export function moodIn(text: string, language: Language): { value: number | undefined; outOf: number | undefined } {
  const { moods } = DOING_WORDS[language]
  const number = NUMBER.exec(text)
  if (number) {
    const said = Number(number[1])
    return number[2] === '5' && said >= 1 && said <= 5 ? { value: said, outOf: undefined } : { value: undefined, outOf: said }
  }
  // The longer of two words is meant: "very good", not "good".
  let best: { value: number; length: number } | undefined
  for (const [place, mood] of moods.entries()) {
    const found = wholeWords(mood).exec(text)
    if (found && found[0].length > (best?.length ?? 0)) best = { value: place + 1, length: found[0].length }
  }
  return { value: best?.value, outOf: undefined }
}

/** A mood from 1 to 10, if the text says "of ten" or the number can be nothing else: "mood 3/10", "humeur 9". */
function ratingIn(text: string, language: Language): number | undefined {
  const clock = readClock(text, language)
  const [, said, outOf] = NUMBER.exec(clock ? text.slice(0, clock.start) + text.slice(clock.end) : text) ?? []
  const value = Number(said)
  const isOfTen = outOf === '10' ? value >= 1 : outOf === undefined && value > 5
  return isOfTen && value <= 10 ? value : undefined
}

/**
 * A message as it is read: `text` in plain words, `plain` with its punctuation. `isOfHerLog`: it may be about a symptom
 * or the sleep of hers.
 */
type Said = {
  readonly message: string
  readonly text: string
  readonly plain: string
  readonly isQuestion: boolean
  readonly isOfHerLog: boolean
}

const OTHER_BLEEDING =
  'scratch\\w*|nose(?:bleed)?|gums?|fingers?|knees?|blood (?:test|draw)|nariz|encias?|dedos?|rodillas?|ras(?:que|cad)\\w*|analisis|nez|gencives?|doigts?|genoux?|gratt\\w+|prise de sang|bilan'
const MOOD_NAMED = 'mood|animo|humor|humeur|moral'

/** The kind that the rest of a text, without symptoms, names beside them. */
function kindIn(rest: string, { words, language }: Patterns): 'flow' | 'night_sweat' | 'hot_flash' | 'mood' | undefined {
  const has = (pattern: string) => wholeWords(pattern).test(rest)
  const moment = (['night_sweat', 'hot_flash'] as const).find((name) => has(words.things[name]))
  if (moment) return moment
  // "Scratched till they bled", "my gums bleed".
  if (has(words.things.flow) && !wholeWords(OTHER_BLEEDING).test(rest)) return 'flow'
  if (!has(words.things.mood)) return undefined
  // "I feel" alone is no mood.
  const { value, outOf } = moodIn(rest, language)
  return value !== undefined || outOf !== undefined || has(MOOD_NAMED) ? 'mood' : undefined
}

/** The time of a night sweat: where the half of the day is open, it is at night ("drenched at 3"). */
function atNight(clock: Clock | undefined): Clock | undefined {
  if (!clock || clock.isClear || clock.time < '12:00' || clock.time >= '20:00') return clock
  const hour = Number(clock.time.slice(0, 2)) - 12
  return { ...clock, time: `${String(hour).padStart(2, '0')}${clock.time.slice(2)}`, isClear: true }
}

function momentIn({ text, plain }: Said, read: Patterns, moment: 'hot_flash' | 'night_sweat' | 'mood', isMany: boolean, today: LocalDate) {
  const clock = moment === 'night_sweat' ? atNight(readClock(plain, read.language)) : readClock(plain, read.language)
  const timeless = clock ? plain.slice(0, clock.start) + plain.slice(clock.end) : plain
  const strength = STRENGTH.exec(timeless)
  const graded = { value: Number(strength?.[1] ?? strength?.[2]) || undefined, outOf: undefined }
  return {
    kind: 'moment',
    moment,
    ...(moment === 'mood' ? moodIn(timeless, read.language) : graded),
    day: dayIn(text, read, today),
    clock,
    isPart: PART_OF_DAY.test(text),
    isMany: isMany || MANY.test(text),
  } as const
}

function requestIn(said: Said, read: Patterns, today: LocalDate, tracked: Tracked): DoingRequest | undefined {
  const { message, text, isQuestion, isOfHerLog } = said
  const { words, language } = read
  const has = (pattern: string) => wholeWords(pattern).test(text)
  const symptom = isOfHerLog ? readNotedSymptom(text, language, tracked, isQuestion) : undefined
  const kind = kindIn(symptom?.rest ?? text, read)
  if (kind === 'flow') {
    return { kind, flow: flowIn(text, language), day: dayIn(text, read, today), ...(symptom && { isMany: true }) }
  }
  const count = kind && kind !== 'mood' ? readNotedCount(text, language, kind) : undefined
  const sleep = isOfHerLog ? readNotedSleep(message, text, language, isQuestion) : undefined
  // Of both, sleep comes first: its hours are no time of a hot flash and no mood.
  const isBesideSleep = kind !== undefined && sleep?.hours !== undefined
  if (count && !isBesideSleep) {
    const day = dayIn(text, read, today)
    const isNight = count.question === 'night_sweats_count'
    return { kind: 'answer', ...count, day: isNight ? (nightDay(text, day, today, language) ?? day) : day, isMany: symptom !== undefined }
  }
  const rating = kind === 'mood' ? ratingIn(said.plain, language) : undefined
  if (rating !== undefined && !isBesideSleep) {
    return { kind: 'answer', question: 'mood_rating', value: rating, day: dayIn(text, read, today), isMany: symptom !== undefined }
  }
  if (kind && !isBesideSleep) return momentIn(said, read, kind, symptom !== undefined && kind !== 'mood', today)
  const isOfSleep = sleep?.isSaid || !symptom
  if (sleep && isOfSleep) {
    const day = dayIn(text, read, today)
    const { hours, isRounded } = sleep
    return { kind: 'sleep', hours, isRounded, day: nightDay(text, day, today, language), isMany: symptom !== undefined || isBesideSleep }
  }
  if (symptom) {
    const { rest: _rest, ...asked } = symptom
    return { kind: 'symptom', ...asked, day: dayIn(text, read, today) }
  }
  // "Can you add two glasses of red?", but not "can you note alcohol?"
  const isOne = !isQuestion || wholeWords(`\\d+|${DOING_LOG_WORDS[language].sleep.numbers.slice(1).join('|')}`).test(text)
  const answer = isOfHerLog && isOne ? readNotedAnswer(text, language) : undefined
  if (answer) return { kind: 'answer', ...answer, day: dayIn(text, read, today), isMany: false }
  if (isQuestion || text.split(' ').length > ELSEWHERE_MOST || !isOfHerLog) return undefined
  if (has(words.nowhere)) return { kind: 'elsewhere', hasPlace: false }
  return has(words.inLog) ? { kind: 'elsewhere', hasPlace: true } : undefined
}

/** The request to note a listed symptom, with the severity and the day that a text tells. */
export function notedSymptom(
  said: string,
  symptom: string,
  language: Language,
  today: LocalDate,
): Extract<DoingRequest, { kind: 'symptom' }> {
  const text = plainWords(said).join(' ')
  return { kind: 'symptom', symptom, severity: severityIn(text, language), day: dayIn(text, patternsOf(language), today), isMany: false }
}

/** A message in sentences of plain words. */
function sentencesOf(message: string): string[] {
  return toPlain(message)
    .replaceAll(/[!?¿¡]/g, ' ')
    .split(/[.;\n](?!\d)/)
    .map((sentence) => plainWords(sentence).join(' '))
}

/** Whether a text has the words of a request, in a language. */
function isAskedIn(sentences: readonly string[], text: string, { starts, tail }: Patterns): boolean {
  return sentences.some((sentence) => starts.test(sentence)) || tail.test(text)
}

/** How much of a request was read besides its kind. */
function saidIn(request: DoingRequest, today: LocalDate): number {
  if (request.kind === 'elsewhere') return 0
  if (request.kind !== 'symptom' && request.kind !== 'flow') return Number(typeof request.day === 'string' && request.day !== today)
  const isGraded = request.kind === 'symptom' ? request.severity !== undefined : request.flow !== undefined
  return Number(isGraded) + Number(request.day !== today)
}

/** Whether a message may ask to write something down, by its first or last words. */
export function mayAskToNote(message: string): boolean {
  if (message.length > LENGTH_MOST) return false
  const text = plainWords(message).join(' ')
  return SPOKEN.some((language) => isAskedIn(sentencesOf(message), text, patternsOf(language)))
}

/** A message from the sentence on that begins as a request: what comes before it is no part of what is noted. */
function fromRequest(message: string): string {
  const sentences = message.split(/(?<=[.!?;\n])\s+/)
  if (sentences.length < 2) return message
  const first = sentences.findIndex((sentence) => {
    const plain = plainWords(sentence).join(' ')
    // "Can you note it?" is about what comes before.
    return SPOKEN.some((language) => {
      const named = plain.replace(patternsOf(language).starts, '')
      return named !== plain && named.split(' ').filter(Boolean).length >= NAMED_LEAST
    })
  })
  return first > 0 ? sentences.slice(first).join(' ') : message
}

/**
 * What a message asks to be written down on a day `today`; `undefined` if it asks for nothing of that kind. `tracked`
 * has her own symptoms.
 */
export function readDoing(typed: string, today: LocalDate, tracked: Tracked = NO_CHOICES): DoingRequest | undefined {
  if (typed.length > LENGTH_MOST) return undefined
  const message = fromRequest(typed)
  const plain = toPlain(message).replaceAll(/[!?¿¡]/g, ' ')
  const text = plainWords(message).join(' ')
  if (text.split(' ').length > WORDS_MOST) return undefined
  const sentences = sentencesOf(message)
  const asked = SPOKEN.map(patternsOf).filter(
    (read) => isAskedIn(sentences, text, read) && !sentences.some((sentence) => read.guard.test(sentence)),
  )
  if (asked.length === 0) return undefined
  const said: Said = { message, text, plain, isQuestion: message.includes('?'), isOfHerLog: !isNotOfHerLog(text) }
  let best: DoingRequest | undefined
  for (const read of asked) {
    const found = requestIn(said, read, today, tracked)
    // "Note migraine, forte, hier" is a request in English as well, of which English reads less.
    if (!best || (found?.kind === best.kind && saidIn(found, today) > saidIn(best, today))) best = found
  }
  return best
}
