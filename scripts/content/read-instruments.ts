/** Reads and checks `content/instruments/`. A form whose words differ from its fingerprint is refused. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod'
import { type InstrumentForm, MRS_PARTS, QUESTIONNAIRES, type Questionnaire } from '../../src/features/checkins/content/instruments.ts'
import { wordingOf } from '../../src/features/knowledge/rules/claim-wording.ts'
import { SPOKEN } from '../../src/features/text/rules/speech.ts'
import { LocalDate } from '../../src/kit/local-date.ts'
import { checkedYaml, type ContentProblem } from './checked-yaml.ts'

const FOLDER = 'content/instruments'
const Text = z.string().trim().min(1)
const Place = z.int().min(1)

const Form = z.strictObject({
  version: z.int().min(1),
  attribution: Text,
  lead: Text,
  answers: z.array(Text).min(2),
  items: z.array(Text).min(1),
  /** Copies that were compared word for word; for maintainers, not shown. */
  read_at: z.array(Text).min(2, 'two independent sources expected'),
  verified_on: LocalDate,
  wording: z.string().regex(/^[0-9a-f]{8}$/, 'eight hexadecimal digits expected'),
})

const File = z.strictObject({
  id: z.enum(QUESTIONNAIRES),
  source: Text,
  highest: z.int().min(1).max(4),
  bands: z.strictObject({ from: z.array(z.int().min(0)).min(2), source: Text }),
  parts: z
    .strictObject(
      Object.fromEntries(MRS_PARTS.map((part) => [part, z.array(Place)])) as Record<(typeof MRS_PARTS)[number], z.ZodArray<typeof Place>>,
    )
    .nullable()
    .default(null),
  may_skip: z.boolean().default(false),
  danger: Place.nullable().default(null),
  forms: z.strictObject({ en: Form, es: Form.optional(), fr: Form.optional() }),
})

/** The fingerprint of everything that a woman reads of a form. */
function fingerprintOf({ attribution, lead, answers, items }: InstrumentForm): string {
  return wordingOf([attribution, lead, ...answers, ...items])
}

/** The questionnaires, in the order of their ids. Adds what is wrong to `problems`. */
export function readInstruments(root: string, problems: ContentProblem[]): Questionnaire[] {
  return globSync(`${FOLDER}/*.yaml`, { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const read = checkedYaml({ file, text: readFileSync(join(root, file), 'utf8') }, File, problems)
      if (!read) return []
      const refuse = (text: string) => problems.push({ file, line: 1, text: `${read.id}: ${text}` })
      if (basename(file) !== `${read.id}.yaml`) refuse('the id must be the name of the file')
      const count = read.forms.en.items.length
      const used = [...(read.danger === null ? [] : [read.danger]), ...Object.values(read.parts ?? {}).flat()]
      if (used.some((place) => place > count)) refuse(`there are only ${count} items`)
      const forms: Questionnaire['forms'] = Object.fromEntries(
        SPOKEN.flatMap((language) => {
          const form = read.forms[language]
          if (!form) return []
          const { read_at: _sources, verified_on: _on, wording, ...words } = form
          if (words.items.length !== count) refuse(`${language}: ${words.items.length} items instead of ${count}`)
          if (words.answers.length !== read.highest + 1) refuse(`${language}: ${words.answers.length} answers for 0 to ${read.highest}`)
          const now = fingerprintOf(words)
          if (now !== wording)
            refuse(`${language}: the words have changed. Compare each with its sources, raise "version", then write wording: '${now}'`)
          return [[language, words]]
        }),
      )
      const { id, highest, bands, parts, may_skip: maySkip, danger } = read
      return [{ id, highest, bands: bands.from, parts, maySkip, danger, forms }]
    })
}
