/**
 * Trains the rankings that read questions about her notes (decision 0103): what is asked, the same after an answer from
 * her notes, and which measures. Writes `models/notes-*.bin`. Sentences: `training/notes/{train,follow-ups}`, lines of
 * "ask|measures|text", and as other messages the training questions of Lara's entries and the sentences of the safety
 * classes. The dev and test sentences are read only for the figures of the finished models. The same inputs give the
 * same bytes. `node scripts/train-notes.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { featuresOf, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { NOTES_ASKS, NOTES_MEASURES, type NotesAsk, type NotesMeasure } from '../src/features/lara/rules/notes-classes.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { type Example, learn, LEARNING } from './learn-ranking.ts'
import { notesFigures, writeModel } from './models.ts'
import { readTrainingQuestions } from './training-questions.ts'

const TRAINING = resolve(import.meta.dirname, '../training')
/** How much one example counts: of her notes, after an answer from them, and of other messages. */
const COUNTS = { own: 1, following: 3, other: 0.4 } as const

export type NotesSentence = {
  readonly language: Language
  readonly ask: NotesAsk
  readonly measures: readonly NotesMeasure[]
  readonly text: string
}

/** The labelled sentences in a folder of `training/notes`. Throws on a line that is none. */
export function readNotesSentences(folder: 'train' | 'follow-ups' | 'dev' | 'test'): NotesSentence[] {
  return globSync(`notes/${folder}/*.txt`, { cwd: TRAINING })
    .toSorted()
    .flatMap((file) => {
      const language = SPOKEN.find((one) => basename(file).startsWith(one)) ?? 'en'
      return readFileSync(join(TRAINING, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [named, listed = '', ...words] = line.split('|')
          const ask = NOTES_ASKS.find((one) => one === named)
          const codes = listed.split(',').filter((code) => code !== '-' && code !== '')
          const measures = codes.flatMap((code) => NOTES_MEASURES.find((one) => one === code) ?? [])
          if (!ask || measures.length < codes.length) throw new Error(`${file}: not a sentence about notes: ${line}`)
          return { language, ask, measures, text: words.join('|') }
        })
    })
}

/** Messages of a woman that ask nothing of her notes. */
function otherMessages(): { language: Language; text: string }[] {
  const spoken = globSync('{crisis,medication}/train/*.txt', { cwd: TRAINING })
    .toSorted()
    .flatMap((file) => readFileSync(join(TRAINING, file), 'utf8').trim().split('\n'))
    .flatMap((line) => {
      const [, code, who, ...words] = line.split('|')
      const language = SPOKEN.find((one) => one === code)
      return language && who === 'w' ? [{ language, text: words.join('|') }] : []
    })
  return [...SPOKEN.flatMap((language) => readTrainingQuestions(language).map(({ text }) => ({ language, text }))), ...spoken]
}

/** The examples of the rankings. */
export function notesExamples(): { asks: Example[]; measures: Example[]; followUps: Example[] } {
  const [sentences, following] = [readNotesSentences('train'), readNotesSentences('follow-ups')]
  const toExample = ({ language, text }: { language: Language; text: string }, place: number, counts: number): Example => ({
    place,
    counts,
    features: featuresOf(text, language),
  })
  const others = otherMessages().map((one) => toExample(one, NOTES_ASKS.indexOf('none'), COUNTS.other))
  const own = sentences.map((one) => toExample(one, NOTES_ASKS.indexOf(one.ask), COUNTS.own))
  const measured = [...sentences, ...following].filter(({ ask }) => ask !== 'none')
  return {
    asks: [...own, ...others],
    followUps: [...own, ...following.map((one) => toExample(one, NOTES_ASKS.indexOf(one.ask), COUNTS.following)), ...others],
    measures: measured.flatMap((one) => one.measures.map((measure) => toExample(one, NOTES_MEASURES.indexOf(measure), COUNTS.own))),
  }
}

/** Fingerprint of everything the rankings are trained from, in 16 hexadecimal digits. */
export function fingerprintOfNotes(): string {
  const hash = createHash('sha256').update(JSON.stringify([LEARNING, NOTES_ASKS, NOTES_MEASURES]))
  for (const examples of Object.values(notesExamples())) for (const example of examples) hash.update(JSON.stringify(example))
  return hash.digest('hex').slice(0, 16)
}

if (import.meta.main) {
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
  console.log(
    `${examples.asks.length} examples, ${Object.values(bytes)
      .map(({ length }) => length)
      .join(', ')} bytes`,
    figures,
  )
}
