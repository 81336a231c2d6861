/**
 * Learns from the ways of asking which words speak for which of Lara's entries (decision 0023), and writes for each language what the server reads: `content/search/<language>.ranking` and the search index beside it.
 * The test questions (`rules/questions`) are never read. Same content, same files; `node scripts/learn-asks.ts [language …]`.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { KNOWLEDGE } from '../src/features/lara/content/all-knowledge.ts'
import { COMMON_WORDS, SAME_WORDS, STOP_WORDS } from '../src/features/lara/content/search-words.ts'
import { toldText } from '../src/features/lara/rules/claim-wording.ts'
import { featuresOf, type Learned, writeRanking } from '../src/features/lara/rules/ranking.ts'
import { indexEntries } from '../src/features/lara/rules/retrieval.ts'
import { SPOKEN, type Language } from '../src/features/lara/rules/speech.ts'
import { NONE, readAsks } from './asks.ts'
import { shuffled, steady } from './steady.ts'

const OUT = resolve(import.meta.dirname, '../src/features/lara/content/search')
const ROUNDS = 6
const RATE = 0.5
/** How much one example counts. */
const COUNTS = { title: 2, ask: 1, told: 0.3 } as const
/** A feature of fewer examples teaches nothing. */
const SEEN_LEAST = 2
/** Weights nearer to nothing are left out. */
const WEIGHT_LEAST = 0.4
/** A class that an example hardly moves is left alone. */
const SLOPE_LEAST = 1e-4

type Example = { readonly place: number; readonly counts: number; readonly features: readonly string[] }

/** What the files of a language are made of, in 16 hexadecimal digits. */
export function fingerprintOf(language: Language): string {
  const texts = KNOWLEDGE.map((entry) => [entry.id, entry[language].title, entry[language].answer])
  const words = [STOP_WORDS, COMMON_WORDS, SAME_WORDS].map((of) => of[language])
  return createHash('sha256')
    .update(JSON.stringify([texts, words, readAsks(language)]))
    .digest('hex')
    .slice(0, 16)
}

function examplesOf(language: Language): Example[] {
  const places = new Map(KNOWLEDGE.map((entry, place) => [entry.id, place]))
  const toExample = (place: number, text: string, counts: number) => ({ place, counts, features: featuresOf(text, language) })
  const told = KNOWLEDGE.flatMap((entry, place) => {
    const { title, answer } = entry[language]
    const sentences = toldText(answer).split(/(?<=[.?!])\s+/)
    return [toExample(place, title, COUNTS.title), ...sentences.map((text) => toExample(place, text, COUNTS.told))]
  })
  const asked = readAsks(language).map(({ id, text }) => {
    const place = id === NONE ? KNOWLEDGE.length : places.get(id)
    if (place === undefined) throw new Error(`No entry is called ${id}`)
    return toExample(place, text, COUNTS.ask)
  })
  return [...told, ...asked]
}

/** Multinomial logistic regression by stochastic descent, each weight with its own step (Adagrad). */
function learn(examples: readonly Example[], classes: number): Omit<Learned, 'fingerprint'> {
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
  const random = steady(1)
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
  const bytes = writeRanking({ ...learned, fingerprint: fingerprintOf(language) })
  writeFileSync(join(OUT, `${language}.ranking`), bytes)
  const asks = Map.groupBy(readAsks(language), ({ id }) => id)
  const index = indexEntries(KNOWLEDGE, language, (id) => (asks.get(id) ?? []).map(({ text }) => text))
  writeFileSync(join(OUT, `${language}.json`), `${JSON.stringify(index)}\n`)
  console.log(`${language}: ${examples.length} examples, ${learned.rows.length} features, ${(bytes.length / 1e6).toFixed(1)} MB`)
}

if (import.meta.main) for (const language of SPOKEN.filter((one) => process.argv.length < 3 || process.argv.includes(one))) write(language)
