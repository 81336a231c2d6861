import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { NewMoment } from '../contract.ts'

const ExportedMoment = z.strictObject({ ...NewMoment.shape, local_date: LocalDate, created_at: Instant })

/** Export source of moments. */
export const momentsExport = sealedTable<{ value?: number; note?: string }>({
  name: 'moments',
  table: 'moments',
  shape: ExportedMoment,
  columns: ['id', 'kind', 'local_date', 'at', 'created_at'],
  order: ['at', 'id'],
  place: ({ id }) => [Number(id), 1],
  toRow: ({ kind, local_date, at, created_at }, content) => ({
    kind,
    at: toInstant(at),
    local_date,
    ...content,
    created_at: toInstant(created_at),
  }),
  fromRow: (row) => {
    const { kind, at, local_date, created_at, value, note } = row as z.output<typeof ExportedMoment>
    return {
      clear: { kind, at: toMs(at), local_date, created_at: toMs(created_at) },
      content: { ...(typeof value === 'number' && { value }), ...(note && { note }) },
    }
  },
  problem: (row) =>
    row['kind'] === 'mood' && typeof row['value'] !== 'number' ? `value: ${t`Please choose a mood from 1 to 5`}` : undefined,
})
