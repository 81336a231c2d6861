import * as z from 'zod/mini'
import { sealedRow, sealedTable, repeats, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { StoredLook, StoredQuestion } from '../rules/stored-look.ts'

/** Highest number of a look: more than a hundred years of them. */
const LOOK_MAX = 300

const ExportedLook = z.strictObject({ look: whole(1, LOOK_MAX), ...StoredLook.shape, at: Instant })
type ExportedLook = z.output<typeof ExportedLook>

const ExportedQuestion = z.strictObject({ ...StoredQuestion.shape, updated_at: Instant })

/** Looks and her own question. A look that is imported is not made again. */
export const patternsExport = [
  sealedTable<StoredLook>({
    name: 'pattern-looks',
    table: 'pattern_looks',
    shape: ExportedLook,
    columns: ['look', 'version', 'at'],
    order: ['look', 'version'],
    place: ({ look, version }) => [Number(look), Number(version)],
    toRow: ({ look, at }, found) => ({ look, ...found, at: toInstant(at) }),
    fromRow: (row) => {
      const { look, at, ...content } = row as ExportedLook
      return { clear: { look, version: 1, at: toMs(at) }, content }
    },
    problem: (row, about) => {
      const { look, date } = row as ExportedLook
      if (date > about.today) return t`date: Please give a day that has come`
      return repeats(about, 'pattern-looks', String(look)) ? t`There can be one of these only` : undefined
    },
  }),
  sealedRow<StoredQuestion>({
    name: 'pattern-question',
    table: 'pattern_questions',
    shape: ExportedQuestion,
    toRow: (question, updated_at) => ({ ...question, updated_at }),
    fromRow: (row) => {
      const { updated_at: updatedAt, ...content } = row as z.output<typeof ExportedQuestion>
      return { content, updatedAt }
    },
  }),
]
