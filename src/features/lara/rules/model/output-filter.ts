import { MODEL_RULES, MODEL_TONES } from '../../content/model/prompt.ts'
import { UNSAID, type Unsaid } from '../../content/model/unsaid.ts'
import { languageOf } from '../language.ts'
import type { Recognised, SafetyClass } from '../safety/classes.ts'
import { recognise } from '../safety/recognise.ts'
import { toPlain } from '../safety/written.ts'
import { SPOKEN, type Language } from '../speech.ts'
import { hasOnlyNumbersOf, numbersIn } from './number-words.ts'

/** A reply that is longer is not shown, in characters (lara.md §1). */
export const REPLY_MAX = 2_000

/** Why a reply of a model is not shown. */
export const REPLY_PROBLEMS = ['length', 'markup', 'link', 'leak', 'number', 'dose', 'diagnosis', 'language', 'alarm'] as const
export type ReplyProblem = (typeof REPLY_PROBLEMS)[number]

/** What a reply is held against: the language of the answer, the text of all data that was sent, and the reviewed answer in it. */
export type Measure = { readonly language: Language; readonly sent: string; readonly built: string }

/** Signs that plain speech does not need, hidden signs, and words too long for a language. */
const MARKUP = /[<>{}[\]`|\\^~*_#=\p{Cf}\p{Co}]|(?!\n)\p{Cc}|^\s*[-+•–]\s|&(?:#|\w+;)|\S{40,}/mu
const LINK =
  /:\/\/|\bwww\.|\b(?:dot|punto|point) (?:com|org|net|es|fr)\b|\b(?:tel|sms|mailto|javascript|data):\S|\S@\S|\p{L}\.(?:com|org|net|edu|gov|info|io|app|dev|co|uk|ca|au|us|es|fr|mx)(?![\p{L}\p{N}])/iu
const FOREIGN_LETTER = /(?!\p{Script=Latin})\p{L}/u
/** Words of the prompt that a reply repeats in a row are no accident. */
const LEAK_WORDS = 6
const OWN_WORDS =
  /reviewed.?answer|numbers.?of.?her|system prompt|json|my (?:instructions|rules)|mis instrucciones|mes instructions|language model|modelo de lenguaje|modele de langage/
/** A text of so many words tells its language. */
const TELLING_WORDS = 8

/** A sentence that is shorter may stand in the reviewed answer by chance, in words. */
const REVIEWED_WORDS = 4

/** Why a reply, or its beginning, is not shown to her; undefined when it may be. Of `alarming` it is judged whether it alarms. */
export function replyProblem(text: string, { language, sent, built }: Measure, alarming = text): ReplyProblem | undefined {
  if (text.length > REPLY_MAX) return 'length'
  if (MARKUP.test(text)) return 'markup'
  if (LINK.test(text)) return 'link'
  const plain = toPlain(text)
  if (OWN_WORDS.test(plain) || repeatsPrompt(plain)) return 'leak'
  // What is not allowed to be said at all comes before what was not sent. A sentence of the reviewed answer is reviewed.
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

/** Crises never; emergencies and red flags where the reviewed answer warns of the same. */
const NEVER: ReadonlySet<SafetyClass> = new Set(['C1', 'C2'])
const ALARMS: ReadonlySet<SafetyClass> = new Set([...NEVER, 'M1', 'M2'])

function alarmsIn(text: string): readonly Recognised[] {
  return recognise(text, 'woman').filter((one) => ALARMS.has(one.class))
}

/** Whether a reply alarms by itself: it speaks of a crisis, or of something for which the reviewed answer has no warning. */
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

function patternsOf(unsaid: Unsaid): Patterns {
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
  } = unsaid
  // Within one sentence, a few words further on.
  const near = "(?:[ ,]+[\\w'’-]+){0,5}?[ ,]+"
  const end = "(?![\\w'])"
  return {
    remedy: new RegExp(`(?<!\\w)(?:${remedies})(?!\\w)`, 'g'),
    illness: new RegExp(`(?<!\\w)(?:${illnesses})(?!\\w)`, 'g'),
    amount: new RegExp(
      `(?<!\\w)(?:${parts})[ -](?:${remedies}|${units})${end}|(\\S+)[ -](?:${remedies}|${units})${end}|\\d ?(?:mg|mcg|[µμ]g|ug|g|ml|iu|ui)${end}`,
      'g',
    ),
    change: new RegExp(`(?<!\\w)(?:${changes})${near}(?:${remedies}|${medicines})${end}`),
    take: new RegExp(`(?:(?:^|[.!?;:,] )|(?<!\\w)(?:${may}) )(?:${takes})${near}(?:${remedies}|${medicines})${end}`),
    has: new RegExp(`(?:(?<!\\w)(${conditions})(?: [\\w']+){0,3}? )?(?<![\\w'])(?:${has})(?= |,)`, 'g'),
    harmless: new RegExp(`^,? (?:${harmless})${end}`),
    verdict: new RegExp(`(?:(?<!\\w)(?:${conditions})(?: [\\w']+){0,2}? )?(?<![\\w'])(?:${verdicts})(?!\\w)`, 'g'),
    conditional: new RegExp(`^(?:${conditions}) `),
    points: new RegExp(`(?<![\\w])(?:${points})(?: (?:${between}))* (?:[dl]')?(?:une? )?(?:${illnesses}|${stages})${end}`),
  }
}

const PATTERNS: Readonly<Record<Language, Patterns>> = { en: patternsOf(UNSAID.en), es: patternsOf(UNSAID.es), fr: patternsOf(UNSAID.fr) }

/** The endings in which a word may differ from how it stands in the reviewed answer, in letters. */
const ENDING = 2
const STEM_MIN = 3

/** Whether every word that a pattern finds stands in the reviewed answer, in whatever form. */
function isGrounded(plain: string, built: string, pattern: RegExp): boolean {
  const stems = (plain.match(pattern) ?? []).map((word) => word.slice(0, Math.max(STEM_MIN, word.length - ENDING)))
  return stems.every((stem) => built.startsWith(stem) || built.includes(` ${stem}`) || built.includes(`'${stem}`))
}

/** A medicine that the reviewed answer does not name, an amount of one, or a word that tells her to take, leave or change one. */
function hasDose(plain: string, built: string, language: Language): boolean {
  const { remedy, amount, change, take } = PATTERNS[language]
  const isAmount = [...plain.matchAll(amount)].some(([, before]) => before === undefined || numbersIn(before, language).length > 0)
  return isAmount || change.test(plain) || take.test(plain) || !isGrounded(plain, built, remedy)
}

/** An illness that the reviewed answer does not name, or one, or a stage, as hers; "if you have …" is no verdict. */
function isVerdict(plain: string, built: string, language: Language): boolean {
  const { illness, has, harmless, verdict, conditional, points } = PATTERNS[language]
  const isHers = [...plain.matchAll(has)].some((found) => {
    const after = plain.slice(found.index + found[0].length)
    return found[1] === undefined && !harmless.test(after)
  })
  const isTold = [...plain.matchAll(verdict)].some(([found]) => !conditional.test(found))
  return isHers || isTold || points.test(plain) || !isGrounded(plain, built, illness)
}

/** Whether a text is in a language as far as it can be told: what is too short for it passes. */
function isIn(text: string, language: Language): boolean {
  if (FOREIGN_LETTER.test(text)) return false
  const readings = SPOKEN.map((profile) => languageOf(text, profile))
  const isPlain = readings.every((reading) => reading === readings[0])
  if (isPlain) return readings[0] === language
  return wordsOf(toPlain(text)).length < TELLING_WORDS
}
