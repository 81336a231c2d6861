import type { LocalDate } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { placeOf, unseal } from '../../../kit/server/seal.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import type { LogAnswers, LogEntry, LogType } from '../contract.ts'

export type Hers = Vault<'hers'>

/** One log as it lies in the store; its answers are sealed for its own place and version. */
export type LogRow = {
  log_date: LocalDate
  log_type: LogType
  id: number
  version: number
  created_at: number
  updated_at: number
  sealed: Uint8Array
}

/** A former version of a log, sealed for a place of its own. */
type RevisionRow = { log_id: number; version: number; written_at: number; replaced_at: number; sealed: Uint8Array }

/** The tables of this room. Of a removed log each version is a row; the one that was current has no `replaced_at`. */
export type LogsTables = {
  logs: LogRow & { user_id: number }
  log_revisions: RevisionRow & { user_id: number }
  removed_logs: LogRow & { user_id: number; replaced_at: number | null; removed_at: number }
  log_counts: { user_id: number; quick_logs: number; deep_logs: number }
  log_runs: { user_id: number; first_day: LocalDate; last_day: LocalDate }
}

export const LOG_COLUMNS = ['log_date', 'log_type', 'id', 'version', 'created_at', 'updated_at', 'sealed'] as const

/** Where the current answers of a log are sealed. */
export function placeOfLog(user: Person, id: number, version: number): string {
  return placeOf(user.id, 'logs', id, version)
}

/** Her answers in a row of `logs`. Throws SealBroken. */
export function openAnswers(user: Person, row: Pick<LogRow, 'id' | 'version' | 'sealed'>): LogAnswers {
  return unseal<LogAnswers>(user.key, placeOfLog(user, row.id, row.version), row.sealed)
}

/** A row of `logs` as the wire has it. Throws SealBroken. */
export function toEntry(user: Person, row: LogRow): LogEntry {
  return withAnswers(row, openAnswers(user, row))
}

/** An entry of answers that are open already. */
export function withAnswers(row: Omit<LogRow, 'version' | 'sealed'>, answers: LogAnswers): LogEntry {
  return {
    ...answers,
    id: row.id,
    log_type: row.log_type,
    log_date: row.log_date,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
