import type { Person } from '../../../kit/server/people.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, type Vault } from '../../../kit/server/vaults.ts'
import type { Preferences, PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES, together } from '../rules/preferences.ts'

type Hers = Vault<'hers'>

type PreferencesTable = { preferences: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** Writers of one woman that may get in each other's way before one of them is refused. */
const CHANGE_TRIES = 20

const findRow = hotQuery<PreferencesTable, { user: number }, { version: number; sealed: Uint8Array }>((db, slot) =>
  db.selectFrom('preferences').select(['version', 'sealed']).where('user_id', '=', slot('user')),
)

function opened(user: Person, row: { version: number; sealed: Uint8Array }): PreferencesChange {
  return unseal<PreferencesChange>(user.key, placeOf(user.id, 'preferences', user.id, row.version), row.sealed)
}

/** Her preferences; what she never chose stands at its default. */
export async function findPreferencesOf(hers: Hers, user: Person): Promise<Preferences> {
  const [row] = await findRow(hers, { user: user.id })
  return row ? changed(DEFAULT_PREFERENCES, opened(user, row)) : DEFAULT_PREFERENCES
}

/**
 * Changes what is named and answers all preferences as they then stand. Of two simultaneous changes neither is lost; where both name the
 * same field, the later one holds.
 */
export async function setPreferences(hers: Hers, user: Person, change: PreferencesChange, now: number): Promise<Preferences> {
  const db = tables<PreferencesTable>(hers)
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt += 1) {
    const [row] = await findRow(hers, { user: user.id })
    const chosen = together(row ? opened(user, row) : {}, change)
    const version = (row?.version ?? 0) + 1
    const next = { version, sealed: seal(user.key, placeOf(user.id, 'preferences', user.id, version), chosen), updated_at: now }
    const written = row
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
    if (written.length) return changed(DEFAULT_PREFERENCES, chosen)
  }
  throw new Error('preferences were rewritten more often than they could be changed')
}
