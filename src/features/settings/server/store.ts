import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, unseal } from '../../../kit/server/seal.ts'
import { changeSingleRow } from '../../../kit/server/single-row.ts'
import { type HerVault, hotQuery } from '../../../kit/server/vaults.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES, together } from '../rules/preferences.ts'

type PreferencesTable = { preferences: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

const findRow = hotQuery<PreferencesTable, { user: number }, { version: number; sealed: Uint8Array }>((db, slot) =>
  db.selectFrom('preferences').select(['version', 'sealed']).where('user_id', '=', slot('user')),
)

function decrypted(user: Person, row: { version: number; sealed: Uint8Array }): PreferencesChange {
  return readable(() => unseal<PreferencesChange>(user.key, associatedData(user.id, 'preferences', user.id, row.version), row.sealed), {})
}

/** Her preferences, with defaults for what she never chose or cannot be decrypted. */
export async function findPreferencesOf(hers: HerVault, user: Person): Promise<Preferences> {
  const [row] = await findRow(hers, { user: user.id })
  return row ? changed(DEFAULT_PREFERENCES, decrypted(user, row)) : DEFAULT_PREFERENCES
}

/**
 * Applies a change and returns all preferences. Concurrent changes are both applied; for the same field the later one
 * takes precedence.
 */
export async function setPreferences(hers: HerVault, user: Person, change: PreferencesChange, now: number): Promise<Preferences> {
  const apply = (chosen: PreferencesChange = {}) => together(chosen, change)
  return changed(DEFAULT_PREFERENCES, await changeSingleRow(hers, user, 'preferences', { change: apply, now }))
}
