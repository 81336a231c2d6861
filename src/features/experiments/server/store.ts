import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { replaceSealed } from '../../../kit/server/sealed-row.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Found } from '../rules/experiments-page.ts'
import type { StoredExperiment } from '../rules/stored-experiment.ts'

type ExperimentRow = { id: number; version: number; active: 1 | null; created_at: number; updated_at: number; sealed: Uint8Array }
type ExperimentTables = { experiments: ExperimentRow & { user_id: number } }

const UPDATE_TRIES = 5

function placeOf(user: Person, { id, version }: Pick<ExperimentRow, 'id' | 'version'>): string {
  return associatedData(user.id, 'experiments', id, version)
}

function toFound(user: Person, row: ExperimentRow): Found | undefined {
  const experiment = readable(() => unseal<StoredExperiment>(user.key, placeOf(user, row), row.sealed), undefined)
  return experiment && { id: row.id, experiment }
}

/** Her experiments that can be read, the newest first. */
export async function findExperiments(hers: HerVault, user: Person): Promise<Found[]> {
  const rows = await tables<ExperimentTables>(hers)
    .selectFrom('experiments')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap((row) => toFound(user, row) ?? [])
}

async function rowWithId(hers: HerVault, user: Person, id: number): Promise<ExperimentRow | undefined> {
  return tables<ExperimentTables>(hers)
    .selectFrom('experiments')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Adds an experiment unless one is active, which the database decides; then undefined. `now` in ms. */
export async function addExperiment(hers: HerVault, user: Person, experiment: StoredExperiment, now: number): Promise<Found | undefined> {
  const id = newId()
  const key = { id, version: 1 }
  const row = { ...key, active: 1 as const, created_at: now, updated_at: now, sealed: seal(user.key, placeOf(user, key), experiment) }
  const added = await tables<ExperimentTables>(hers)
    .insertInto('experiments')
    .values({ user_id: user.id, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'active']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && { id, experiment }
}

/** Ends an active experiment whose content cannot be read, so that she can start a new one. */
export async function endUnreadable(hers: HerVault, user: Person): Promise<void> {
  const db = tables<ExperimentTables>(hers)
  const row = await db.selectFrom('experiments').selectAll().where('user_id', '=', user.id).where('active', '=', 1).executeTakeFirst()
  if (row && !toFound(user, row))
    await db.updateTable('experiments').set({ active: null }).where('user_id', '=', user.id).where('id', '=', row.id).execute()
}

/**
 * Stores what `change` makes of an experiment; unchanged if it returns the same. Undefined when there is none that can
 * be read. `change` is called again when another server was faster, and may throw to refuse.
 */
export async function changeExperiment(
  hers: HerVault,
  user: Person,
  id: number,
  { change, now }: { change: (current: StoredExperiment) => StoredExperiment | Promise<StoredExperiment>; now: number },
): Promise<Found | undefined> {
  for (let attempt = 0; attempt < UPDATE_TRIES; attempt += 1) {
    const row = await rowWithId(hers, user, id)
    const found = row && toFound(user, row)
    if (!row || !found) return undefined
    const experiment = await change(found.experiment)
    if (experiment === found.experiment) return found
    const columns = { active: experiment.state === 'active' ? 1 : null }
    if (await replaceSealed(hers, user, 'experiments', row, { content: experiment, columns, now })) return { id, experiment }
  }
  throw new Error('Too many concurrent changes of an experiment')
}
