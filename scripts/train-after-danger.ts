/**
 * Trains the ranking that reads what a message after a danger says (decision 0106): `models/after-danger.bin`.
 * Sentences: `training/after-danger/train`, lines of "class of the danger|kind|text", and as messages about something
 * else those of `training/turns`. The dev conversations are read only for the figures of the finished model.
 * `node scripts/train-after-danger.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { AFTER_KINDS, type AfterKind, readAfter } from '../src/features/answers/rules/after-kinds.ts'
import { featuresOf, type Ranking, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import type { DangerClass } from '../src/features/safety/content/after-danger.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { type Example, learn } from './learn-ranking.ts'
import { percent, writeModel } from './models.ts'
import { readTurns } from './training-turns.ts'

const ROOT = resolve(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'training/after-danger')
const DANGERS = ['C1', 'C2', 'M1'] as const
/** How much one example counts: of messages after a danger, of ordinary conversations. */
const COUNTS = { after: 2, ordinary: 0.3 } as const
/** Kinds of ordinary messages that have another meaning after a danger. */
const NOT_OTHER = new Set(['danger', 'thanks', 'okay', 'farewell', 'praise', 'lara', 'privacy'])
/** Those that tell something or say nothing in particular. */
const REST = new Set(['complaint', 'news', 'greeting', 'nonsense'])

export type AfterSentence = {
  readonly language: Language
  readonly danger: DangerClass
  readonly kind: AfterKind
  readonly text: string
}

function filesIn(folder: string): { language: Language; content: string }[] {
  return globSync(`${folder}/*.txt`, { cwd: FOLDER })
    .toSorted()
    .map((file) => ({
      language: SPOKEN.find((one) => basename(file).startsWith(one)) ?? 'en',
      content: readFileSync(join(FOLDER, file), 'utf8').trim(),
    }))
}

function toDanger(name: string | undefined, line: string): DangerClass {
  const danger = DANGERS.find((one) => one === name)
  if (!danger) throw new Error(`Not a class of danger: ${line}`)
  return danger
}

function toSentence(language: Language, danger: DangerClass, named: string | undefined, text: string): AfterSentence {
  const kind = AFTER_KINDS.find((one) => one === named)
  if (!kind || text === '') throw new Error(`Not a message after a danger: ${named}|${text}`)
  return { language, danger, kind, text }
}

function readTrain(): AfterSentence[] {
  return filesIn('train').flatMap(({ language, content }) =>
    content.split('\n').map((line) => {
      const [danger, kind, ...words] = line.split('|')
      return toSentence(language, toDanger(danger, line), kind, words.join('|'))
    }),
  )
}

/** The dev conversations: the message of danger, then what she says after it. */
export function readAfterConversations(): { readonly danger: string; readonly after: readonly AfterSentence[] }[] {
  return filesIn('dev').flatMap(({ language, content }) =>
    content.split(/\n{2,}/).map((conversation) => {
      const [first = '', ...lines] = conversation.split('\n')
      const [named, ...words] = first.split('|')
      const danger = toDanger(named, first)
      return {
        danger: words.join('|'),
        after: lines.map((line) => {
          const [kind, ...said] = line.split('|')
          return toSentence(language, danger, kind, said.join('|'))
        }),
      }
    }),
  )
}

function examples(): Example[] {
  const place = (kind: AfterKind) => AFTER_KINDS.indexOf(kind)
  const ordinary = readTurns('train')
    .flat()
    .filter(({ kind }) => !NOT_OTHER.has(kind))
  return [
    ...readTrain().map(({ language, danger, kind, text }) => ({
      place: place(kind),
      counts: COUNTS.after,
      features: featuresOf(text, language, danger),
    })),
    ...ordinary.map(({ language, kind, text }) => ({
      place: place(REST.has(kind) ? 'rest' : 'other'),
      counts: COUNTS.ordinary,
      features: featuresOf(text, language),
    })),
  ]
}

const READERS = [
  'scripts/{train-after-danger,learn-ranking,training-turns}.ts',
  'src/kit/seeded-random.ts',
  'src/features/{text,knowledge}/rules/{ranking,features,question-words,written}.ts',
  'src/features/answers/rules/after-kinds.ts',
  'training/{after-danger,turns}/train/*.txt',
]

/** Fingerprint of everything this ranking is trained from, in 16 hexadecimal digits. */
export function fingerprintOfAfterDanger(): string {
  const hash = createHash('sha256').update(JSON.stringify(AFTER_KINDS))
  for (const file of globSync(READERS, { cwd: ROOT }).toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Of the messages of the dev conversations, how many are read as they are labelled, in per cent. */
export function afterFigures(ranking: Ranking): Record<string, number> {
  const read = readAfterConversations()
    .flatMap(({ after }) => after)
    .map((one) => ({ one, found: readAfter(one.text, one.language, one.danger, ranking)?.kind }))
  const rightOf = (list: typeof read) => percent(list.filter(({ one, found }) => one.kind === found).length, list.length)
  return {
    right: rightOf(read),
    ...Object.fromEntries(SPOKEN.map((language) => [`right_${language}`, rightOf(read.filter(({ one }) => one.language === language))])),
  }
}

if (import.meta.main) {
  const bytes = writeRanking(learn(examples(), AFTER_KINDS.length))
  const figures = { dev: afterFigures(readRanking(bytes)), test: {} }
  writeModel('after-danger', bytes, fingerprintOfAfterDanger(), figures)
  console.log(`after danger: ${bytes.length} bytes`, figures)
}
