import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { repeats, sealedTable, toInstant, toMs } from '../../../kit/server/export-source.ts'
import { Instant, text } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { BleedingSigns, FLOWS, SYMPTOMS_MAX } from '../../calendar/contract.ts'
import { DEEP_TEXT_MAX } from '../../logs/contract.ts'
import { ImportedAnswers } from '../contract.ts'
import { SOURCES } from '../rules/imported-day.ts'
import type { Brought } from '../rules/take-over.ts'

const ExportedDay = z.strictObject({
  source: z.enum(SOURCES, { error: () => t`Please choose one of: ${SOURCES.join(', ')}` }),
  local_date: LocalDate,
  /** When the log was created into which the answers went. */
  log_created_at: z.optional(Instant),
  answers: z.optional(ImportedAnswers),
  journal_created_at: z.optional(Instant),
  journal: z.optional(text(DEEP_TEXT_MAX)),
  entry_created_at: z.optional(Instant),
  flow_description: z.optional(z.enum(Object.values(FLOWS), { error: () => t`Please choose one of: ${Object.values(FLOWS).join(', ')}` })),
  bleeding_signs: z.optional(BleedingSigns),
  symptoms: z.optional(text(SYMPTOMS_MAX)),
  created_at: Instant,
  updated_at: Instant,
})
type ExportedDay = z.output<typeof ExportedDay>

/** Export source of what she brought from other apps, which keeps those days from being brought twice. */
export const importedDaysExport = sealedTable<Brought>({
  name: 'imported-days',
  table: 'imported_days',
  shape: ExportedDay,
  columns: ['source', 'local_date', 'id', 'version', 'created_at', 'updated_at'],
  order: ['local_date', 'id'],
  place: ({ id, version }) => [Number(id), Number(version)],
  toRow: ({ source, local_date, created_at, updated_at }, { quick_log: log, deep_log: deep, entry }) => ({
    source,
    local_date,
    ...(log && { log_created_at: toInstant(log.at), answers: log.values }),
    ...(deep && { journal_created_at: toInstant(deep.at), journal: deep.values.guided_journal_response }),
    ...(entry && { entry_created_at: toInstant(entry.at) }),
    ...(entry?.values.flow && { flow_description: entry.values.flow }),
    ...(entry?.values.signs && { bleeding_signs: entry.values.signs }),
    ...(entry?.values.symptoms && { symptoms: entry.values.symptoms }),
    created_at: toInstant(created_at),
    updated_at: toInstant(updated_at),
  }),
  fromRow: (row) => {
    const {
      source,
      local_date,
      created_at,
      updated_at,
      answers,
      journal,
      flow_description: flow,
      bleeding_signs: signs,
      symptoms,
      ...at
    } = row as ExportedDay
    return {
      clear: { source, local_date, version: 1, created_at: toMs(created_at), updated_at: toMs(updated_at) },
      content: {
        ...(at.log_created_at && { quick_log: { at: toMs(at.log_created_at), values: answers ?? {} } }),
        ...(at.journal_created_at && {
          deep_log: { at: toMs(at.journal_created_at), values: { guided_journal_response: journal ?? '' } },
        }),
        ...(at.entry_created_at && {
          entry: {
            at: toMs(at.entry_created_at),
            values: { ...(flow && { flow }), ...(signs && { signs }), ...(symptoms && { symptoms }) },
          },
        }),
      },
    }
  },
  problem: ({ source, local_date }, about) =>
    repeats(about, 'imported-days', `${String(source)} ${String(local_date)}`) ? `local_date: ${t`This day is here twice`}` : undefined,
})
