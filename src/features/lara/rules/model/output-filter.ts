import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import { UNSAID, type Unsaid } from '../../content/model/unsaid.ts'
import { languageOf } from '../language.ts'
import { recognise } from '../safety/recognise.ts'
import { toPlain } from '../safety/written.ts'
import { SPOKEN, type Language } from '../speech.ts'
import { hasOnlyNumbersOf, numbersIn } from './number-words.ts'

/** A reply that is longer is not shown, in characters (lara.md §1). */
export const REPLY_MAX = 2_000

/** Why a reply of a model is not shown. */
export const REPLY_PROBLEMS = ['length', 'markup', 'link', 'leak', 'number', 'dose', 'diagnosis', 'language', 'alarm'] as const
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number]

/** What a reply is held against: the language of the answer, and the text of all data that was sent. */
export type Measure = { readonly language: Language; readonly sent: string }

/** Signs that plain speech does not need, hidden signs, and words too long for a language. */
const MARKUP = /[<>{}[\]`|\\^~*_#=\p{Cf}\p{Co}]|(?!\n)\p{Cc}|^\s*[-+•–]\s|&(?:#|\w+;)|\S{40,}/mu
const LINK =
  /:\/\/|\bwww\.|\b(?:tel|sms|mailto|javascript|data):\S|\S@\S|\p{L}\.(?:com|org|net|edu|gov|info|io|app|dev|co|uk|ca|au|us|es|fr|mx)(?![\p{L}\p{N}])/iu
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u
/** Words of the prompt that a reply repeats in a row are no accident. */
const LEAK_WORDS = 6
const OWN_WORDS =
  /reviewed.?answer|numbers.?of.?her|system prompt|json|my (?:instructions|rules)|mis instrucciones|mes instructions|language model|modelo de lenguaje|modele de langage/
/** A text of so many words tells its language. */
const TELLING_WORDS = 8

/** Why a reply, or its beginning, is not shown to her; undefined when it may be. Of `alarming` it is judged whether it alarms. */
export function replyProblem(text: string, { language, sent }: Measure, alarming = text): ReplyProblem | undefined {
  if (text.length > REPLY_MAX) return 'length'
  if (MARKUP.test(text)) return 'markup'
  if (LINK.test(text)) return 'link'
  const plain = toPlain(text)
  if (OWN_WORDS.test(plain) || repeatsPrompt(plain)) return 'leak'
  // What is not allowed to be said at all comes before what was not sent.
  if (hasDose(plain, language)) return 'dose'
  if (isVerdict(plain, language)) return 'diagnosis'
  if (!hasOnlyNumbersOf(plain, toPlain(sent), language)) return 'number'
  if (!isIn(text, language)) return 'language'
  return recognise(alarming, 'woman').length > 0 ? 'alarm' : undefined
}

function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}']+/gu) ?? []
}

function runsOf(plain: string): string[] {
  const words = wordsOf(plain)
  return words.slice(LEAK_WORDS - 1).map((_, place) => words.slice(place, place + LEAK_WORDS).join(' '))
}

const PROMPT_RUNS = new Set(
  SPOKEN.flatMap((language) => [...MODEL_RULES[language], ...Object.values(MODEL_TONES[language])]).flatMap((rule) =>
    runsOf(toPlain(rule)),
  ),
)

function repeatsPrompt(plain: string): boolean {
  return runsOf(plain).some((run) => PROMPT_RUNS.has(run))
}

type Patterns = { dose: RegExp; change: RegExp; take: RegExp; has: RegExp; harmless: RegExp; verdict: RegExp; points: RegExp }

function patternsOf({ health, units, medicines, changes, takes, may, has, conditions, harmless, verdicts, points }: Unsaid): Patterns {
  // Within one sentence, a few words further on.
  const near = "(?:[ ,]+[\\w'’-]+){0,5}?[ ,]+"
  return {
    dose: new RegExp(`(\\S+)[ -](?:${units})(?![\\w'])|\\d ?(?:mg|mcg|[µμ]g|ug|g|ml|iu|ui)(?!\\w)`, 'g'),
    change: new RegExp(`\\b(?:${changes})${near}(?:${medicines})(?!\\w)`),
    take: new RegExp(`(?:(?:^|[.!?;:,] )|\\b(?:${may}) )(?:${takes})${near}(?:${medicines})(?!\\w)`),
    has: new RegExp(`(?:(?<!\\w)(${conditions}) )?(?<![\\w'])(?:${has})(?= |,)`, 'g'),
    harmless: new RegExp(`^,? (?:${harmless})(?!\\w)`),
    verdict: new RegExp(`(?:(?<!\\w)(?:${conditions}) )?(?<![\\w'])(?:${verdicts})(?!\\w)`, 'g'),
    points: new RegExp(`(?<![\\w'])(?:${points}) (?:[dl]')?(?:${health})(?!\\w)`),
  }
}

const PATTERNS: Readonly<Record<Language, Patterns>> = { en: patternsOf(UNSAID.en), es: patternsOf(UNSAID.es), fr: patternsOf(UNSAID.fr) }

/** An amount of a medicine, or a word that tells her to take, leave or change one. */
function hasDose(plain: string, language: Language): boolean {
  const { dose, change, take } = PATTERNS[language]
  const isAmount = [...plain.matchAll(dose)].some(([, before]) => before === undefined || isCounted(before, language))
  return isAmount || change.test(plain) || take.test(plain)
}

function isCounted(word: string, language: Language): boolean {
  return (
    numbersIn(word, language).length > 0 ||
    ['one', 'half', 'una', 'media', 'demi', 'une'].slice(0, language === 'en' ? 2 : 0).includes(word)
  )
}

/** Tells her what she has, is or suffers from; "if you have …" is no verdict. */
function isVerdict(plain: string, language: Language): boolean {
  const { has, harmless, verdict, points } = PATTERNS[language]
  const conditions = new RegExp(`^(?:${UNSAID[language].conditions}) `)
  const isHers = [...plain.matchAll(has)].some((found) => {
    const after = plain.slice(found.index + found[0].length)
    return found[1] === undefined && !harmless.test(after)
  })
  return isHers || [...plain.matchAll(verdict)].some(([found]) => !conditions.test(found)) || points.test(plain)
}

/** Whether a text is in a language as far as it can be told: what is too short for it passes. */
function isIn(text: string, language: Language): boolean {
  if (FOREIGN_LETTER.test(text)) return false
  const readings = SPOKEN.map((profile) => languageOf(text, profile))
  const isPlain = readings.every((reading) => reading === readings[0])
  if (isPlain) return readings[0] === language
  return wordsOf(toPlain(text)).length < TELLING_WORDS
}
