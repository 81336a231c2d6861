import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { repeats, sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import type { EntryContent } from './store.ts'

const ExportedEntry = z.strictObject({
  entry_date: LocalDate,
  flow_description: z.optional(z.enum(Object.values(FLOWS), { error: () => t`Please choose one of: ${Object.values(FLOWS).join(', ')}` })),
  symptoms: z.optional(text(SYMPTOMS_MAX)),
  card_settled: z.optional(z.literal(true, { error: () => t`Please give true, or leave it out` })),
  version: whole(1, 2 ** 31 - 1),
  created_at: Instant,
  updated_at: Instant,
})

/** Export source of the calendar. */
export const calendarExport = sealedTable<EntryContent>({
  name: 'calendar',
  table: 'calendar_entries',
  shape: ExportedEntry,
  columns: ['entry_date', 'id', 'version', 'created_at', 'updated_at'],
  order: ['entry_date', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ entry_date, version, created_at, updated_at }, { flow, symptoms, isSettled }) => ({
    entry_date,
    ...(flow !== undefined && { flow_description: flow }),
    ...(symptoms !== undefined && { symptoms }),
    ...(isSettled && { card_settled: isSettled }),
    version,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const entry = row as z.output<typeof ExportedEntry>
    const { entry_date, version, created_at, updated_at, flow_description: flow, symptoms, card_settled: isSettled } = entry
    return {
      clear: { entry_date, version, created_at: toMs(created_at), updated_at: toMs(updated_at) },
      content: { ...(flow !== undefined && { flow }), ...(symptoms !== undefined && { symptoms }), ...(isSettled && { isSettled }) },
    }
  },
  problem: (row, about) => (repeats(about, 'calendar', String(row['entry_date'])) ? `entry_date: ${t`This day is here twice`}` : undefined),
})
