import type { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Checkin, CheckinContent, NewCheckin } from '../contract.ts'
import { scoreOf } from '../rules/score.ts'
import { removeOwnRow } from '../../../kit/server/owned-rows.ts'

type CheckinRow = { id: number; version: number; local_date: LocalDate; created_at: number; sealed: Uint8Array }
type CheckinsTable = { checkins: CheckinRow & { user_id: number; updated_at: number } }

const COLUMNS = ['id', 'version', 'local_date', 'created_at', 'sealed'] as const
/** Rows are never changed, so every one has this version. */
const VERSION = 1

function toCheckin(user: Person, row: CheckinRow): Checkin {
  const content = unseal<CheckinContent>(user.key, associatedData(user.id, 'checkins', row.id, row.version), row.sealed)
  return { ...content, id: row.id, local_date: row.local_date, at: new Date(row.created_at).toISOString() }
}

/** Stores a check-in with its score on the day it fell on for her. `now` in ms. */
export async function addCheckinOf(hers: HerVault, user: Person, checkin: NewCheckin, day: LocalDate, now: number): Promise<Checkin> {
  const { at, ...asked } = checkin
  const id = newId()
  const content: CheckinContent = { ...asked, ...scoreOf(asked.instrument, asked.answers) }
  const row = {
    id,
    version: VERSION,
    local_date: day,
    created_at: Date.parse(at),
    sealed: seal(user.key, associatedData(user.id, 'checkins', id, VERSION), content),
  }
  await tables<CheckinsTable>(hers)
    .insertInto('checkins')
    .values({ ...row, user_id: user.id, updated_at: now })
    .execute()
  return toCheckin(user, row)
}

/**
 * Up to `limit` of her check-ins of the days `from` to `to`, newest first, without damaged ones; only those answered
 * before `before` (ms).
 */
export async function findCheckins(
  hers: HerVault,
  user: Person,
  { from, to, limit, before }: { from: LocalDate; to: LocalDate; limit: number; before: number },
): Promise<Checkin[]> {
  const rows = await tables<CheckinsTable>(hers)
    .selectFrom('checkins')
    .select(COLUMNS)
    .where('user_id', '=', user.id)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .where('created_at', '<', before)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => readable(() => toCheckin(user, row), []))
}

/** Removes a check-in. False if she has none with this id. */
export function removeCheckinWithId(hers: HerVault, user: Person, id: number): Promise<boolean> {
  return removeOwnRow(hers, 'checkins', user.id, id)
}
