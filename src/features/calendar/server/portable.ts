import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { repeats, sealedTable, toInstant, toMs } from '../../../kit/server/portable.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import type { EntryContent } from './store.ts'

const PortableEntry = z.strictObject({
  entry_date: LocalDate,
  flow_description: z.optional(z.enum(Object.values(FLOWS), { error: t`Please choose one of: ${Object.values(FLOWS).join(', ')}` })),
  symptoms: z.optional(text(SYMPTOMS_MAX)),
  version: whole(1, 2 ** 31 - 1),
  created_at: Instant,
  updated_at: Instant,
})

/** Her calendar in an export and an import. */
export const portableCalendar = sealedTable<EntryContent>({
  name: 'calendar',
  table: 'calendar_entries',
  shape: PortableEntry,
  columns: ['entry_date', 'id', 'version', 'created_at', 'updated_at'],
  order: ['entry_date', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ entry_date, version, created_at, updated_at }, { flow, symptoms }) => ({
    entry_date,
    ...(flow !== undefined && { flow_description: flow }),
    ...(symptoms !== undefined && { symptoms }),
    version,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const { entry_date, version, created_at, updated_at, flow_description: flow, symptoms } = row as z.output<typeof PortableEntry>
    return {
      clear: { entry_date, version, created_at: toMs(created_at), updated_at: toMs(updated_at) },
      content: { ...(flow !== undefined && { flow }), ...(symptoms !== undefined && { symptoms }) },
    }
  },
  problem: (row, about) =>
    repeats(about, 'calendar', String(row['entry_date'])) ? `entry_date: ${t`This day stands here twice`}` : undefined,
})
