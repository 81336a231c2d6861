/**
 * Trains the second reading of a message that only a classifier took for a crisis (decision 0111):
 * `models/danger-check.bin`, a ranking of two classes. It learns the sentences of `training/crisis`, and as ordinary
 * speech those of the other folders of `training`, which the classifiers learn in part or not at all.
 * `node scripts/train-danger-check.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { featuresOf, type Ranking, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { crisisShare, SUSPECTED_LEAST } from '../src/features/lara/rules/danger-check.ts'
import { recogniseAll } from '../src/features/safety/rules/recognise-all.ts'
import { WEIGHED } from '../src/features/safety/rules/weighed.ts'
import { type Language, SPOKEN, type Speaker } from '../src/features/text/rules/speech.ts'
import { type Example, learn } from './learn-ranking.ts'
import { percent, writeModel } from './models.ts'
import { readFollowUps } from './train-follow-ups.ts'
import { readAppSentences, readNotesSentences, readStatements } from './train-notes.ts'
import { readPartnerMessages } from './train-partner-kinds.ts'
import { readFolder } from './training-files.ts'
import { readTrainingQuestions } from './training-questions.ts'
import { readTurns } from './training-turns.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** How much an example counts: labelled sentences, what is said in conversations, and questions, which are many. */
const COUNTS = { labelled: 1, said: 1, asked: 0.3 } as const
const CRISES: ReadonlySet<string> = new Set(['C1', 'C2'])
/** Other dangers and what is neither a danger nor ordinary speech are not learned. */
const ORDINARY: ReadonlySet<string> = new Set(['F', 'B'])

type Said = {
  readonly language: Language
  readonly speaker: Speaker
  readonly text: string
  readonly isCrisis: boolean
  readonly counts: number
}

/** The labelled sentences of a folder of `training/crisis`: lines of "class|language|speaker|text". */
function readLabelled(folder: 'train' | 'measured'): Said[] {
  return readFolder(`crisis/${folder}`).flatMap(({ line }) => {
    const [name = '', code, who, ...words] = line.split('|')
    const language = SPOKEN.find((one) => one === code)
    if (!language || !(CRISES.has(name) || ORDINARY.has(name))) return []
    const speaker = who === 'p' ? ('partner' as const) : ('woman' as const)
    return [{ language, speaker, text: words.join('|'), isCrisis: CRISES.has(name), counts: COUNTS.labelled }]
  })
}

function ordinary(speaker: Speaker, counts: number, all: readonly { language: Language; text: string }[]): Said[] {
  return all.map(({ language, text }) => ({ language, speaker, text, isCrisis: false, counts }))
}

function allSaid(): Said[] {
  const turns = [...readTurns('train'), ...readTurns('entries')].flat().filter(({ kind }) => kind !== 'danger')
  return [
    ...readLabelled('train'),
    ...ordinary('woman', COUNTS.said, turns),
    ...ordinary('woman', COUNTS.said, readStatements()),
    ...ordinary(
      'woman',
      COUNTS.said,
      readFollowUps('train').map(({ language, message }) => ({ language, text: message })),
    ),
    ...ordinary('woman', COUNTS.asked, [...readNotesSentences('train'), ...readNotesSentences('follow-ups'), ...readAppSentences('train')]),
    ...SPOKEN.flatMap((language) =>
      ordinary(
        'woman',
        COUNTS.asked,
        readTrainingQuestions(language).map(({ text }) => ({ language, text })),
      ),
    ),
    ...ordinary(
      'partner',
      COUNTS.said,
      readPartnerMessages('train').filter(({ kind }) => kind !== 'danger'),
    ),
  ]
}

function toExample({ language, speaker, text, isCrisis, counts }: Said): Example {
  return { place: isCrisis ? 1 : 0, counts, features: featuresOf(text, language, speaker === 'partner' ? speaker : undefined) }
}

const READERS = [
  'scripts/{train-danger-check,learn-ranking,training-files}.ts',
  'src/kit/seeded-random.ts',
  'src/features/{text,knowledge}/rules/{ranking,features,question-words,written}.ts',
]

/** Fingerprint of everything the model is trained from, in 16 hexadecimal digits. */
export function fingerprintOfDangerCheck(): string {
  const hash = createHash('sha256').update(JSON.stringify(allSaid()))
  for (const file of globSync(READERS, { cwd: ROOT }).toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Of the measured sentences in which a crisis is suspected by the classifiers alone: how many of danger the second
 * reading keeps, and how many ordinary ones it lets go, in per cent.
 */
export function dangerCheckFigures(ranking: Ranking): Record<string, number> {
  const suspected = readLabelled('measured').filter(({ text, speaker }) => {
    const crises = recogniseAll(text, speaker).filter((one) => CRISES.has(one.class))
    return crises.length > 0 && crises.every(({ cause }) => cause === WEIGHED)
  })
  const keptOf = (list: readonly Said[]) =>
    list.filter((one) => crisisShare(one.text, one.language, one.speaker, ranking) >= SUSPECTED_LEAST).length
  const [dangers, others] = [suspected.filter((one) => one.isCrisis), suspected.filter((one) => !one.isCrisis)]
  return { dangers_kept: percent(keptOf(dangers), dangers.length), alarms_removed: percent(others.length - keptOf(others), others.length) }
}

function train(): void {
  const examples = allSaid().map(toExample)
  const bytes = writeRanking(learn(examples, 2))
  const figures = { dev: {}, test: dangerCheckFigures(readRanking(bytes)) }
  writeModel('danger-check', bytes, fingerprintOfDangerCheck(), figures)
  console.log(`danger-check: ${examples.length} examples`, figures.test)
}

if (import.meta.main) train()
