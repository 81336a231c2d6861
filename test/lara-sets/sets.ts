/** The held-back sets, read and checked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { checkedYaml, type ContentProblem } from '../../scripts/content/checked-yaml.ts'
import { KNOWLEDGE } from '../../src/features/knowledge/content/generated/knowledge.ts'
import { type Language, SPOKEN } from '../../src/features/text/rules/speech.ts'

export const CLASSES = ['self-harm', 'abuse', 'emergency', 'red-flags', 'medication', 'diagnosis'] as const
export const STATEMENT_KINDS = ['good-news', 'complaint', 'rant', 'news', 'joke', 'insult', 'nonsense', 'about-lara'] as const
/** What must hold for a turn of a dialogue. */
const TURN_KINDS = [
  'small-talk',
  'statement',
  'knowledge',
  'follow-up',
  'data',
  'app',
  'doing',
  'danger',
  'after-danger',
  'unknown',
] as const

const ENTRY_IDS: ReadonlySet<string> = new Set(KNOWLEDGE.map(({ id }) => id))
const Text = z.string().min(1)
const Entry = z.string().refine((id) => ENTRY_IDS.has(id), 'There is no such entry')
/** Entries that answer rightly, or a class where its fixed answer does as well. */
const Answers = z.array(z.union([z.enum(CLASSES), Entry])).min(1)
/** Hers, or a partner's. */
const Said = z.union([
  Text.transform((text) => ({ text, speaker: 'woman' as const })),
  z.strictObject({ partner: Text }).transform(({ partner }) => ({ text: partner, speaker: 'partner' as const })),
])
/** "knowledge sleep-waking sleep-worry": the kind, and the entries or the class it names. */
const Must = z
  .string()
  .transform((line) => line.split(' '))
  .pipe(z.tuple([z.enum(TURN_KINDS)], Text))
export type Must = z.infer<typeof Must>
const Turns = z.array(z.record(Text, Must)).min(4).max(8)

const SCHEMAS = {
  danger: z.record(z.enum(CLASSES), z.strictObject({ plain: z.array(Said), veiled: z.array(Said) })),
  harmless: z.strictObject({ woman: z.array(Text), partner: z.array(Text) }),
  statements: z.record(z.enum(STATEMENT_KINDS), z.array(Text)),
  questions: z.record(Text, z.union([z.literal('none'), Answers])),
  'own-data': z.array(
    z.strictObject({
      ask: Text,
      means: Text,
      computes: z.strictObject({ measure: Text, statistic: Text, period: Text, comparison: Text }),
    }),
  ),
  'follow-ups': z.array(z.strictObject({ first: Text, about: Answers, next: Text, expected: Answers })),
  replies: z.array(
    z.strictObject({ offered: z.array(Entry).min(2).max(3), reply: Text, chosen: z.union([z.int().min(1).max(3), z.literal('none')]) }),
  ),
  dialogues: z.array(z.union([z.strictObject({ woman: Turns }), z.strictObject({ partner: Turns })])),
}
type Name = keyof typeof SCHEMAS
type Sets = { [One in Name]: z.infer<(typeof SCHEMAS)[One]> }

/** A set of each language. Throws with the file and line of everything that is wrong. */
export function readSet<One extends Name>(name: One): [Language, Sets[One]][] {
  const file = `test/lara-sets/${name}.yaml`
  const problems: ContentProblem[] = []
  const text = readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8')
  const schema = z.record(z.enum(SPOKEN), SCHEMAS[name]) as unknown as z.ZodType<Record<Language, Sets[One]>>
  const set = checkedYaml({ file, text }, schema, problems)
  if (!set) throw new Error(problems.map((one) => `${file}:${one.line} ${one.text}`).join('\n'))
  return SPOKEN.map((language) => [language, set[language]])
}
