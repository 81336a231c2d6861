/**
 * Trains the ranking that reads what kind of message the partner writes (decision 0110): `models/partner-kinds.bin`.
 * Messages: `training/partner/train`, lines of "kind|text". The dev messages are read only for the figures of the
 * finished model.
 * `node scripts/train-partner-kinds.ts`
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { featuresOf, type Ranking, readRanking, writeRanking } from '../src/features/knowledge/rules/ranking.ts'
import { PARTNER_KINDS, type PartnerKind, readPartnerKind } from '../src/features/partner-chat/rules/partner-kinds.ts'
import { type Language, SPOKEN } from '../src/features/text/rules/speech.ts'
import { learn } from './learn-ranking.ts'
import { percent, writeModel } from './models.ts'
import { readFolder } from './training-files.ts'

const ROOT = resolve(import.meta.dirname, '..')
type PartnerMessage = { readonly language: Language; readonly kind: PartnerKind; readonly text: string }

/** The messages of a half, in the order of the files. */
export function readPartnerMessages(half: 'train' | 'dev'): PartnerMessage[] {
  return readFolder(`partner/${half}`).map(({ language, line }) => {
    const [named, ...words] = line.split('|')
    const kind = PARTNER_KINDS.find((one) => one === named)
    if (!kind || words.length === 0) throw new Error(`Not a message of a partner: ${line}`)
    return { language, kind, text: words.join('|') }
  })
}

function train(): Uint8Array {
  const examples = readPartnerMessages('train').map(({ language, kind, text }) => ({
    place: PARTNER_KINDS.indexOf(kind),
    counts: 1,
    features: featuresOf(text, language),
  }))
  return writeRanking(learn(examples, PARTNER_KINDS.length))
}

const READERS = [
  'scripts/{train-partner-kinds,learn-ranking,training-files}.ts',
  'src/kit/seeded-random.ts',
  'src/features/{text,knowledge}/rules/{ranking,features,question-words,written}.ts',
  'src/features/partner-chat/rules/partner-kinds.ts',
  'training/partner/train/*.txt',
]

/** Fingerprint of everything this ranking is trained from, in 16 hexadecimal digits. */
export function fingerprintOfPartnerKinds(): string {
  const hash = createHash('sha256').update(JSON.stringify(PARTNER_KINDS))
  for (const file of globSync(READERS, { cwd: ROOT }).toSorted()) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Of the dev messages, how many are read as they are labelled, and of those that are surely read, in per cent. */
export function partnerKindFigures(ranking: Ranking): Record<string, number> {
  const read = readPartnerMessages('dev').map((one) => ({ one, found: readPartnerKind(one.text, one.language, ranking) }))
  const rightOf = (list: typeof read) => percent(list.filter(({ one, found }) => found?.kind === one.kind).length, list.length)
  const sure = read.filter(({ found }) => (found?.share ?? 0) >= 0.6)
  return {
    right: rightOf(read),
    ...Object.fromEntries(SPOKEN.map((language) => [`right_${language}`, rightOf(read.filter(({ one }) => one.language === language))])),
    sure: percent(sure.length, read.length),
    right_where_sure: rightOf(sure),
  }
}

if (import.meta.main) {
  const bytes = train()
  const figures = { dev: partnerKindFigures(readRanking(bytes)), test: {} }
  writeModel('partner-kinds', bytes, fingerprintOfPartnerKinds(), figures)
  console.log(`partner kinds: ${bytes.length} bytes`, figures)
}
