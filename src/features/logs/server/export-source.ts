/** Export and import of logs and their revisions. */
import * as z from 'zod/mini'
import { readable } from '../../../kit/server/damaged-rows.ts'
import {
  type About,
  addRows,
  PORTION,
  type ExportSource,
  repeats,
  sealedRow,
  sealedTable,
  timeProblem,
  toInstant,
  toMs,
} from '../../../kit/server/export-source.ts'
import { seal, unseal } from '../../../kit/server/seal.ts'
import { tables } from '../../../kit/server/vaults.ts'
import { Instant, whole } from '../../../kit/schemas.ts'
import { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { DeepAnswers, type LogAnswers, LogType, QuickAnswers } from '../contract.ts'
import { changedChoices, NO_CHOICES } from '../rules/own-items.ts'
import { ChangedTracking, type TrackingChoices } from '../rules/tracking.ts'
import type { LogsTables } from './log-rows.ts'
import { placeOfRevision } from './revision-store.ts'
import { recount } from './log-counts-store.ts'

const Version = whole(1, 2 ** 31 - 1)
const head = { log_date: LocalDate, version: Version, created_at: Instant, updated_at: Instant }

function keyOf(type: unknown, day: unknown): string {
  return `${String(type)} ${String(day)}`
}

function logsOf(name: string, type: LogType, answers: z.core.$ZodShape, finish?: ExportSource['finish']): ExportSource {
  return sealedTable<LogAnswers>({
    name,
    table: 'logs',
    shape: z.strictObject({ ...head, ...answers }),
    columns: ['log_date', 'id', 'version', 'created_at', 'updated_at'],
    order: ['log_date', 'id'],
    where: { log_type: type },
    place: ({ id, version }) => [Number(id), Number(version)],
    toRow: ({ log_date, version, created_at, updated_at }, answers) => ({
      log_date,
      ...answers,
      version,
      created_at: toInstant(created_at),
      updated_at: toInstant(updated_at),
    }),
    fromRow: (row) => {
      const { log_date, version, created_at, updated_at, ...content } = row as z.output<z.ZodMiniObject<typeof head>> & LogAnswers
      return { clear: { log_date, version, created_at: toMs(created_at), updated_at: toMs(updated_at) }, content }
    },
    problem: (row, about) =>
      repeats(about, 'logs', keyOf(type, row['log_date']), Number(row['version'])) ? `log_date: ${t`This day is here twice`}` : undefined,
    ...(finish && { finish }),
  })
}

const ExportedRevision = z.strictObject({
  log_type: LogType,
  log_date: LocalDate,
  version: Version,
  written_at: Instant,
  replaced_at: Instant,
  ...QuickAnswers.shape,
  ...DeepAnswers.shape,
})
type ExportedRevision = z.output<typeof ExportedRevision>

function revisionProblem(row: Record<string, unknown>, about: About): string | undefined {
  const log = keyOf(row['log_type'], row['log_date'])
  const version = Number(row['version'])
  const current = about.seen.get('logs')?.get(log)
  if (current === undefined) return `log_date: ${t`There is no log of this day that it could be a former version of`}`
  if (version >= current) return `version: ${t`A former version comes before the one that stands`}`
  if (repeats(about, 'log-revisions', `${log} ${version}`)) return `version: ${t`This version is here twice`}`
  return undefined
}

const revisions: ExportSource = {
  name: 'log-revisions',
  tables: ['log_revisions'],
  shape: ExportedRevision,
  replaces: false,
  problem: (row, about) => timeProblem(row, about) ?? revisionProblem(row, about),

  rows: async function* rows(hers, user, leftOut) {
    let last: { log_id: number; version: number } | undefined
    for (;;) {
      let query = tables<LogsTables>(hers)
        .selectFrom('log_revisions as old')
        .innerJoin('logs', (join) => join.onRef('logs.user_id', '=', 'old.user_id').onRef('logs.id', '=', 'old.log_id'))
        .select(['logs.log_type', 'logs.log_date', 'old.log_id', 'old.version', 'old.written_at', 'old.replaced_at', 'old.sealed'])
        .where('old.user_id', '=', user.id)
      const after = last
      if (after)
        query = query
          .where('old.log_id', '>=', after.log_id)
          .where(({ or, eb }) => or([eb('old.log_id', '>', after.log_id), eb('old.version', '>', after.version)]))
      const found = await query.orderBy('old.log_id').orderBy('old.version').limit(PORTION).execute()
      for (const { log_id, sealed, log_type, log_date, version, written_at, replaced_at } of found) {
        const answers = readable(() => unseal<LogAnswers>(user.key, placeOfRevision(user, log_id, version), sealed), undefined)
        if (!answers) leftOut(log_date)
        else yield { log_type, log_date, version, ...answers, written_at: toInstant(written_at), replaced_at: toInstant(replaced_at) }
      }
      if (found.length < PORTION) return
      last = found.at(-1)
    }
  },

  add: async (inside, user, exported) => {
    const rows = exported as ExportedRevision[]
    const days = [...new Set(rows.map((row) => row.log_date))]
    const logs = await tables<LogsTables>(inside)
      .selectFrom('logs')
      .select(['id', 'log_type', 'log_date'])
      .where('user_id', '=', user.id)
      .where('log_date', 'in', days)
      .execute()
    const ids = new Map(logs.map((log) => [keyOf(log.log_type, log.log_date), log.id]))
    await addRows(
      inside,
      'log_revisions',
      rows.map(({ log_type, log_date, version, written_at, replaced_at, ...answers }) => {
        const id = ids.get(keyOf(log_type, log_date))
        if (id === undefined) throw new Error('Revision without a log')
        const sealed = seal(user.key, placeOfRevision(user, id, version), answers)
        return { user_id: user.id, log_id: id, version, written_at: toMs(written_at), replaced_at: toMs(replaced_at), sealed }
      }),
    )
  },
}

/** Without the two keys of symptoms in exports that are older than these. */
const ExportedChoices = z.strictObject({ ...ChangedTracking.shape, updated_at: Instant })

const trackingChoices = sealedRow<TrackingChoices>({
  name: 'factor-choices',
  table: 'factor_choices',
  shape: ExportedChoices,
  toRow: (choices, updated_at) => ({ ...choices, updated_at }),
  fromRow: (row) => {
    const { updated_at: updatedAt, ...content } = row as z.output<typeof ExportedChoices>
    return { content: changedChoices(NO_CHOICES, content), updatedAt }
  },
})

/** Export sources in dependency order: quick logs, deep logs, their revisions and what she tracks. */
export const logsExport: readonly ExportSource[] = [
  logsOf('quick-logs', 'quick_log', QuickAnswers.shape),
  logsOf('deep-logs', 'deep_log', DeepAnswers.shape, (inside, user) => recount(inside, user.id)),
  revisions,
  trackingChoices,
]
