import { sql } from 'kysely'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { Preferences } from '../../settings/contract.ts'
import type { ChatTables } from './chat-rows.ts'

type Kept = Preferences['lara']['keep']

const DAY_MS = 86_400_000

/** Expiry in ms of a message written at `at` (ms); null for never. */
export function keepUntil(at: number, keep: Kept): number | null {
  return keep === 'forever' ? null : at + Number(keep) * DAY_MS
}

/** Applies a new retention to all her messages, each counted from its own time. */
export async function setKept(hers: HerVault, user: Person, keep: Kept): Promise<void> {
  const days = keep === 'forever' ? undefined : Number(keep)
  await tables<ChatTables>(hers)
    .updateTable('chat_messages')
    .set({ keep_until: days === undefined ? null : sql<number>`at + ${sql.lit(days * DAY_MS)}` })
    .where('user_id', '=', user.id)
    .execute()
}
