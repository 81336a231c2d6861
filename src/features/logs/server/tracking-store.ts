import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { NO_CHOICES } from '../rules/own-items.ts'
import type { TrackingChoices } from '../rules/tracking.ts'

/** Rows written before there were symptoms lack these. */
type StoredChoices = Pick<TrackingChoices, 'chosen' | 'own'> & Partial<TrackingChoices>

type ChoicesTable = { factor_choices: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** What the account tracks; empty by default. */
export async function findChoices(hers: HerVault, user: Person): Promise<TrackingChoices> {
  const row = await tables<ChoicesTable>(hers).selectFrom('factor_choices').selectAll().where('user_id', '=', user.id).executeTakeFirst()
  if (!row) return NO_CHOICES
  const open = () => unseal<StoredChoices>(user.key, associatedData(user.id, 'factor_choices', user.id, row.version), row.sealed)
  return { ...NO_CHOICES, ...readable(open, NO_CHOICES) }
}

/** Replaces the choices. `now` in ms. */
export async function setChoices(hers: HerVault, user: Person, choices: TrackingChoices, now: number): Promise<void> {
  const sealed = seal(user.key, associatedData(user.id, 'factor_choices', user.id, 1), choices)
  await tables<ChoicesTable>(hers)
    .insertInto('factor_choices')
    .values({ user_id: user.id, version: 1, sealed, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ version: 1, sealed, updated_at: now }))
    .execute()
}
