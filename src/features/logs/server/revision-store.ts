import { isDeepStrictEqual } from 'node:util'
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { type LogAnswers, type LogRevision, REVISIONS_MAX } from '../contract.ts'
import type { LogRow, LogsTables } from './log-rows.ts'

/** Where a former version of a log is sealed. */
export function placeOfRevision(user: Person, id: number, version: number): string {
  return associatedData(user.id, 'log_revisions', id, version)
}

/**
 * Stores the content of `row` as a revision before it is replaced. Sealed again with associated data of its own, so
 * that a revision cannot be swapped for the current answers.
 */
export async function keepRevision(inside: HerVault, user: Person, row: LogRow, answers: LogAnswers, now: number): Promise<void> {
  const { id, version, updated_at: written } = row
  const sealed = seal(user.key, placeOfRevision(user, id, version), answers)
  await tables<LogsTables>(inside)
    .insertInto('log_revisions')
    .values({ user_id: user.id, log_id: id, version, written_at: written, replaced_at: now, sealed })
    .execute()
}

/** Whether two versions have the same answers. Time spent is no answer: alone it makes no new version. */
export function hasEqualAnswers(one: LogAnswers, other: LogAnswers): boolean {
  return isDeepStrictEqual({ ...one, elapsed_seconds: 0 }, { ...other, elapsed_seconds: 0 })
}

/**
 * Takes answers out of the revisions of one log that were written at `since` (ms) or later: `change` returns what stays
 * of one. A revision that then has no answers, or the same as the version after it, is deleted; `current` are the
 * answers of the log itself. The caller holds the lock of `lockLogs`.
 */
export async function rewriteRevisions(
  inside: HerVault,
  user: Person,
  id: number,
  { since, current, change }: { since: number; current: LogAnswers; change: (answers: LogAnswers) => LogAnswers },
): Promise<void> {
  const db = tables<LogsTables>(inside)
  const rows = await db
    .selectFrom('log_revisions')
    .select(['version', 'written_at', 'sealed'])
    .where('user_id', '=', user.id)
    .where('log_id', '=', id)
    .where('replaced_at', '>=', since)
    .orderBy('version', 'desc')
    .execute()
  let after = current
  for (const { version, written_at: written, sealed } of rows) {
    const former = readable(() => unseal<LogAnswers>(user.key, placeOfRevision(user, id, version), sealed), undefined)
    if (!former) continue
    const answers = written >= since ? change(former) : former
    if (hasEqualAnswers(answers, after) || hasEqualAnswers(answers, {})) {
      await db.deleteFrom('log_revisions').where('user_id', '=', user.id).where('log_id', '=', id).where('version', '=', version).execute()
      continue
    }
    after = answers
    if (isDeepStrictEqual(answers, former)) continue
    await db
      .updateTable('log_revisions')
      .set({ sealed: seal(user.key, placeOfRevision(user, id, version), answers) })
      .where('user_id', '=', user.id)
      .where('log_id', '=', id)
      .where('version', '=', version)
      .execute()
  }
}

/**
 * Revisions of one log before `version`, newest first, at most 50; undefined when the account has no log with that id.
 */
export async function findRevisions(
  hers: HerVault,
  user: Person,
  id: number,
  version: number,
): Promise<{ revisions: LogRevision[]; next?: number } | undefined> {
  const [log] = await tables<LogsTables>(hers)
    .selectFrom('logs')
    .select('version')
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .execute()
  if (!log) return undefined
  const rows = await tables<LogsTables>(hers)
    .selectFrom('log_revisions')
    .select(['version', 'written_at', 'replaced_at', 'sealed'])
    .where('user_id', '=', user.id)
    .where('log_id', '=', id)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .limit(REVISIONS_MAX + 1)
    .execute()
  const kept = rows.slice(0, REVISIONS_MAX)
  const revisions = kept.flatMap(({ sealed, ...row }) => {
    const answers = readable(() => unseal<LogAnswers>(user.key, placeOfRevision(user, id, row.version), sealed), undefined)
    const times = { written_at: new Date(row.written_at).toISOString(), replaced_at: new Date(row.replaced_at).toISOString() }
    return answers ? [{ version: row.version, ...times, answers }] : []
  })
  const last = kept.at(-1)
  return rows.length > kept.length && last ? { revisions, next: last.version } : { revisions }
}
