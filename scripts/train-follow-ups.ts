/**
 * Trains the model that chooses the entry for a message after an entry (decision 0110): `models/follow-ups.bin`.
 * Messages: `training/follow-ups/train`, lines of "entry before|label|message"; the label is "same:" with the
 * paragraphs that answer, ids of other entries, or "none". The dev messages are read only for the figures.
 * Besides, natural follow-ups in `training/follow-ups/natural`, lines of "first message|its entry|second
 * message|entries", and questions that stand alone (`training/questions/dev/everyday.txt`, which the search has not
 * learned), each after an entry of another topic.
 * `node scripts/train-follow-ups.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { choicesFor, FOLLOW_UP_FEATURES, FOLLOWED_BY, type FollowedBy } from '../src/features/answers/rules/follow-ups.ts'
import { findFollowing } from '../src/features/answers/rules/knowledge-answer.ts'
import { type FollowUpModel, readFollowUpModel, writeFollowUpModel } from '../src/features/knowledge/rules/follow-up-model.ts'
import { featuresOf, type Ranking, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import type { KnowledgeEntry } from '../src/features/knowledge/content/knowledge.ts'
import { libraryOf } from '../src/features/lara/server/library.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { learn } from './learn-ranking.ts'
import { percent, readManifest, writeModel } from './models.ts'
import { readFolder } from './training-files.ts'
import { NONE } from './training-questions.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** The features that the ranking gives are those of a ranking that did not learn the message: one of so many parts. */
const PARTS = 5
/** Between the entries before two questions that stand alone. */
const STEP = 37
/** Steps of the descent for the weights of the features, its rate, and what holds the weights near 0. */
const DESCENT = { STEPS: 400, RATE: 0.3, DECAY: 1e-4 } as const

/**
 * A message after the entry `before`, which answered `question`; `right` are the ids of the entries that answer it,
 * empty if none does, `paragraphs` those of `before` that do, where it is one of them.
 */
export type FollowUp = {
  readonly language: Language
  readonly question: string
  readonly before: string
  readonly right: readonly string[]
  readonly paragraphs: readonly number[]
  readonly message: string
}

function entryOf(id: string, language: Language): KnowledgeEntry {
  const entry = libraryOf(language).entries.find((one) => one.id === id)
  if (!entry) throw new Error(`No entry has the id ${id}`)
  return entry
}

/** The title of an entry, used as the question that the entry answered. */
function titleOf(id: string, language: Language): string {
  return entryOf(id, language)[language].title.replaceAll(/[{}]/g, '')
}

function toFollowUp(language: Language, line: string): FollowUp {
  const [before = '', label = '', ...words] = line.split('|')
  const same = /^same:(\d[\d,]*)$/.exec(label)?.[1]
  const right = same !== undefined ? [before] : label === 'none' ? [] : label.split(',')
  return {
    language,
    question: titleOf(before, language),
    before,
    right,
    paragraphs: same?.split(',').map(Number) ?? [],
    message: words.join('|'),
  }
}

function toNatural(language: Language, line: string): FollowUp {
  const [question = '', before = '', message = '', labels = ''] = line.split('|')
  return { language, question, before, right: labels.split(','), paragraphs: [], message }
}

/** The messages of a half: those with a label, then the natural ones. */
export function readFollowUps(half: 'train' | 'dev'): FollowUp[] {
  const all = [
    ...readFolder(`follow-ups/${half}`).map(({ language, line }) => toFollowUp(language, line)),
    ...readFolder(`follow-ups/natural/${half}`).map(({ language, line }) => toNatural(language, line)),
  ]
  for (const { language, before, right, message } of all) {
    for (const id of [before, ...right]) entryOf(id, language)
    if (message === '') throw new Error(`No message after ${before}`)
  }
  return all
}

/** Questions that stand alone, each after an entry of another topic. */
function readStandingAlone(): FollowUp[] {
  const lines = readFileSync(join(ROOT, 'training/questions/dev/everyday.txt'), 'utf8').trim().split('\n')
  return lines.map((line, at) => {
    const [named, labels = '', ...words] = line.split('|')
    const language = SPOKEN.find((one) => one === named) ?? 'en'
    const right = labels.split(',').filter((id) => id !== NONE)
    const topics = new Set(right.map((id) => entryOf(id, language).topic))
    const others = libraryOf(language).entries.filter(({ topic }) => !topics.has(topic) && topic !== 'lara')
    const before = others[(at * STEP) % others.length]?.id ?? ''
    return { language, question: titleOf(before, language), before, right, paragraphs: [], message: words.join('|') }
  })
}

function followedByOf({ before, right, paragraphs: [first = 1] }: FollowUp): FollowedBy {
  if (right.length === 0) return 'none'
  if (right[0] !== before) return 'other'
  return first === 1 ? 'first' : first === 2 ? 'second' : 'later'
}

function learnRanking(messages: readonly FollowUp[]): Uint8Array {
  const examples = messages.map((one) => ({
    place: FOLLOWED_BY.indexOf(followedByOf(one)),
    counts: 1,
    features: featuresOf(one.message, one.language, entryOf(one.before, one.language).topic),
  }))
  return writeRanking(learn(examples, FOLLOWED_BY.length))
}

function followedOf({ language, before, question }: FollowUp) {
  return { question, entry: entryOf(before, language) }
}

/** A message as the descent needs it: the features of each choice, and which of them are right. */
type Ready = { readonly rows: readonly Float64Array[]; readonly isRight: readonly boolean[] }

function toReady(one: FollowUp, ranking: Ranking): Ready {
  const library = libraryOf(one.language)
  const choices = choicesFor(one.message, one.language, library, followedOf(one), { ranking })
  return {
    rows: choices.map(({ features }) => Float64Array.from(FOLLOW_UP_FEATURES, (name) => features[name] ?? 0)),
    isRight: choices.map(({ entry }) => (entry ? one.right.includes(entry.id) : one.right.length === 0)),
  }
}

/** The weights with which the right choices are likeliest, by gradient descent, each with its own step (Adagrad). */
function learnWeights(all: readonly Ready[]): number[] {
  const size = FOLLOW_UP_FEATURES.length
  const weights = new Float64Array(size)
  const steps = new Float64Array(size).fill(1e-6)
  // A message whose right entry is not among the choices teaches nothing.
  const known = all.filter(({ isRight }) => isRight.includes(true))
  for (let step = 0; step < DESCENT.STEPS; step += 1) {
    const slopes = new Float64Array(size)
    for (const { rows, isRight } of known) {
      const scores = rows.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0))
      const most = Math.max(...scores)
      const raised = scores.map((score) => Math.exp(score - most))
      const sum = raised.reduce((total, one) => total + one, 0)
      const right = raised.reduce((total, one, at) => total + (isRight[at] === true ? one : 0), 0)
      for (const [place, row] of rows.entries()) {
        const share = raised[place] ?? 0
        const slope = share / sum - (isRight[place] === true ? share / right : 0)
        if (Math.abs(slope) > 1e-6) for (let at = 0; at < size; at += 1) slopes[at] = (slopes[at] ?? 0) + slope * (row[at] ?? 0)
      }
    }
    for (let at = 0; at < size; at += 1) {
      const slope = (slopes[at] ?? 0) / known.length + DESCENT.DECAY * (weights[at] ?? 0)
      steps[at] = (steps[at] ?? 0) + slope * slope
      weights[at] = (weights[at] ?? 0) - (DESCENT.RATE * slope) / Math.sqrt(steps[at] ?? 1)
    }
  }
  return [...weights]
}

function train(): Uint8Array {
  const messages = [...readFollowUps('train'), ...readStandingAlone()]
  const ready = Array.from({ length: PARTS }, (_none, part) => {
    const ranking = readRanking(learnRanking(messages.filter((_one, at) => at % PARTS !== part)))
    return messages.filter((_one, at) => at % PARTS === part).map((one) => toReady(one, ranking))
  })
  return writeFollowUpModel(learnWeights(ready.flat()), learnRanking(messages))
}

const READERS = [
  'scripts/{train-follow-ups,learn-ranking,training-files}.ts',
  'src/kit/seeded-random.ts',
  'src/features/text/rules/{features,question-words,written}.ts',
  'src/features/knowledge/rules/{follow-up-model,ranking,retrieval}.ts',
  'src/features/answers/rules/follow-ups.ts',
  'training/follow-ups/{train,natural/train}/*.txt',
  'training/questions/dev/everyday.txt',
]

/** Fingerprint of what this model is trained from, with the models of retrieval, in 16 hexadecimal digits. */
export function fingerprintOfFollowUps(): string {
  const manifest = readManifest()
  const hash = createHash('sha256').update(JSON.stringify(SPOKEN.map((language) => manifest[`retrieval.${language}`]?.sha256)))
  for (const file of globSync(READERS, { cwd: ROOT }).toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Every so many of the labelled dev messages counts for the figures. */
const COUNTED_EVERY = 3

/** Of the dev messages, how many get the right entry or rightly none, and how many a wrong one, in per cent. */
export function followUpFigures(model: FollowUpModel): Record<string, number> {
  const dev = readFollowUps('dev')
  const labelled = dev.filter(({ question, before, language }) => question === titleOf(before, language))
  const sets = {
    natural: dev.filter((one) => !labelled.includes(one)),
    labelled: labelled.filter((_one, at) => at % COUNTED_EVERY === 0),
  }
  return Object.fromEntries(
    Object.entries(sets).flatMap(([name, messages]) => {
      const got = messages.map((one) => {
        const library = { ...libraryOf(one.language), followUps: model }
        const id = findFollowing(one.message, one.language, library, followedOf(one)).entry?.id
        return { id, isRight: id === undefined ? one.right.length === 0 : one.right.includes(id) }
      })
      return [
        [name, percent(got.filter(({ isRight }) => isRight).length, got.length)],
        [`${name}_wrong`, percent(got.filter(({ id, isRight }) => id !== undefined && !isRight).length, got.length)],
      ]
    }),
  )
}

if (import.meta.main) {
  const bytes = train()
  const figures = { dev: followUpFigures(readFollowUpModel(bytes)), test: {} }
  writeModel('follow-ups', bytes, fingerprintOfFollowUps(), figures)
  console.log(`follow-ups: ${bytes.length} bytes`, figures)
}
