/**
 * Trains the retrieval model of each language on the training questions and the knowledge (decision 0023), and writes
 * `models/retrieval.<language>.bin`. The dev and test questions are read only for the figures of the finished model.
 * The same inputs give the same bytes.
 * `node scripts/train-retrieval.ts [language …]`
 */
import { createHash } from 'node:crypto'
import { toldText } from '../src/features/knowledge/rules/claim-wording.ts'
import { featuresOf, type Learned, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { indexEntries, makeLibrary } from '../src/features/knowledge/rules/retrieval.ts'
import { SPOKEN, type Language } from '../src/features/text/rules/speech.ts'
import { readContent } from './content/read-content.ts'
import { retrievalFigures, writeModel } from './models.ts'
import { NONE, readTrainingQuestions } from './training-questions.ts'
import { seededRandom, shuffled } from '../src/kit/seeded-random.ts'

const { knowledge: KNOWLEDGE } = readContent()
const ROUNDS = 6
const RATE = 0.5
/** Weight of one example. */
const COUNTS = { title: 2, ask: 1, sentence: 0.3 } as const
/** Features of fewer examples are left out. */
const SEEN_LEAST = 2
/** Weights closer to 0 are left out. */
const WEIGHT_LEAST = 0.4
/** Smaller gradients are skipped. */
const SLOPE_LEAST = 1e-4

type Example = { readonly place: number; readonly counts: number; readonly features: readonly string[] }

/** Fingerprint of everything the model of a language is trained from, in 16 hexadecimal digits. */
export function fingerprintOf(language: Language): string {
  const hash = createHash('sha256').update(JSON.stringify({ ROUNDS, RATE, SEEN_LEAST, WEIGHT_LEAST, SLOPE_LEAST }))
  for (const example of examplesOf(language)) hash.update(JSON.stringify(example))
  return hash.digest('hex').slice(0, 16)
}

function examplesOf(language: Language): Example[] {
  const places = new Map(KNOWLEDGE.map((entry, place) => [entry.id, place]))
  const toExample = (place: number, text: string, counts: number) => ({ place, counts, features: featuresOf(text, language) })
  const fromEntries = KNOWLEDGE.flatMap((entry, place) => {
    const { title, answer } = entry[language]
    const sentences = toldText(answer).split(/(?<=[.?!])\s+/)
    return [toExample(place, title, COUNTS.title), ...sentences.map((text) => toExample(place, text, COUNTS.sentence))]
  })
  const asked = readTrainingQuestions(language).map(({ id, text }) => {
    const place = id === NONE ? KNOWLEDGE.length : places.get(id)
    if (place === undefined) throw new Error(`No entry has the id ${id}`)
    return toExample(place, text, COUNTS.ask)
  })
  return [...fromEntries, ...asked]
}

/** Multinomial logistic regression by stochastic descent, each weight with its own step (Adagrad). */
function learn(examples: readonly Example[], classes: number): Learned {
  const known = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) known.set(feature, (known.get(feature) ?? 0) + 1)
  const names = [...known].filter(([, count]) => count >= SEEN_LEAST).map(([name]) => name)
  const rows = new Map(names.map((name, row) => [name, row]))
  const ready = examples
    .map(({ place, counts, features }) => ({ place, counts, met: features.flatMap((feature) => rows.get(feature) ?? []) }))
    .filter(({ met }) => met.length > 0)
  const weights = new Float32Array(names.length * classes)
  const steps = new Float32Array(names.length * classes).fill(0.01)
  const bias = new Float32Array(classes)
  const slopes = new Float32Array(classes)
  const random = seededRandom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of shuffled(ready, random)) {
      const scale = 1 / Math.sqrt(one.met.length)
      slopes.fill(0)
      for (const row of one.met) for (let c = 0; c < classes; c += 1) slopes[c] = (slopes[c] ?? 0) + (weights[row * classes + c] ?? 0)
      let most = Number.NEGATIVE_INFINITY
      for (let c = 0; c < classes; c += 1) most = Math.max(most, (slopes[c] = (slopes[c] ?? 0) * scale + (bias[c] ?? 0)))
      let all = 0
      for (let c = 0; c < classes; c += 1) all += slopes[c] = Math.exp((slopes[c] ?? 0) - most)
      for (let c = 0; c < classes; c += 1) {
        const slope = ((slopes[c] ?? 0) / all - (c === one.place ? 1 : 0)) * one.counts
        slopes[c] = Math.abs(slope) < SLOPE_LEAST ? 0 : slope
        bias[c] = (bias[c] ?? 0) - 0.02 * (slopes[c] ?? 0)
      }
      for (let c = 0; c < classes; c += 1) {
        const slope = (slopes[c] ?? 0) * scale
        if (slope === 0) continue
        for (const row of one.met) {
          const at = row * classes + c
          steps[at] = (steps[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(steps[at] ?? 0)
        }
      }
    }
  }
  return {
    bias: [...bias],
    rows: names.map((feature, row) => ({
      feature,
      weights: Array.from({ length: classes }, (_none, c) => [c, weights[row * classes + c] ?? 0] as const).filter(
        ([, weight]) => Math.abs(weight) >= WEIGHT_LEAST,
      ),
    })),
  }
}

function write(language: Language): void {
  const examples = examplesOf(language)
  const learned = learn(examples, KNOWLEDGE.length + 1)
  const bytes = writeRanking(learned)
  const questions = Map.groupBy(readTrainingQuestions(language), ({ id }) => id)
  const index = indexEntries(KNOWLEDGE, language, (id) => (questions.get(id) ?? []).map(({ text }) => text))
  const library = makeLibrary(KNOWLEDGE, language, { ranking: readRanking(bytes), index })
  writeModel(`retrieval.${language}`, bytes, fingerprintOf(language), retrievalFigures(language, library))
  console.log(`${language}: ${examples.length} examples, ${learned.rows.length} features, ${(bytes.length / 1e6).toFixed(1)} MB`)
}

if (import.meta.main) for (const language of SPOKEN.filter((one) => process.argv.length < 3 || process.argv.includes(one))) write(language)
