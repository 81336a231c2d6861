/**
 * Trains the rankings that read questions about her notes (decision 0103): what is asked, the same after an answer from
 * her notes, and which measures. Writes `models/notes-*.bin`. Sentences: `training/notes/{train,follow-ups}`, lines of
 * "ask|measures|text", the conversations in `training/turns`, and as other messages the training questions of Lara's
 * entries and the sentences of the safety classes. `models/app-places.bin`, which reads requests for something in the
 * app, is trained from `training/app`; `models/message-kinds.bin`, which says what kind of message she writes, from all
 * of these and `training/statements`.
 * The dev and test sentences are read only for the figures of the finished models. The same inputs give the same bytes.
 * `node scripts/train-notes.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SUBJECT_ENTRIES } from '../src/features/answers/content/speech-acts.ts'
import { featuresOf, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { type After, contextOf, MESSAGE_KINDS, type MessageKind } from '../src/features/lara/rules/message-kinds.ts'
import { NOTES_ASKS, NOTES_MEASURES, type NotesAsk, type NotesMeasure } from '../src/features/lara/rules/notes-classes.ts'
import { APP_CLASSES } from '../src/features/lara/rules/read-app-request.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { type Example, learn } from './learn-ranking.ts'
import { appFigures, notesFigures, writeModel } from './models.ts'
import { NONE, readTrainingQuestions } from './training-questions.ts'
import { readFolder } from './training-files.ts'
import { readTurns, type TrainingTurn } from './training-turns.ts'

const TRAINING = resolve(import.meta.dirname, '../training')
/** How much one example counts: of her notes, after an answer from them, of the app, of others, of conversations. */
const COUNTS = { own: 1, following: 3, app: 2, other: 0.4, turn: 1 } as const
/** The same for the ranking of kinds: conversations, what she tells, her notes, the app, questions, dangers. */
const KIND_COUNTS = { turn: 2, told: 2, notes: 1, following: 0.5, app: 1, question: 0.1, outside: 0.3, danger: 1 } as const
/** Safety classes that are a danger. */
const DANGERS: ReadonlySet<string> = new Set(['C1', 'C2', 'M1'])
/** Codes of complaints in `training/statements`: their topics. */
const COMPLAINTS: ReadonlySet<string> = new Set(Object.keys(SUBJECT_ENTRIES))

export type NotesSentence = {
  readonly language: Language
  readonly ask: NotesAsk
  readonly measures: readonly NotesMeasure[]
  readonly text: string
}

/** A sentence about notes by the codes of its ask and measures. Throws if there is no such code. */
function toNotesSentence(language: Language, named: string, listed: string, text: string): NotesSentence {
  const ask = NOTES_ASKS.find((one) => one === named)
  const codes = listed.split(',').filter((code) => code !== '-' && code !== '')
  const measures = codes.flatMap((code) => NOTES_MEASURES.find((one) => one === code) ?? [])
  if (!ask || measures.length < codes.length) throw new Error(`Not a sentence about notes: ${named}|${listed}|${text}`)
  return { language, ask, measures, text }
}

/** The labelled sentences in a folder of `training/notes`. Throws on a line that is none. */
export function readNotesSentences(folder: 'train' | 'follow-ups' | 'dev' | 'test'): NotesSentence[] {
  return readFolder(`notes/${folder}`).map(({ language, line }) => {
    const [named = '', listed = '', ...words] = line.split('|')
    return toNotesSentence(language, named, listed, words.join('|'))
  })
}

/** The questions about her notes in conversations. */
function notesOfTurns(turns: readonly TrainingTurn[]): NotesSentence[] {
  return turns.flatMap(({ language, kind, detail, text }) => {
    const [ask = '', measures = ''] = detail.split(';')
    return kind === 'notes' ? [toNotesSentence(language, ask, measures, text)] : []
  })
}

/** A request for a place in the app, by its class. */
export type AppSentence = { readonly language: Language; readonly class: string; readonly text: string }

/** The labelled requests in a folder of `training/app`, lines of "class|text". Throws on a line that is none. */
export function readAppSentences(folder: 'train' | 'dev'): AppSentence[] {
  return readFolder(`app/${folder}`).map(({ file, language, line }) => {
    const [name = '', ...words] = line.split('|')
    if (!APP_CLASSES.includes(name)) throw new Error(`${file}: not a request: ${line}`)
    return { language, class: name, text: words.join('|') }
  })
}

/** The sentences of the safety classes that a woman wrote, with their class. */
function safetySentences(): { language: Language; class: string; text: string }[] {
  return globSync('{crisis,medication}/train/*.txt', { cwd: TRAINING })
    .toSorted()
    .flatMap((file) => readFileSync(join(TRAINING, file), 'utf8').trim().split('\n'))
    .flatMap((line) => {
      const [name = '', code, who, ...words] = line.split('|')
      const language = SPOKEN.find((one) => one === code)
      return language && who === 'w' ? [{ language, class: name, text: words.join('|') }] : []
    })
}

function questions(): { language: Language; id: string; text: string }[] {
  return SPOKEN.flatMap((language) => readTrainingQuestions(language).map((one) => ({ language, ...one })))
}

/** What she tells in `training/statements`, lines of "kind|text". Throws on a line that is none. */
export function readStatements(): { language: Language; kind: MessageKind; text: string }[] {
  return readFolder('statements/train').map(({ file, language, line }) => {
    const [name = '', ...words] = line.split('|')
    const kind = COMPLAINTS.has(name) ? 'complaint' : MESSAGE_KINDS.find((one) => one === name)
    if (!kind) throw new Error(`${file}: not a statement: ${line}`)
    return { language, kind, text: words.join('|') }
  })
}

/** Messages of a woman that ask nothing of her notes or of the app. */
function otherMessages(): { language: Language; text: string }[] {
  const told = readStatements().filter(({ kind }) => kind !== 'notes')
  return [...questions(), ...safetySentences(), ...told]
}

function toExample<Class extends string>(
  { language, text, after }: { language: Language; text: string; after?: After },
  classes: readonly Class[],
  name: Class,
  counts: number,
): Example {
  return { place: classes.indexOf(name), counts, features: featuresOf(text, language, contextOf(after)) }
}

/** The conversations, with those about what is to be noted. */
function conversations(): TrainingTurn[] {
  return [...readTurns('train'), ...readTurns('entries')].flat()
}

/** The examples of the rankings of notes. */
function notesExamples(): { asks: Example[]; measures: Example[]; followUps: Example[] } {
  const turns = conversations()
  const ofTurns = (isFirst: boolean) => notesOfTurns(turns.filter(({ after }) => (after === 'start') === isFirst))
  const sentences = [...readNotesSentences('train'), ...ofTurns(true)]
  const following = [...readNotesSentences('follow-ups'), ...ofTurns(false)]
  const otherTurns = turns
    .filter(({ kind }) => kind !== 'notes')
    .map(({ language, text }) => toExample({ language, text }, NOTES_ASKS, 'none', COUNTS.turn))
  const others = [...otherMessages(), ...readAppSentences('train')].map((one) => toExample(one, NOTES_ASKS, 'none', COUNTS.other))
  const own = sentences.map((one) => toExample(one, NOTES_ASKS, one.ask, COUNTS.own))
  const measured = [...sentences, ...following].filter(({ ask }) => ask !== 'none')
  return {
    asks: [...own, ...others, ...otherTurns],
    followUps: [...own, ...following.map((one) => toExample(one, NOTES_ASKS, one.ask, COUNTS.following)), ...others, ...otherTurns],
    measures: measured.flatMap((one) => one.measures.map((measure) => toExample(one, NOTES_MEASURES, measure, COUNTS.own))),
  }
}

/** The examples of the ranking of places in the app. */
function appExamples(): Example[] {
  const asked = readNotesSentences('train').filter(({ ask }) => ask !== 'none')
  const turns = conversations().map(({ language, kind, detail, text }) => {
    const name = kind === 'app' ? detail : kind === 'log' || kind === 'fix' ? 'log' : 'none'
    return toExample({ language, text }, APP_CLASSES, name, name === 'none' ? COUNTS.turn : COUNTS.app)
  })
  return [
    ...turns,
    ...readAppSentences('train').map((one) => toExample(one, APP_CLASSES, one.class, COUNTS.app)),
    ...[...otherMessages(), ...asked].map((one) => toExample(one, APP_CLASSES, 'none', COUNTS.other)),
  ]
}

/** The examples of the ranking of kinds. */
function kindExamples(): Example[] {
  const [asked, following] = [readNotesSentences('train'), readNotesSentences('follow-ups').filter(({ ask }) => ask !== 'none')]
  const of = (one: { language: Language; text: string }, kind: MessageKind, counts: number) => toExample(one, MESSAGE_KINDS, kind, counts)
  return [
    ...conversations().map((one) => toExample(one, MESSAGE_KINDS, one.kind, KIND_COUNTS.turn)),
    ...readStatements().map((one) => of(one, one.kind, KIND_COUNTS.told)),
    ...asked.filter(({ ask }) => ask !== 'none').map((one) => of(one, 'notes', KIND_COUNTS.notes)),
    ...following.map((one) => of(one, 'notes', KIND_COUNTS.following)),
    ...readAppSentences('train').flatMap((one) =>
      one.class === 'none' ? [] : [of(one, one.class === 'log' ? 'log' : 'app', KIND_COUNTS.app)],
    ),
    ...questions().map((one) => (one.id === NONE ? of(one, 'outside', KIND_COUNTS.outside) : of(one, 'question', KIND_COUNTS.question))),
    ...safetySentences().flatMap((one) => (DANGERS.has(one.class) ? [of(one, 'danger', KIND_COUNTS.danger)] : [])),
  ]
}

/** Rules and tools that decide which features a sentence has and what is learned from them. */
const READERS = [
  'scripts/{train-notes,learn-ranking,training-files,training-questions,training-turns}.ts',
  'src/kit/seeded-random.ts',
  'src/features/{text,knowledge}/rules/{ranking,features,question-words,written}.ts',
  'src/features/lara/rules/{notes-classes,message-kinds,read-app-request}.ts',
  'training/{notes/{train,follow-ups},app/train,statements/train,turns/{train,entries},questions/train,crisis/train,medication/train}/*.txt',
]

/** Fingerprint of everything these rankings are trained from, in 16 hexadecimal digits. */
export function fingerprintOfNotes(): string {
  const root = resolve(TRAINING, '..')
  const hash = createHash('sha256').update(JSON.stringify(APP_CLASSES))
  for (const file of globSync(READERS, { cwd: root }).toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function writeNotes(): void {
  const examples = notesExamples()
  const bytes = {
    asks: writeRanking(learn(examples.asks, NOTES_ASKS.length)),
    measures: writeRanking(learn(examples.measures, NOTES_MEASURES.length)),
    followUps: writeRanking(learn(examples.followUps, NOTES_ASKS.length)),
  }
  const rankings = { asks: readRanking(bytes.asks), measures: readRanking(bytes.measures), followUps: readRanking(bytes.followUps) }
  const figures = notesFigures(rankings, { dev: readNotesSentences('dev'), test: readNotesSentences('test') })
  const inputs = fingerprintOfNotes()
  writeModel('notes-asks', bytes.asks, inputs, figures)
  writeModel('notes-measures', bytes.measures, inputs, figures)
  writeModel('notes-follow-ups', bytes.followUps, inputs, figures)
  console.log(`notes: ${examples.asks.length} examples`, figures)
}

function writeApp(): void {
  const examples = appExamples()
  const bytes = writeRanking(learn(examples, APP_CLASSES.length))
  const figures = { dev: appFigures(readRanking(bytes), readAppSentences('dev')), test: {} }
  writeModel('app-places', bytes, fingerprintOfNotes(), figures)
  console.log(`app: ${examples.length} examples`, figures)
}

function writeKinds(): void {
  const examples = kindExamples()
  writeModel('message-kinds', writeRanking(learn(examples, MESSAGE_KINDS.length)), fingerprintOfNotes(), { dev: {}, test: {} })
  console.log(`kinds: ${examples.length} examples`)
}

if (import.meta.main) {
  writeNotes()
  writeApp()
  writeKinds()
}
