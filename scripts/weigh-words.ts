/**
 * Learns which words speak for a class of Lara's safety rules (decision 0022), from labelled sentences: `sentences/seen`, `sentences/fresh`, and
 * the ways of asking, which are ordinary. The held-back sentences are never read. Writes `content/safety/weights/<class>.ts`; same
 * sentences, same weights.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { MORE_ASKS } from '../src/features/lara/content/all-asks.ts'
import { KNOWLEDGE } from '../src/features/lara/content/all-knowledge.ts'
import { SPOKEN } from '../src/features/lara/rules/speech.ts'
import { featuresOf, weighedParts } from '../src/features/lara/rules/safety/weighed.ts'
import { toWritten } from '../src/features/lara/rules/safety/written.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SENTENCES = 'src/features/lara/rules/safety/sentences'
const ROUNDS = 16
/** How much one example counts: of the class, of another class or hard ordinary speech, a way of asking. */
const COUNTS = { own: 5, hard: 2.5, ask: 0.6 } as const
/** A feature of fewer examples teaches nothing. */
const SEEN_LEAST = 2
const SCALE = 100
/** Weights nearer to nothing are left out. */
const WEIGHT_LEAST = 35

type Example = { readonly class: string; readonly features: string[]; readonly size: number; readonly counts: number }

function labelled(): { class: string; text: string }[] {
  const files = globSync(`${SENTENCES}/{seen,fresh}/*.txt`, { cwd: ROOT }).toSorted()
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', , , ...text] = line.split('|')
        return { class: name, text: text.join('|') }
      }),
  )
}

function asks(): string[] {
  return SPOKEN.flatMap((language) =>
    KNOWLEDGE.flatMap((entry) => [...entry[language].asks, ...MORE_ASKS[language].flatMap((more) => more[entry.id] ?? [])]),
  )
}

/** Numbers from 0 to 1 that are the same each time. */
function steady(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function examplesOf(name: string): Example[] {
  const whole = (text: string) => weighedParts(toWritten(text).read)[0] ?? []
  const toExample = (label: string, text: string, counts: number) => {
    const features = featuresOf(whole(text))
    return { class: label, features, size: Math.sqrt(Math.max(1, features.length)), counts }
  }
  const own = labelled().map((one) => toExample(one.class, one.text, one.class === name ? COUNTS.own : COUNTS.hard))
  return [...own, ...asks().map((text) => toExample('B', text, COUNTS.ask))]
}

/** Logistic regression by stochastic descent, each feature with its own step (Adagrad). */
function learn(name: string, examples: readonly Example[]): { bias: number; weights: Map<string, number> } {
  const weights = new Map<string, number>()
  const steps = new Map<string, number>()
  let bias = -2
  let biasStep = 1
  const random = steady(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = examples.map((one) => ({ one, place: random() })).toSorted((one, other) => one.place - other.place)
    for (const { one } of order) {
      const { size } = one
      const sum = one.features.reduce((total, feature) => total + (weights.get(feature) ?? 0), 0)
      const error = (1 / (1 + Math.exp(-bias - sum / size)) - (one.class === name ? 1 : 0)) * one.counts
      for (const feature of one.features) {
        const slope = error / size + 1e-4 * (weights.get(feature) ?? 0)
        const step = (steps.get(feature) ?? 1) + slope * slope
        steps.set(feature, step)
        weights.set(feature, (weights.get(feature) ?? 0) - (0.5 * slope) / Math.sqrt(step))
      }
      biasStep += error * error
      bias -= (0.5 * error) / Math.sqrt(biasStep)
    }
  }
  return { bias, weights }
}

function write(name: string, least: number): void {
  const raw = examplesOf(name)
  const known = new Map<string, number>()
  for (const feature of raw.flatMap(({ features }) => features)) known.set(feature, (known.get(feature) ?? 0) + 1)
  const examples = raw.map((one) => ({ ...one, features: one.features.filter((feature) => (known.get(feature) ?? 0) >= SEEN_LEAST) }))
  const { bias, weights } = learn(name, examples)
  const rows = new Map<number, string[]>()
  for (const [feature, weight] of weights) {
    const rounded = Math.round(weight * SCALE)
    if (Math.abs(rounded) < WEIGHT_LEAST) continue
    rows.set(rounded, [...(rows.get(rounded) ?? []), feature])
  }
  const lines = [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([weight, features]) => `${weight} ${features.toSorted().join('|')}`)
  const path = join(ROOT, 'src/features/lara/content/safety/weights', `${name.toLowerCase()}.ts`)
  const text = [
    "import type { Weights } from '../../../rules/safety/weighed.ts'",
    '',
    `/** How much words speak for class ${name}; written by scripts/weigh-words.ts, never by hand. */`,
    `export const ${name}_WEIGHTS: Weights = {`,
    `  class: '${name}',`,
    `  bias: ${Math.round(bias * SCALE)},`,
    `  least: ${least},`,
    `  rows: ${JSON.stringify(lines.join('\n')).replaceAll('\\n', '\\n')},`,
    '}',
    '',
  ]
  writeFileSync(path, text.join('\n'))
  console.log(
    `${basename(path)}: ${examples.filter((one) => one.class === name).length} of ${examples.length} examples, ${weights.size} features`,
  )
}

const [name = 'C1', least = '100'] = process.argv.slice(2)
write(name, Number(least))
