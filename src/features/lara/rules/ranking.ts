import { featureNumber, partsOfWord, placeOf } from './features.ts'
import { plainWords, tellingWords } from './question-words.ts'
import type { Language } from './speech.ts'

/**
 * How much the words of a question speak for each entry, learned from the ways of asking (`scripts/learn-asks.ts`, decision 0023). Classes are the
 * entries in their order, and behind them one for "none of these".
 */
export type Ranking = {
  /** Of what it was learned: it changes whenever an entry or a way of asking does. */
  readonly fingerprint: string
  /** How likely each class is, 0 to 1, together 1. */
  likely(question: string, language: Language): Float64Array
}

/** What was learned, as it is written down: of each feature the classes it speaks for and how much, in steps of `WEIGHT_STEP`. */
export type Learned = {
  readonly fingerprint: string
  readonly bias: readonly number[]
  readonly rows: readonly { readonly feature: string; readonly weights: readonly (readonly [place: number, weight: number])[] }[]
}

/** Words are also read by their parts of so many letters, so that endings, compounds and slips do not hide them. */
const PART = 4
const WEIGHT_STEP = 0.08
const WEIGHT_MOST = 127
const FINGERPRINT_LENGTH = 16
/** Three numbers of four bytes stand at the beginning: classes, rows and weights. */
const HEAD = 3

/** What is read of a question: its telling words, their parts and neighbours, and all its words with theirs. */
export function featuresOf(question: string, language: Language): string[] {
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
  return [...found]
}

/**
 * Little-endian: classes, rows, weights (32 bits each); the bias of each class (32-bit floats); the number of each row's feature, rising, and where its weights
 * begin, one more for their end (32 bits); the fingerprint in ASCII; the class of each weight (8 bits), the weights (8 bits, signed).
 * Throws where there are more classes than 8 bits tell.
 */
export function writeRanking({ fingerprint, bias, rows }: Learned): Uint8Array {
  if (bias.length > 256) throw new RangeError(`${bias.length} classes do not fit: a class is written in 8 bits`)
  const told = rows
    .map(({ feature, weights }) => {
      const stepped = weights.map(([place, weight]) => [place, Math.round(weight / WEIGHT_STEP)] as const)
      return { number: featureNumber(feature), weights: stepped.filter(([, steps]) => steps !== 0) }
    })
    .filter(({ weights }) => weights.length > 0)
    .toSorted((one, other) => one.number - other.number)
  const count = told.reduce((sum, { weights }) => sum + weights.length, 0)
  const words = HEAD + bias.length + told.length + told.length + 1
  const bytes = new Uint8Array(words * 4 + FINGERPRINT_LENGTH + count * 2)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put = (write: (at: number) => void) => {
    write(at)
    at += 4
  }
  for (const number of [bias.length, told.length, count]) put((to) => view.setUint32(to, number, true))
  for (const one of bias) put((to) => view.setFloat32(to, one, true))
  for (const { number } of told) put((to) => view.setUint32(to, number, true))
  let start = 0
  for (const { weights } of told) {
    const begin = start
    put((to) => view.setUint32(to, begin, true))
    start += weights.length
  }
  put((to) => view.setUint32(to, start, true))
  bytes.set(
    Array.from({ length: FINGERPRINT_LENGTH }, (_none, place) => fingerprint.charCodeAt(place)),
    at,
  )
  at += FINGERPRINT_LENGTH
  told
    .flatMap(({ weights }) => weights)
    .forEach(([place, steps], index) => {
      bytes[at + index] = place
      view.setInt8(at + count + index, Math.max(-WEIGHT_MOST, Math.min(WEIGHT_MOST, steps)))
    })
  return bytes
}

/** Reads what `writeRanking` wrote. Throws where the bytes are of another length than they say. */
export function readRanking(given: Uint8Array): Ranking {
  // Copied, so that the numbers begin where numbers may.
  const bytes = new Uint8Array(given)
  const { buffer } = bytes
  const view = new DataView(buffer)
  const [classes, rows, count] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number]
  const words = HEAD + classes + rows + rows + 1
  if (bytes.length !== words * 4 + FINGERPRINT_LENGTH + count * 2) throw new RangeError('A ranking is shorter or longer than it says')
  const bias = new Float32Array(buffer, HEAD * 4, classes)
  const features = new Uint32Array(buffer, (HEAD + classes) * 4, rows)
  const starts = new Uint32Array(buffer, (HEAD + classes + rows) * 4, rows + 1)
  const told = words * 4 + FINGERPRINT_LENGTH
  const fingerprint = String.fromCharCode(...bytes.subarray(words * 4, told))
  const places = bytes.subarray(told, told + count)
  const weights = new Int8Array(buffer, told + count, count)

  return {
    fingerprint,
    likely(question, language) {
      const met = featuresOf(question, language)
        .map((feature) => placeOf(featureNumber(feature), features))
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

/** Softmax: the shares of sums on a logarithmic scale. */
export function toShares(sums: Float64Array): Float64Array {
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const all = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / all)
}
