import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant } from '../../../kit/schemas.ts'
import { NewTide } from '../contract.ts'

const ExportedTide = z.strictObject({ ...NewTide.shape, local_date: LocalDate, created_at: Instant })
type ExportedTide = z.output<typeof ExportedTide>

/** Export source of EmberTides. */
export const tidesExport = sealedTable<Pick<ExportedTide, 'energy' | 'focus' | 'tension' | 'path'>>({
  name: 'embertides',
  table: 'embertides',
  shape: ExportedTide,
  columns: ['id', 'local_date', 'at', 'created_at'],
  order: ['at', 'id'],
  place: ({ id }) => [Number(id), 1],
  toRow: ({ local_date, at, created_at }, content) => ({
    at: toInstant(at),
    local_date,
    ...content,
    created_at: toInstant(created_at),
  }),
  fromRow: (row) => {
    const { at, local_date, created_at, ...content } = row as ExportedTide
    return { clear: { at: toMs(at), local_date, created_at: toMs(created_at) }, content }
  },
  problem: () => undefined,
})
