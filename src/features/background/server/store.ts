import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, unseal } from '../../../kit/server/seal.ts'
import { writeSingleRow } from '../../../kit/server/single-row.ts'
import { type HerVault, hotQuery } from '../../../kit/server/vaults.ts'
import type { Background } from '../contract.ts'
import type { Asking } from '../rules/questions.ts'

type BackgroundTable = { background: { user_id: number; version: number; sealed: Uint8Array; updated_at: number } }

/** Content of the row: her answers, and when Home asks the next question. */
export type StoredBackground = { answers: Background; asking: Asking }

const findRow = hotQuery<BackgroundTable, { user: number }, { version: number; sealed: Uint8Array }>((db, slot) =>
  db.selectFrom('background').select(['version', 'sealed']).where('user_id', '=', slot('user')),
)

const EMPTY: StoredBackground = { answers: {}, asking: {} }

/** What she said about her body, with the row's version; empty with version 0 when there is none. */
export async function findBackgroundOf(hers: HerVault, user: Person): Promise<StoredBackground & { version: number }> {
  const [row] = await findRow(hers, { user: user.id })
  if (!row) return { ...EMPTY, version: 0 }
  const open = () => unseal<StoredBackground>(user.key, associatedData(user.id, 'background', user.id, row.version), row.sealed)
  return { ...readable(open, EMPTY), version: row.version }
}

/**
 * Replaces the row if it still has `version`, 0 for none; returns the new version, or undefined when another write was
 * first. `now` in ms.
 */
export async function setBackground(
  hers: HerVault,
  user: Person,
  content: StoredBackground,
  version: number,
  now: number,
): Promise<number | undefined> {
  return (await writeSingleRow(hers, user, 'background', { version, content, now })) ? version + 1 : undefined
}
