/**
 * Trains the retrieval model of each language on the training questions and the knowledge (decision 0023), and writes
 * `models/retrieval.<language>.bin`. The dev and test questions are read only for the figures of the finished model.
 * The same inputs give the same bytes.
 * `node scripts/train-retrieval.ts [language …]`
 */
import { createHash } from 'node:crypto'
import { toldText } from '../src/features/knowledge/rules/claim-wording.ts'
import { featuresOf, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { indexEntries, makeLibrary } from '../src/features/knowledge/rules/retrieval.ts'
import { SPOKEN, type Language } from '../src/features/text/rules/speech.ts'
import { readContent } from './content/read-content.ts'
import { type Example, learn, LEARNING } from './learn-ranking.ts'
import { retrievalFigures, writeModel } from './models.ts'
import { NONE, readTrainingQuestions } from './training-questions.ts'

const { knowledge: KNOWLEDGE } = readContent()
/** Weight of one example. */
const COUNTS = { title: 2, ask: 1, sentence: 0.3 } as const

/** Fingerprint of everything the model of a language is trained from, in 16 hexadecimal digits. */
export function fingerprintOf(language: Language): string {
  const hash = createHash('sha256').update(JSON.stringify(LEARNING))
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
