import { fromBase64 } from '../../../kit/base64.ts'
import { extendFeature, featureNumber, partsOfWord, placeOf } from '../../text/rules/features.ts'
import { featureKey, KEY_BITS, unpackWeights } from './packed-weights.ts'
import type { Recognised, SafetyClass } from './classes.ts'
import type { Sentence, Written } from '../../text/rules/written.ts'

/**
 * A linear classifier: the weight of each word, pair and triple of words, part of a word and named phrase for a class
 * (decisions 0022, 0024, 0029), in hundredths. `packed` is what `packWeights` wrote, in Base64; `bias` is added to
 * every message; from `least` on the class is recognised. Trained by `scripts/train-crisis-classifier.ts`, stored in
 * `models`.
 */
export type Weights = {
  readonly class: SafetyClass
  readonly bias: number
  readonly least: number
  readonly packed: string
}

/** Features of a whole message besides its words and phrases. */
export type Further = (message: Written) => readonly string[]

/** A classifier ready for use. */
export type Scales = {
  readonly class: SafetyClass
  readonly bias: number
  readonly least: number
  readonly further: Further
  /** The weight of a feature; 0 for an unknown one. */
  weightOf(feature: string): number
  /** The score of one part of a message, from the numbers of its features and what phrases named in the message. */
  score(part: ReadonlySet<number>, named: readonly Recognised[]): number
  /** Whether the score of a part reaches `least` and `more`, in hundredths. */
  isMet(parts: readonly ReadonlySet<number>[], named: readonly Recognised[], more?: number): boolean
}

/** Classes whose phrases are weighed with the words; the phrases of others count without weighing. */
export const PHRASES_WEIGHED: ReadonlySet<SafetyClass> = new Set(['C1', 'C2'])

/** The cause of a class recognised by the classifier alone. */
export const WEIGHED = 'weighed'

/** Length of the n-grams used as features, in letters. */
const PART = 5

/** The features of a sentence: its words, pairs, triples and n-grams, without duplicates. */
export function featuresOf(words: readonly string[]): string[] {
  const found = new Set<string>()
  const framed = ['<', ...words, '>']
  framed.forEach((word, place) => {
    const [next, third] = [framed[place + 1], framed[place + 2]]
    found.add(word)
    for (const part of partsOfWord(word, PART)) found.add(`~${part}`)
    if (next === undefined) return
    found.add(`${word} ${next}`)
    if (third === undefined) return
    found.add(`${word} ${next} ${third}`)
    found.add(`${word} _ ${third}`)
  })
  return [...found]
}

/** The numbers of `featuresOf`, without making the texts, which takes twice as long. */
export function featureNumbersOf(words: readonly string[]): Set<number> {
  const found = new Set<number>()
  const framed = ['<', ...words, '>']
  const marked = featureNumber('~')
  framed.forEach((word, place) => {
    const [next, third] = [framed[place + 1], framed[place + 2]]
    const own = featureNumber(word)
    found.add(own)
    const whole = `^${word}$`
    for (let start = 0; start + PART <= whole.length; start += 1) found.add(extendFeature(marked, whole, start, start + PART))
    if (next === undefined) return
    const pair = extendFeature(extendFeature(own, ' '), next)
    found.add(pair)
    if (third === undefined) return
    found.add(extendFeature(extendFeature(pair, ' '), third))
    found.add(extendFeature(extendFeature(own, ' _ '), third))
  })
  return found
}

/** The features from matched phrases of a class: any match, the cause, and the cause with its language. */
export function phraseFeatures(name: SafetyClass, named: readonly Recognised[]): string[] {
  const own = named.filter((one) => one.class === name)
  return [...new Set(own.flatMap(({ cause, language }) => ['#', `# ${cause}`, `# ${cause} ${language}`]))]
}

const NAME = 'lara'
/** A greeting, with its commas, which are words of their own here. */
const GREETING =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hola|oye|buenas|buenos dias|buenas (?:tardes|noches)|bonjour|bonsoir|salut|coucou|there|,) )+/

/** The words without Lara's name and a greeting before them, which are no sign of danger: "Hi Lara, …". */
function withoutGreeting(words: readonly string[]): readonly string[] {
  const line = words
    .filter((word) => word !== NAME)
    .map((word) => `${word} `)
    .join('')
  return line.replace(GREETING, '').split(' ').slice(0, -1)
}

/** The parts of a message that are scored: the whole, and each sentence of two words or more ("Quiero morirme"). */
export function weighedParts(sentences: readonly Sentence[]): (readonly string[])[] {
  const lists = sentences.map(({ words }) => withoutGreeting(words))
  return lists.length === 1 ? lists : [lists.flat(), ...lists.filter((words) => words.length >= 2)]
}

const HIGHEST_BITS = 12

/** The highest bits of a feature's key. */
function groupOf(key: number): number {
  return key >>> (KEY_BITS - HIGHEST_BITS)
}

/** Reads a table of weights. `further` are the features it was trained with besides words and phrases. */
export function toScales({ class: name, bias, least, packed }: Weights, further: Further = () => []): Scales {
  const { keys, weights } = unpackWeights(fromBase64(packed))
  // Where the features with the same highest bits begin, so that few remain to be searched.
  const begins = new Uint32Array(2 ** HIGHEST_BITS + 1)
  for (const key of keys) begins[groupOf(key) + 1] = (begins[groupOf(key) + 1] ?? 0) + 1
  for (let group = 1; group < begins.length; group += 1) begins[group] = (begins[group] ?? 0) + (begins[group - 1] ?? 0)
  const weightAt = (feature: number) => {
    const key = featureKey(feature)
    const group = groupOf(key)
    return weights[placeOf(key, keys, begins[group], (begins[group + 1] ?? 0) - 1)] ?? 0
  }
  const weightOf = (feature: string) => weightAt(featureNumber(feature))
  const score = (part: ReadonlySet<number>, named: readonly Recognised[]) => {
    const phrases = phraseFeatures(name, named)
    let sum = phrases.reduce((all, feature) => all + weightOf(feature), 0)
    for (const feature of part) sum += weightAt(feature)
    return bias + sum / Math.sqrt(Math.max(1, part.size + phrases.length))
  }
  const isMet = (parts: readonly ReadonlySet<number>[], named: readonly Recognised[], more = 0) =>
    parts.some((part) => score(part, named) >= least + more)
  return { class: name, bias, least, further, weightOf, score, isMet }
}
