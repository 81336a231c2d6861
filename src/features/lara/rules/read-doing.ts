/** Reads requests to write something down: "note a hot flash", "apunta que hoy me vino la regla, poca". */
import type { LocalDate } from '../../../kit/local-date.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { type Language, SPOKEN } from '../../text/rules/speech.ts'
import { toPlain } from '../../text/rules/written.ts'
import { DOING_WORDS, type DoingWords } from '../content/doing-words.ts'
import { type Clock, readClock } from './read-clock.ts'
import { type TimeKind, TimeReader } from './read-data-question-time.ts'
import { TIME_WORDS } from './read-data-question-time-words.ts'
import { wholeWords } from './whole-words.ts'

type Flow = DoingWords['flows'][number][0]

/**
 * What she wants written down. `day` is the day she named, today if she named none, undefined if it is in the future;
 * `isPart` if she named a part of the day, `isMany` if more than one. `outOf` is the number of a mood that is not one
 * of five steps. `elsewhere`: an answer of the Soft Log, or something that has no place.
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
  | { readonly kind: 'flow'; readonly flow: Flow | undefined; readonly day: LocalDate | undefined }
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
  // "Tonight" and "esta noche" are of today here.
  const read = times.read(text.replaceAll(/\b(?:tonight|esta noche|ce soir)\b/g, ''), today)
  if (!read) return undefined
  const named = read.times.find(({ kind, named: { from, to } }) => ONE_DAY.has(kind) && from === to)
  if (!named) return read.times.length === 0 || PART_OF_DAY.test(text) ? today : undefined
  return named.named.from <= today ? named.named.from : undefined
}

/** The mood from 1 to 5 in a text, as a word or as "4 of 5"; a number of another scale is `outOf`. */
function moodIn(text: string, { moods }: DoingWords): { value: number | undefined; outOf: number | undefined } {
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

function requestIn(text: string, plain: string, read: Patterns, today: LocalDate, isQuestion: boolean): DoingRequest | undefined {
  const { words, language } = read
  const has = (pattern: string) => wholeWords(pattern).test(text)
  if (has(words.things.flow) && !has(words.things.hot_flash) && !has(words.things.night_sweat)) {
    return { kind: 'flow', flow: words.flows.find(([, said]) => has(said))?.[0], day: dayIn(text, read, today) }
  }
  const moment = (['night_sweat', 'hot_flash', 'mood'] as const).find((name) => has(words.things[name]))
  if (moment !== undefined) {
    const clock = readClock(plain, language)
    const timeless = clock ? plain.slice(0, clock.start) + plain.slice(clock.end) : plain
    const strength = STRENGTH.exec(timeless)
    const mood =
      moment === 'mood' ? moodIn(timeless, words) : { value: Number(strength?.[1] ?? strength?.[2]) || undefined, outOf: undefined }
    // "I feel" alone is no mood.
    if (moment === 'mood' && mood.value === undefined && mood.outOf === undefined && !has('mood|animo|humor|humeur|moral')) return undefined
    return {
      kind: 'moment',
      moment,
      ...mood,
      day: dayIn(text, read, today),
      clock,
      isPart: PART_OF_DAY.test(text),
      isMany: MANY.test(text),
    }
  }
  if (isQuestion || text.split(' ').length > ELSEWHERE_MOST) return undefined
  if (has(words.nowhere)) return { kind: 'elsewhere', hasPlace: false }
  return has(words.inLog) ? { kind: 'elsewhere', hasPlace: true } : undefined
}

/** What a message asks to be written down on a day `today`; `undefined` if it asks for nothing of that kind. */
export function readDoing(message: string, today: LocalDate): DoingRequest | undefined {
  if (message.length > LENGTH_MOST) return undefined
  const plain = toPlain(message).replaceAll(/[!?¿¡]/g, ' ')
  const text = plainWords(message).join(' ')
  if (text.split(' ').length > WORDS_MOST) return undefined
  const sentences = plain.split(/[.;\n](?!\d)/).map((sentence) => plainWords(sentence).join(' '))
  for (const language of SPOKEN) {
    const read = patternsOf(language)
    const isAsked = sentences.some((sentence) => read.starts.test(sentence)) || read.tail.test(text)
    if (!isAsked || sentences.some((sentence) => read.guard.test(sentence))) continue
    const found = requestIn(text, plain, read, today, message.includes('?'))
    if (found) return found
  }
  return undefined
}
