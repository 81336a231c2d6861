import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { repeats, sealedRow, sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { BleedingSigns, FLOWS, SYMPTOMS_MAX } from '../contract.ts'
import { BleedingNotes } from '../rules/red-flag-notes.ts'
import { NewKnownGap } from '../rules/stage/endpoints.ts'
import type { GapContent } from './known-gaps-store.ts'
import type { EntryContent } from './store.ts'

const ExportedEntry = z.strictObject({
  entry_date: LocalDate,
  flow_description: z.optional(z.enum(Object.values(FLOWS), { error: () => t`Please choose one of: ${Object.values(FLOWS).join(', ')}` })),
  symptoms: z.optional(text(SYMPTOMS_MAX)),
  bleeding_signs: z.optional(BleedingSigns),
  /** Written before version 0.9. */
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
  toRow: ({ entry_date, version, created_at, updated_at }, { flow, symptoms, signs, isSettled }) => ({
    entry_date,
    ...(flow !== undefined && { flow_description: flow }),
    ...(symptoms !== undefined && { symptoms }),
    ...(signs && { bleeding_signs: signs }),
    ...(isSettled && { card_settled: isSettled }),
    version,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const entry = row as z.output<typeof ExportedEntry>
    const { entry_date, version, created_at, updated_at, flow_description: flow, symptoms } = entry
    const { bleeding_signs: signs, card_settled: isSettled } = entry
    return {
      clear: { entry_date, version, created_at: toMs(created_at), updated_at: toMs(updated_at) },
      content: {
        ...(flow !== undefined && { flow }),
        ...(symptoms !== undefined && { symptoms }),
        ...(signs && { signs }),
        ...(isSettled && { isSettled }),
      },
    }
  },
  problem: (row, about) => (repeats(about, 'calendar', String(row['entry_date'])) ? `entry_date: ${t`This day is here twice`}` : undefined),
})

const ExportedGap = z.strictObject({ ...NewKnownGap.shape, version: whole(1, 2 ** 31 - 1), created_at: Instant, updated_at: Instant })

/** Export source of the times without bleeding that she confirmed. */
export const knownGapsExport = sealedTable<GapContent>({
  name: 'no-bleeding',
  table: 'known_gaps',
  shape: ExportedGap,
  columns: ['id', 'version', 'created_at', 'updated_at'],
  order: ['created_at', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ version, created_at, updated_at }, { from, to }) => ({
    from,
    to,
    version,
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const { from, to, version, created_at, updated_at } = row as z.output<typeof ExportedGap>
    return { clear: { version, created_at: toMs(created_at), updated_at: toMs(updated_at) }, content: { from, to } }
  },
  problem: ({ from, to }, { today }) => {
    if (String(to) > today) return `to: ${t`Please give a day that has come`}`
    return String(from) > String(to) ? `from: ${t`Please choose a last day on or after the first`}` : undefined
  },
})

const ExportedNotes = z.strictObject({ notes: BleedingNotes, updated_at: Instant })

/** Export source of her answers to notes about her bleeding. */
export const bleedingNotesExport = sealedRow<BleedingNotes>({
  name: 'bleeding-notes',
  table: 'bleeding_notes',
  shape: ExportedNotes,
  toRow: (notes, updated_at) => ({ notes, updated_at }),
  fromRow: (row) => {
    const { notes, updated_at: updatedAt } = row as z.output<typeof ExportedNotes>
    return { content: notes, updatedAt }
  },
})
