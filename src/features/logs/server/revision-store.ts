import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery } from '../../../kit/server/vaults.ts'
import { type LogAnswers, type LogRevision, REVISIONS_MAX } from '../contract.ts'
import type { Hers, LogRow, LogsTables } from './log-rows.ts'

type NewRevision = { user: number; id: number; version: number; written: number; replaced: number; sealed: Uint8Array }

const insertRevision = hotQuery<LogsTables, NewRevision, unknown>((db, slot) =>
  db.insertInto('log_revisions').values({
    user_id: slot('user'),
    log_id: slot('id'),
    version: slot('version'),
    written_at: slot('written'),
    replaced_at: slot('replaced'),
    sealed: slot('sealed'),
  }),
)

/** Where a former version of a log is sealed. */
export function placeOfRevision(user: Person, id: number, version: number): string {
  return placeOf(user.id, 'log_revisions', id, version)
}

/** Keeps what `row` says before it is replaced. Sealed anew for its own place, so that a former version cannot pass for the current one. */
export async function keepRevision(inside: Hers, user: Person, row: LogRow, answers: LogAnswers, now: number): Promise<void> {
  const { id, version, updated_at: written } = row
  const sealed = seal(user.key, placeOfRevision(user, id, version), answers)
  await insertRevision(inside, { user: user.id, id, version, written, replaced: now, sealed })
}

/** The former versions of one log before `version`, newest first, at most 50; undefined when she has no log with that id. */
export async function findRevisions(
  hers: Hers,
  user: Person,
  id: number,
  version: number,
): Promise<{ revisions: LogRevision[]; next?: number } | undefined> {
  const [log] = await findVersion(hers, { user: user.id, id })
  if (!log) return undefined
  const rows = await findPage(hers, { user: user.id, id, version, limit: REVISIONS_MAX + 1 })
  const shown = rows.slice(0, REVISIONS_MAX)
  const revisions = shown.map(({ sealed, ...row }) => ({
    version: row.version,
    written_at: new Date(row.written_at).toISOString(),
    replaced_at: new Date(row.replaced_at).toISOString(),
    answers: unseal<LogAnswers>(user.key, placeOfRevision(user, id, row.version), sealed),
  }))
  const last = shown.at(-1)
  return rows.length > shown.length && last ? { revisions, next: last.version } : { revisions }
}

const findVersion = hotQuery<LogsTables, { user: number; id: number }, { version: number }>((db, slot) =>
  db.selectFrom('logs').select('version').where('user_id', '=', slot('user')).where('id', '=', slot('id')),
)

type RevisionRow = { version: number; written_at: number; replaced_at: number; sealed: Uint8Array }

const findPage = hotQuery<LogsTables, { user: number; id: number; version: number; limit: number }, RevisionRow>((db, slot) =>
  db
    .selectFrom('log_revisions')
    .select(['version', 'written_at', 'replaced_at', 'sealed'])
    .where('user_id', '=', slot('user'))
    .where('log_id', '=', slot('id'))
    .where('version', '<', slot('version'))
    .orderBy('version', 'desc')
    .limit(slot('limit')),
)
