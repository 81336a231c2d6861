import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import { FORBIDDEN, type Forbidden } from '../../content/model/forbidden-statements.ts'
import { languageOf } from '../../../text/rules/language.ts'
import type { Recognised, SafetyClass } from '../../../safety/rules/classes.ts'
import { recognise } from '../../../safety/rules/recognise.ts'
import { toPlain } from '../../../text/rules/written.ts'
import { SPOKEN, type Language } from '../../../text/rules/speech.ts'
import { hasOnlyNumbersOf, numbersIn } from './number-words.ts'

/** Maximum length of a reply, in characters (docs/content.md, section 8). */
export const REPLY_MAX = 2_000

/**
 * Reasons to reject a model's reply. `reassurance`, `other_woman` and `ungrounded` are found while it is read
 * (`reading.ts`).
 */
export const REPLY_PROBLEMS = [
  'length',
  'markup',
  'link',
  'leak',
  'number',
  'dose',
  'diagnosis',
  'language',
  'alarm',
  'reassurance',
  'other_woman',
  'ungrounded',
] as const
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number]

/**
 * What a reply is checked against: the language of the answer, the text of all data that was sent, and the reviewed
 * answer.
 */
export type ReplyContext = { readonly language: Language; readonly sent: string; readonly built: string }

/** Characters that plain text does not need, invisible characters, and runs too long to be a word. */
const MARKUP = /[<>{}[\]`|\\^~*_#=\p{Cf}\p{Co}]|(?!\n)\p{Cc}|^\s*[-+•–]\s|&(?:#|\w+;)|\S{40,}/mu
const LINK =
  /:\/\/|\bwww\.|\b(?:dot|punto|point) (?:com|org|net|es|fr)\b|\b(?:tel|sms|mailto|javascript|data):\S|\S@\S|\p{L}\.(?:com|org|net|edu|gov|info|io|app|dev|co|uk|ca|au|us|es|fr|mx)(?![\p{L}\p{N}])/iu
const NON_LATIN = /(?!\p{Script=Latin})\p{L}/u
/** A reply that repeats this many consecutive words of the prompt leaks it. */
const LEAK_WORDS = 6
const PROMPT_WORDS =
  /reviewed.?answer|numbers.?of.?her|system prompt|json|my (?:instructions|rules)|mis instrucciones|mes instructions|language model|modelo de lenguaje|modele de langage/
/** Minimum number of words from which the language of a text can be detected. */
const LANGUAGE_WORDS_MIN = 8

/** Minimum number of words for a sentence to count as one of the reviewed answer; shorter ones may match by chance. */
const REVIEWED_WORDS = 4

/** Why a reply, or its beginning, is rejected; undefined if it may be shown. Only `alarming` is checked for alarms. */
export function replyProblem(text: string, { language, sent, built }: ReplyContext, alarming = text): ReplyProblem | undefined {
  if (text.length > REPLY_MAX) return 'length'
  if (MARKUP.test(text)) return 'markup'
  if (LINK.test(text)) return 'link'
  const plain = toPlain(text)
  if (PROMPT_WORDS.test(plain) || repeatsPrompt(plain)) return 'leak'
  // Forbidden statements are checked before unsupported ones. Sentences of the reviewed answer are exempt.
  const reviewed = toPlain(built)
  const own = withoutSentencesOf(reviewed, plain)
  if (hasDose(own, reviewed, language)) return 'dose'
  if (isVerdict(own, reviewed, language)) return 'diagnosis'
  if (!hasOnlyNumbersOf(plain, toPlain(sent), language)) return 'number'
  if (!isIn(text, language)) return 'language'
  return alarms(alarming, built) ? 'alarm' : undefined
}

function withoutSentencesOf(built: string, plain: string): string {
  const isReviewed = (sentence: string) => wordsOf(sentence).length >= REVIEWED_WORDS && built.includes(sentence)
  return plain
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !isReviewed(sentence))
    .join(' ')
}

/** Crises are always rejected; emergencies and red flags unless the reviewed answer warns of the same. */
const NEVER: ReadonlySet<SafetyClass> = new Set(['C1', 'C2'])
const ALARMS: ReadonlySet<SafetyClass> = new Set([...NEVER, 'M1', 'M2'])

function alarmsIn(text: string): readonly Recognised[] {
  return recognise(text, 'woman').filter((one) => ALARMS.has(one.class))
}

/** Whether a reply raises an alarm: it mentions a crisis, or a cause of which the reviewed answer does not warn. */
function alarms(text: string, built: string): boolean {
  const found = alarmsIn(text)
  if (found.length === 0) return false
  const known = new Set(alarmsIn(built).map((one) => `${one.class} ${one.cause}`))
  return found.some((one) => NEVER.has(one.class) || !known.has(`${one.class} ${one.cause}`))
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

type Patterns = Readonly<
  Record<'remedy' | 'illness' | 'amount' | 'change' | 'take' | 'has' | 'harmless' | 'verdict' | 'conditional' | 'points', RegExp>
>

function patternsOf(forbidden: Forbidden): Patterns {
  const {
    illnesses,
    stages,
    remedies,
    medicines,
    units,
    parts,
    changes,
    takes,
    may,
    has,
    conditions,
    harmless,
    verdicts,
    points,
    between,
  } = forbidden
  // Up to five words later in the same sentence.
  const gap = "(?:[ ,]+[\\w'’-]+){0,5}?[ ,]+"
  const end = "(?![\\w'])"
  return {
    remedy: new RegExp(`(?<!\\w)(?:${remedies})(?!\\w)`, 'g'),
    illness: new RegExp(`(?<!\\w)(?:${illnesses})(?!\\w)`, 'g'),
    amount: new RegExp(
      `(?<!\\w)(?:${parts})[ -](?:${remedies}|${units})${end}|(\\S+)[ -](?:${remedies}|${units})${end}|\\d ?(?:mg|mcg|[µμ]g|ug|g|ml|iu|ui)${end}`,
      'g',
    ),
    change: new RegExp(`(?<!\\w)(?:${changes})${gap}(?:${remedies}|${medicines})${end}`),
    take: new RegExp(`(?:(?:^|[.!?;:,] )|(?<!\\w)(?:${may}) )(?:${takes})${gap}(?:${remedies}|${medicines})${end}`),
    has: new RegExp(`(?:(?<!\\w)(${conditions})(?: [\\w']+){0,3}? )?(?<![\\w'])(?:${has})(?= |,)`, 'g'),
    harmless: new RegExp(`^,? (?:${harmless})${end}`),
    verdict: new RegExp(`(?:(?<!\\w)(?:${conditions})(?: [\\w']+){0,2}? )?(?<![\\w'])(?:${verdicts})(?!\\w)`, 'g'),
    conditional: new RegExp(`^(?:${conditions}) `),
    points: new RegExp(`(?<![\\w])(?:${points})(?: (?:${between}))* (?:[dl]')?(?:une? )?(?:${illnesses}|${stages})${end}`),
  }
}

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: patternsOf(FORBIDDEN.en),
  es: patternsOf(FORBIDDEN.es),
  fr: patternsOf(FORBIDDEN.fr),
}

/** Number of final letters in which a word may differ from its form in the reviewed answer. */
const ENDING = 2
const STEM_MIN = 3

/** Whether every match of a pattern occurs in the reviewed answer, in any inflection. */
function isGrounded(plain: string, built: string, pattern: RegExp): boolean {
  const stems = (plain.match(pattern) ?? []).map((word) => word.slice(0, Math.max(STEM_MIN, word.length - ENDING)))
  return stems.every((stem) => built.startsWith(stem) || built.includes(` ${stem}`) || built.includes(`'${stem}`))
}

/**
 * Whether a text contains a medicine that the reviewed answer does not name, an amount, or advice to take, stop or
 * change one.
 */
function hasDose(plain: string, built: string, language: Language): boolean {
  const { remedy, amount, change, take } = PATTERNS[language]
  const isAmount = [...plain.matchAll(amount)].some(([, before]) => before === undefined || numbersIn(before, language).length > 0)
  return isAmount || change.test(plain) || take.test(plain) || !isGrounded(plain, built, remedy)
}

/**
 * Whether a text names an illness that the reviewed answer does not, or attributes one, or a stage, to her; "if you
 * have …" is allowed.
 */
function isVerdict(plain: string, built: string, language: Language): boolean {
  const { illness, has, harmless, verdict, conditional, points } = PATTERNS[language]
  const isAttributed = [...plain.matchAll(has)].some((found) => {
    const after = plain.slice(found.index + found[0].length)
    return found[1] === undefined && !harmless.test(after)
  })
  const isStated = [...plain.matchAll(verdict)].some(([found]) => !conditional.test(found))
  return isAttributed || isStated || points.test(plain) || !isGrounded(plain, built, illness)
}

/** Whether a text is in a language; texts too short for detection pass. */
function isIn(text: string, language: Language): boolean {
  if (NON_LATIN.test(text)) return false
  const readings = SPOKEN.map((profile) => languageOf(text, profile))
  const isPlain = readings.every((reading) => reading === readings[0])
  if (isPlain) return readings[0] === language
  return wordsOf(toPlain(text)).length < LANGUAGE_WORDS_MIN
}
