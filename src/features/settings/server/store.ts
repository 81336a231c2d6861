import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/principal.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, hotQuery, tables } from '../../../kit/server/vaults.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES, together } from '../rules/preferences.ts'

type PreferencesTable = { preferences: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** Maximum attempts to save preferences against concurrent changes. */
const CHANGE_TRIES = 20

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
  const db = tables<PreferencesTable>(hers)
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt += 1) {
    const [row] = await findRow(hers, { user: user.id })
    const chosen = together(row ? decrypted(user, row) : {}, change)
    const version = (row?.version ?? 0) + 1
    const next = { version, sealed: seal(user.key, associatedData(user.id, 'preferences', user.id, version), chosen), updated_at: now }
    const updated = row
      ? await db
          .updateTable('preferences')
          .set(next)
          .where('user_id', '=', user.id)
          .where('version', '=', row.version)
          .returning('version')
          .execute()
      : await db
          .insertInto('preferences')
          .values({ user_id: user.id, ...next })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('version')
          .execute()
    if (updated.length) return changed(DEFAULT_PREFERENCES, chosen)
  }
  throw new Error('too many concurrent changes of preferences')
}
