/**
 * Trains the classifier of a safety class (decisions 0022, 0024) on labelled sentences: `training/crisis/train`,
 * `training/crisis/dev`, and as ordinary speech the training questions, conversations and Lara's own texts. The test
 * sentences are read only for the figures of the finished model.
 *
 * `node scripts/train-crisis-classifier.ts C1` prints what each threshold reaches on authors left out of training;
 * `node scripts/train-crisis-classifier.ts C1 90` writes `models/self-harm.bin` with that threshold. The same inputs
 * give the same bytes.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SAFETY_CLASSES } from '../src/features/safety/contract.ts'
import { toldText } from '../src/features/knowledge/rules/claim-wording.ts'
import type { SafetyClass } from '../src/features/safety/rules/classes.ts'
import { conceptFeatures } from '../src/features/safety/rules/medication/concepts.ts'
import { packWeights } from '../src/features/safety/rules/packed-weights.ts'
import { namedIn } from '../src/features/safety/rules/recognise.ts'
import {
  featuresOf,
  type Further,
  phraseFeatures,
  PHRASES_WEIGHED,
  toScales,
  weighedParts,
  type Weights,
} from '../src/features/safety/rules/weighed.ts'
import { toWritten } from '../src/features/text/rules/written.ts'
import { SPOKEN, type Speaker } from '../src/features/text/rules/speech.ts'
import { PARTNER_GUIDES } from '../src/features/partner-chat/content/guides.ts'
import { buildContent } from './build-content.ts'
import { readContent } from './content/read-content.ts'
import { toCrisisFile } from './crisis-file.ts'
import { crisisFigures, FOLDER_OF, writeModel } from './models.ts'
import { readTrainingQuestions } from './training-questions.ts'
import { readTurns } from './training-turns.ts'
import { seededRandom, shuffled } from '../src/kit/seeded-random.ts'

const { knowledge: KNOWLEDGE } = readContent()
const ROOT = resolve(import.meta.dirname, '..')
const SENTENCES = 'training/crisis'
/** What only the classifier of one class learns from: sentences, and features besides words and phrases. */
const OWN: Readonly<Partial<Record<SafetyClass, { sentences: string; further: Further }>>> = {
  D: { sentences: 'training/medication', further: conceptFeatures },
}
const ROUNDS = 10
/** How much one example counts: of the class, of another class or hard ordinary speech, a way of asking. */
const COUNTS = { own: 5, hard: 2.5, ask: 0.6 } as const
/** Features with fewer examples are ignored. */
const SEEN_LEAST = 2
const SCALE = 100
/** Weights nearer to nothing are left out. */
const WEIGHT_LEAST = 55
/** The same for emergencies, so that what the browser caches stays small. */
const WEIGHT_LEAST_OF: Readonly<Partial<Record<SafetyClass, number>>> = { M1: 75 }
const ORDINARY = new Set(['F', 'B'])
/** Classes that also learn what is said in conversations, where medicines are spoken of without any need of a card. */
const DANGERS: ReadonlySet<SafetyClass> = new Set(['C1', 'C2', 'M1'])
/** Rates of false alarms among the ordinary sentences for which the thresholds are printed. */
const SHARES = [0.005, 0.01, 0.015, 0.02, 0.03, 0.05]

type Example = {
  readonly class: string
  /** Who wrote it: the letter at the end of the file's name; "dev" and "asks" are never left out. */
  readonly author: string
  readonly features: readonly string[]
  readonly counts: number
}
/** Rules and tools that decide which features a sentence has, besides the tables of the class itself. */
const READERS = ['scripts/train-crisis-classifier.ts', 'src/kit/seeded-random.ts', 'src/features/text/rules/*.ts']
const RULES = 'src/features/safety/rules'
/** Fingerprint of everything a table of weights is trained from, in 16 hexadecimal digits. */
export function fingerprintOf(name: SafetyClass): string {
  const sources = [...globSync([...READERS, `${RULES}/*.ts`, `${RULES}/${FOLDER_OF[name]}/*.ts`], { cwd: ROOT }), ...filesOf(name)]
  const read = sources
    .filter((path) => !path.endsWith('.test.ts'))
    .toSorted()
    .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')])
  return createHash('sha256')
    .update(JSON.stringify([read, plain(name)]))
    .digest('hex')
    .slice(0, 16)
}

type Learned = { readonly bias: number; readonly weights: ReadonlyMap<string, number> }

/**
 * One example for a message; of an ordinary one also each sentence, since sentences are weighed on their own as well.
 */
function toExamples(name: SafetyClass, label: string, author: string, text: string, speaker: Speaker): Example[] {
  const written = toWritten(text)
  const more = [
    ...(PHRASES_WEIGHED.has(name) ? phraseFeatures(name, namedIn(written, speaker)) : []),
    ...(OWN[name]?.further(written) ?? []),
  ]
  const counts = author === 'asks' ? COUNTS.ask : label === name ? COUNTS.own : COUNTS.hard
  const [whole = [], ...sentences] = weighedParts(written.read)
  const parts = ORDINARY.has(label) && author !== 'asks' ? [whole, ...sentences] : [whole]
  return parts.map((words) => ({ class: label, author, features: [...featuresOf(words), ...more], counts }))
}

/** The files of labelled sentences, by half and name. */
function filesOf(name: SafetyClass): string[] {
  return [SENTENCES, OWN[name]?.sentences ?? []]
    .flat()
    .flatMap((folder) => ['train', 'dev'].flatMap((half) => globSync(`${folder}/${half}/*.txt`, { cwd: ROOT }).toSorted()))
}

function labelled(name: SafetyClass): Example[] {
  return filesOf(name).flatMap((file) => {
    const author = file.includes('/dev/') ? 'dev' : (/-(\w)\.txt$/.exec(file)?.[1] ?? 'a')
    return readFileSync(join(ROOT, file), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [label = '', , who, ...words] = line.split('|')
        const [text, speaker] = [words.join('|'), who === 'p' ? ('partner' as const) : ('woman' as const)]
        // Too many tablets are a matter of a medicine and an emergency.
        if (name === 'D' && label === 'M1') return []
        // "I took an overdose" is filed under self-harm and is an emergency as well.
        const mayBeBoth = name === 'M1' && label !== name && !ORDINARY.has(label)
        if (mayBeBoth && namedIn(toWritten(text), speaker).some((one) => one.class === name)) return []
        return toExamples(name, label, author, text, speaker)
      })
  })
}

/** The texts of the labelled lines in `training` that match a pattern, after so many codes. */
function textsOf(pattern: string, codes: number): string[] {
  return globSync(pattern, { cwd: join(ROOT, 'training') })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(ROOT, 'training', file), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => line.split('|').slice(codes).join('|'))
}

/** Messages in which things are noted; only emergencies learn them, since for the others they cost recall. */
function noted(name: SafetyClass): string[] {
  return name === 'M1' ? readTurns('entries').flatMap((parts) => parts.map(({ text }) => text)) : []
}

/** What women say and ask in conversations, of their notes and of the app. */
function said(name: SafetyClass): string[] {
  return [
    ...noted(name),
    ...readTurns('train')
      .flat()
      .map(({ text }) => text),
    ...textsOf('notes/{train,follow-ups}/*.txt', 2),
    ...textsOf('app/train/*.txt', 1),
    ...textsOf('statements/train/*.txt', 1),
  ]
}

/** What is ordinary beyond doubt: the ways of asking, what women say otherwise, and what Lara herself says. */
function plain(name: SafetyClass): string[] {
  return [
    ...(DANGERS.has(name) ? said(name) : []),
    ...SPOKEN.flatMap((language) => [
      ...readTrainingQuestions(language).map(({ text }) => text),
      ...Object.values(PARTNER_GUIDES).flatMap((guide) => [
        guide[language].title,
        ...toldText(guide[language].answer).split(/(?<=[.?!])\s+/),
      ]),
      ...KNOWLEDGE.flatMap((entry) => toldText(entry[language].answer).split(/(?<=[.?!])\s+/)),
    ]),
  ]
}

function examplesOf(name: SafetyClass): Example[] {
  // Some of the training questions ask for a decision about a medicine.
  const isOrdinary = (text: string) => name !== 'D' || !namedIn(toWritten(text), 'woman').some((one) => one.class === name)
  return [
    ...labelled(name),
    ...plain(name)
      .filter(isOrdinary)
      .flatMap((text) => toExamples(name, 'B', 'asks', text, 'woman')),
  ]
}

/** Logistic regression by stochastic descent, each weight with its own step (Adagrad). */
function learn(name: SafetyClass, examples: readonly Example[]): Learned {
  const known = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) known.set(feature, (known.get(feature) ?? 0) + 1)
  const names = [...known].filter(([, count]) => count >= SEEN_LEAST).map(([feature]) => feature)
  const places = new Map(names.map((feature, place) => [feature, place]))
  const ready = examples.map(({ class: label, features, counts }) => ({
    isOwn: label === name ? 1 : 0,
    met: Uint32Array.from(features.flatMap((feature) => places.get(feature) ?? [])),
    size: Math.sqrt(Math.max(1, features.length)),
    counts,
  }))
  const weights = new Float64Array(names.length)
  const steps = new Float64Array(names.length).fill(1)
  let bias = -2
  let biasStep = 1
  const random = seededRandom(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { isOwn, met, size, counts } of shuffled(ready, random)) {
      let sum = 0
      for (const place of met) sum += weights[place] ?? 0
      const error = (1 / (1 + Math.exp(-bias - sum / size)) - isOwn) * counts
      for (const place of met) {
        const slope = error / size + 1e-4 * (weights[place] ?? 0)
        steps[place] = (steps[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (0.5 * slope) / Math.sqrt(steps[place] ?? 0)
      }
      biasStep += error * error
      bias -= (0.5 * error) / Math.sqrt(biasStep)
    }
  }
  return { bias, weights: new Map(names.map((feature, place) => [feature, weights[place] ?? 0])) }
}

function weigh({ bias, weights }: Learned, { features }: Example): number {
  return bias + features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0) / Math.sqrt(Math.max(1, features.length))
}

/**
 * Tells, for shares of false alarms, the threshold and how much of the class it recognises, each author weighed by what
 * the others taught.
 */
function judge(name: SafetyClass): void {
  const examples = examplesOf(name)
  const authors = [...new Set(examples.map(({ author }) => author))].filter((author) => author !== 'dev' && author !== 'asks')
  const weighed = authors.flatMap((author) => {
    const learned = learn(
      name,
      examples.filter((one) => one.author !== author),
    )
    return examples.filter((one) => one.author === author).map((one) => ({ label: one.class, weight: weigh(learned, one) }))
  })
  const own = weighed.filter(({ label }) => label === name)
  const ordinary = weighed.filter(({ label }) => ORDINARY.has(label)).toSorted((one, other) => other.weight - one.weight)
  console.log(`${name}: ${own.length} sentences and ${ordinary.length} ordinary ones of ${authors.length} authors`)
  for (const share of SHARES) {
    const least = ordinary[Math.floor(share * ordinary.length)]?.weight ?? 0
    const met = own.filter(({ weight }) => weight >= least).length
    console.log(
      `threshold ${Math.round(least * SCALE)}: ${((100 * met) / own.length).toFixed(1)} % recognised, ${(100 * share).toFixed(1)} % false alarms`,
    )
  }
}

function write(name: SafetyClass, least: number): void {
  const examples = examplesOf(name)
  const { bias, weights } = learn(name, examples)
  const rounded = [...weights].map(([feature, weight]) => [feature, Math.round(weight * SCALE)] as const)
  const strong = new Map(rounded.filter(([, weight]) => Math.abs(weight) >= (WEIGHT_LEAST_OF[name] ?? WEIGHT_LEAST)))
  const packed = Buffer.from(packWeights(strong)).toString('base64')
  const table: Weights = { class: name, bias: Math.round(bias * SCALE), least, packed }
  writeModel(FOLDER_OF[name], toCrisisFile(table), fingerprintOf(name), crisisFigures(name, toScales(table, OWN[name]?.further)))
  buildContent()
  console.log(
    `${FOLDER_OF[name]}: ${examples.filter((one) => one.class === name).length} of ${examples.length} examples, ${strong.size} features`,
  )
}

if (import.meta.main) {
  const [given, least] = process.argv.slice(2)
  const name = SAFETY_CLASSES.find((one) => one === given)
  if (name === undefined) throw new Error(`No class is called ${given}`)
  if (least === undefined) judge(name)
  else write(name, Number(least))
}
