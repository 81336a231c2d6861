import { featureNumber, partsOfWord, placeOf } from '../../text/rules/features.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import type { Language } from '../../text/rules/speech.ts'

/**
 * Likelihood of each entry for a question, learned from training questions (`scripts/train-retrieval.ts`,
 * docs/decisions/0023). Classes are the entries in their order, then one for "none of these".
 */
export type Ranking = {
  /** Likelihood of each class, 0 to 1, sum 1; `after` names what came before, if the ranking was trained with it. */
  likely(question: string, language: Language, after?: string): Float64Array
}

/**
 * Learned weights before serialization: per feature the classes and weights, which are stored in steps of
 * `WEIGHT_STEP`.
 */
export type Learned = {
  readonly bias: readonly number[]
  readonly rows: readonly { readonly feature: string; readonly weights: readonly (readonly [place: number, weight: number])[] }[]
}

/** Length of word parts used as features, which help with endings, compounds and typing errors. */
const PART = 4
const WEIGHT_STEP = 0.08
const WEIGHT_MOST = 127
/** Number of 32-bit integers in the header: classes, rows and weights. */
const HEAD = 3

/** Most words that are counted as a feature of a question after another. */
const COUNTED_MOST = 8

/**
 * Features of a question: content words, their parts and bigrams, and all words with their bigrams; with `after`, what
 * came before, also together with each word and with their number.
 */
export function featuresOf(question: string, language: Language, after?: string): string[] {
  const found = new Set<string>()
  const telling = tellingWords(question, language)
  const all = plainWords(question)
  for (const word of telling) {
    found.add(`t ${word}`)
    for (const part of partsOfWord(word, PART)) found.add(`p ${part}`)
  }
  for (const word of all) found.add(`w ${word}`)
  telling.slice(1).forEach((word, place) => found.add(`tt ${telling[place]} ${word}`))
  all.slice(1).forEach((word, place) => found.add(`ww ${all[place]} ${word}`))
  if (after !== undefined) {
    found.add(`a ${after}`).add(`a ${after} ${Math.min(COUNTED_MOST, all.length)}`)
    for (const word of all) found.add(`aw ${after} ${word}`)
  }
  return [...found]
}

/**
 * Serializes a ranking, little-endian: number of classes, rows and weights (32 bits each); bias per class (32-bit
 * floats); sorted feature numbers of the rows and the start index of their weights, plus one for the end (32 bits);
 * class (8 bits) and weight (8 bits, signed) of each weight. Throws RangeError above 256
 * classes.
 */
export function writeRanking({ bias, rows }: Learned): Uint8Array {
  if (bias.length > 256) throw new RangeError(`${bias.length} classes do not fit into 8 bits`)
  const serialized = rows
    .map(({ feature, weights }) => {
      const stepped = weights.map(([place, weight]) => [place, Math.round(weight / WEIGHT_STEP)] as const)
      return { number: featureNumber(feature), weights: stepped.filter(([, steps]) => steps !== 0) }
    })
    .filter(({ weights }) => weights.length > 0)
    .toSorted((one, other) => one.number - other.number)
  const count = serialized.reduce((sum, { weights }) => sum + weights.length, 0)
  const words = HEAD + bias.length + serialized.length + serialized.length + 1
  const bytes = new Uint8Array(words * 4 + count * 2)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put = (write: (at: number) => void) => {
    write(at)
    at += 4
  }
  for (const number of [bias.length, serialized.length, count]) put((to) => view.setUint32(to, number, true))
  for (const one of bias) put((to) => view.setFloat32(to, one, true))
  for (const { number } of serialized) put((to) => view.setUint32(to, number, true))
  let start = 0
  for (const { weights } of serialized) {
    const begin = start
    put((to) => view.setUint32(to, begin, true))
    start += weights.length
  }
  put((to) => view.setUint32(to, start, true))
  serialized
    .flatMap(({ weights }) => weights)
    .forEach(([place, steps], index) => {
      bytes[at + index] = place
      view.setInt8(at + count + index, Math.max(-WEIGHT_MOST, Math.min(WEIGHT_MOST, steps)))
    })
  return bytes
}

/** The numbers of the features of the last question, which several rankings read one after the other. */
let last: { readonly key: string; readonly numbers: readonly number[] } | undefined

function numbersOf(question: string, language: Language, after: string | undefined): readonly number[] {
  const key = `${language} ${after ?? ''} ${question}`
  if (last?.key !== key) last = { key, numbers: featuresOf(question, language, after).map(featureNumber) }
  return last.numbers
}

/** Parses the output of `writeRanking`. Throws RangeError if the length does not match the header. */
export function readRanking(input: Uint8Array): Ranking {
  // Copied for alignment: typed arrays need an aligned offset.
  const bytes = new Uint8Array(input)
  const { buffer } = bytes
  const view = new DataView(buffer)
  const [classes, rows, count] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number]
  const words = HEAD + classes + rows + rows + 1
  if (bytes.length !== words * 4 + count * 2) throw new RangeError('Ranking length does not match its header')
  const bias = new Float32Array(buffer, HEAD * 4, classes)
  const features = new Uint32Array(buffer, (HEAD + classes) * 4, rows)
  const starts = new Uint32Array(buffer, (HEAD + classes + rows) * 4, rows + 1)
  const weightsStart = words * 4
  const places = bytes.subarray(weightsStart, weightsStart + count)
  const weights = new Int8Array(buffer, weightsStart + count, count)

  return {
    likely(question, language, after) {
      const met = numbersOf(question, language, after)
        .map((number) => placeOf(number, features))
        .filter((row) => row >= 0)
      const scale = WEIGHT_STEP / Math.sqrt(Math.max(1, met.length))
      const sums = Float64Array.from(bias)
      for (const row of met) {
        const end = starts[row + 1] ?? 0
        for (let at = starts[row] ?? 0; at < end; at += 1) sums[places[at] ?? 0] = (sums[places[at] ?? 0] ?? 0) + (weights[at] ?? 0) * scale
      }
      return toShares(sums)
    },
  }
}

/** Softmax of log-scale scores. */
export function toShares(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const all = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / all)
}
