import type { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, unseal } from '../../../kit/server/seal.ts'
import type { LogAnswers, LogEntry, LogType } from '../contract.ts'

/** A row of `logs`; the answers are sealed with the row's id and version as associated data. */
export type LogRow = {
  log_date: LocalDate
  log_type: LogType
  id: number
  version: number
  created_at: number
  updated_at: number
  sealed: Uint8Array
}

/** A row of `log_revisions`; sealed with associated data of its own. */
type RevisionRow = { log_id: number; version: number; written_at: number; replaced_at: number; sealed: Uint8Array }

/**
 * Tables of logs. A removed log has one row per version in `removed_logs`; its current version has no `replaced_at`.
 */
export type LogsTables = {
  logs: LogRow & { user_id: number }
  log_revisions: RevisionRow & { user_id: number }
  removed_logs: LogRow & { user_id: number; replaced_at: number | null; removed_at: number }
  log_counts: { user_id: number; quick_logs: number; deep_logs: number }
}

export const LOG_COLUMNS = ['log_date', 'log_type', 'id', 'version', 'created_at', 'updated_at', 'sealed'] as const

/** Associated data of the current answers of a log. */
export function placeOfLog(user: Person, id: number, version: number): string {
  return associatedData(user.id, 'logs', id, version)
}

/** Decrypts the answers of a row of `logs`. Throws SealBroken. */
export function openAnswers(user: Person, row: Pick<LogRow, 'id' | 'version' | 'sealed'>): LogAnswers {
  return unseal<LogAnswers>(user.key, placeOfLog(user, row.id, row.version), row.sealed)
}

/** A row of `logs` as a wire entry; a damaged one has its date but no answers. */
export function toEntry(user: Person, row: LogRow): LogEntry {
  return withAnswers(
    row,
    readable(() => openAnswers(user, row), { is_damaged: true }),
  )
}

/** A wire entry for a row whose answers are already decrypted. */
export function withAnswers(row: Omit<LogRow, 'version' | 'sealed'>, answers: LogAnswers | Pick<LogEntry, 'is_damaged'>): LogEntry {
  return {
    ...answers,
    id: row.id,
    log_type: row.log_type,
    log_date: row.log_date,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
