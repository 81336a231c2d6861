/** The files in `models/`, and `models/manifest.json`: what each was trained from, when, and what it reaches. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { LocalDate } from '../src/kit/local-date.ts'
import type { Library } from '../src/features/knowledge/rules/retrieval.ts'
import type { NotesAsk, NotesMeasure } from '../src/features/lara/rules/notes-classes.ts'
import type { Ranking } from '../src/features/knowledge/rules/ranking.ts'
import { LOG_PLACE, readAppRequest } from '../src/features/lara/rules/read-app-request.ts'
import { type NotesRankings, readNotes } from '../src/features/lara/rules/read-notes-question.ts'
import type { SafetyClass } from '../src/features/safety/rules/classes.ts'
import { CRISIS_SCALES } from '../src/features/safety/rules/crisis.ts'
import { recognise } from '../src/features/safety/rules/recognise.ts'
import type { Scales } from '../src/features/safety/rules/weighed.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { NONE } from './training-questions.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'models')
const MANIFEST = join(FOLDER, 'manifest.json')
const HALVES = ['dev', 'test'] as const
type TrainingSet = (typeof HALVES)[number]

/** The folder of each class below `src/features/safety/rules`, and the name of its model. */
export const FOLDER_OF: Readonly<Record<SafetyClass, string>> = {
  C1: 'self-harm',
  C2: 'abuse',
  M1: 'emergency',
  M2: 'red-flags',
  D: 'medication',
  X: 'diagnosis',
  I: 'prompt-injection',
  P: 'partner-probing',
}

const Figures = z.record(z.string(), z.number())
/**
 * `inputs` is the fingerprint of everything the model is trained from, `sha256` of the file. Figures are per cent, by
 * half.
 */
const ModelRecord = z.strictObject({
  inputs: z.string(),
  sha256: z.string(),
  bytes: z.int(),
  trained: LocalDate,
  figures: z.strictObject({ dev: Figures, test: Figures }),
})
export type ModelRecord = z.infer<typeof ModelRecord>
type FiguresByHalf = ModelRecord['figures']

/** All records by the name of the model's file without `.bin`. */
export function readManifest(): Record<string, ModelRecord> {
  if (!existsSync(MANIFEST)) return {}
  return z.record(z.string(), ModelRecord).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}

/** The bytes of a model. */
export function readModel(name: string): Uint8Array {
  return readFileSync(join(FOLDER, `${name}.bin`))
}

/** SHA-256 in hexadecimal digits. */
export function sha256Of(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Writes a model and its record. The date of training is changed only with the inputs or the file. */
export function writeModel(name: string, bytes: Uint8Array, inputs: string, figures: FiguresByHalf): void {
  const manifest = readManifest()
  const sha256 = sha256Of(bytes)
  const before = manifest[name]
  const isSame = before?.inputs === inputs && before.sha256 === sha256
  const trained = isSame ? before.trained : new Date().toISOString().slice(0, 10)
  const records = { ...manifest, [name]: { inputs, sha256, bytes: bytes.length, trained, figures } }
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(join(FOLDER, `${name}.bin`), bytes)
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

function inBothHalves(figuresOf: (half: TrainingSet) => Record<string, number>): FiguresByHalf {
  return { dev: figuresOf('dev'), test: figuresOf('test') }
}

/** Per cent, with one decimal. */
export function percent(some: number, all: number): number {
  return Math.round((1000 * some) / Math.max(1, all)) / 10
}

/** Recall of a class by language, and the share of ordinary sentences taken for it, when its table is `scales`. */
export function crisisFigures(name: SafetyClass, scales: Scales): FiguresByHalf {
  const all = [...CRISIS_SCALES.filter((one) => one.class !== name), scales]
  const read = (half: TrainingSet, file: string) =>
    readLines(`crisis/${half}/${file}.txt`).map((line) => {
      const [, language = '', speaker, ...text] = line.split('|')
      const found = recognise(text.join('|'), speaker === 'p' ? 'partner' : 'woman', all)
      return { language, isFound: found.some((one) => one.class === name) }
    })
  return inBothHalves((half) => {
    const own = read(half, name.toLowerCase())
    const ordinary = read(half, 'ordinary')
    const recall = (list: typeof own) => percent(list.filter(({ isFound }) => isFound).length, list.length)
    return {
      recall: recall(own),
      ...Object.fromEntries(SPOKEN.map((language) => [`recall_${language}`, recall(own.filter((one) => one.language === language))])),
      false_alarms: recall(ordinary),
    }
  })
}

/** Of the questions that an entry answers, how many find it and how many another; of the others, how many find none. */
export function retrievalFigures(language: Language, library: Library): FiguresByHalf {
  return inBothHalves((half) => {
    const questions = readLines(`questions/${half}/questions.txt`).flatMap((line) => {
      const [of, ids = '', ...text] = line.split('|')
      return of === language ? [{ ids: ids.split(','), found: library.find(text.join('|')).entry?.id ?? NONE }] : []
    })
    const [asked, outside] = [questions.filter(({ ids }) => !ids.includes(NONE)), questions.filter(({ ids }) => ids.includes(NONE))]
    const isRight = ({ ids, found }: (typeof questions)[number]) => ids.includes(found)
    return {
      right: percent(asked.filter(isRight).length, asked.length),
      wrong: percent(asked.filter((one) => one.found !== NONE && !isRight(one)).length, asked.length),
      outside_unanswered: percent(outside.filter(isRight).length, outside.length),
    }
  })
}

/** A sentence of `training/notes`, as far as the figures need it. */
type Asked = { readonly language: Language; readonly ask: NotesAsk; readonly measures: readonly NotesMeasure[]; readonly text: string }

/**
 * Of the questions about her notes, how many are read, with what is asked, and with the measure; of other messages and
 * of the questions of Lara's entries, how many are taken for one.
 */
export function notesFigures(rankings: NotesRankings, sentences: Readonly<Record<TrainingSet, readonly Asked[]>>): FiguresByHalf {
  return inBothHalves((half) => {
    const read = sentences[half].map((sentence) => ({ sentence, found: readNotes(sentence.text, sentence.language, rankings) }))
    const [asked, other] = [read.filter(({ sentence }) => sentence.ask !== 'none'), read.filter(({ sentence }) => sentence.ask === 'none')]
    const questions = readLines(`questions/${half}/questions.txt`).map((line) => {
      const [of, , ...text] = line.split('|')
      return readNotes(text.join('|'), SPOKEN.find((one) => one === of) ?? 'en', rankings)
    })
    const isMeasured = ({ sentence: { measures }, found }: (typeof read)[number]) =>
      found !== undefined && (measures.length === 0 || measures.some((one) => found.measures[0]?.measure === one))
    return {
      read: percent(asked.filter(({ found }) => found).length, asked.length),
      right: percent(asked.filter(({ sentence, found }) => found?.asks[0] === sentence.ask).length, asked.length),
      measured: percent(asked.filter(isMeasured).length, asked.length),
      others_taken: percent(other.filter(({ found }) => found).length, other.length),
      questions_taken: percent(questions.filter(Boolean).length, questions.length),
    }
  })
}

/** Likelihood from which a request for something in the app counts as read in the figures. */
const APP_READ_LEAST = 0.5

/**
 * Of the requests for something in the app, how many get an answer, and the right place; of other messages, how many
 * are taken for one.
 */
export function appFigures(
  ranking: Ranking,
  sentences: readonly { language: Language; class: string; text: string }[],
): Record<string, number> {
  const read = sentences.map((one) => {
    const request = readAppRequest(one.text, one.language, ranking)
    return { one, found: request && request.likely >= APP_READ_LEAST ? request.place : undefined }
  })
  const [asked, other] = [read.filter(({ one }) => one.class !== 'none'), read.filter(({ one }) => one.class === 'none')]
  const isRight = ({ one, found }: (typeof read)[number]) => found?.id === (one.class === 'log' ? LOG_PLACE : one.class)
  return {
    read: percent(asked.filter(({ found }) => found).length, asked.length),
    right: percent(asked.filter(isRight).length, asked.length),
    others_taken: percent(other.filter(({ found }) => found).length, other.length),
  }
}

function readLines(file: string): string[] {
  return readFileSync(join(ROOT, 'training', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
}
