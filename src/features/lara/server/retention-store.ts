import { sql } from 'kysely'
import type { Person } from '../../../kit/server/people.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { Preferences } from '../../settings/contract.ts'
import type { ChatTables } from './chat-rows.ts'

type Hers = Vault<'hers'>

type Kept = Preferences['lara']['keep']

const DAY_MS = 86_400_000
/** How long an empty conversation is left alone, in milliseconds: she may be about to write in it. */
const UNUSED_KEPT_MS = 3_600_000
/** Messages removed in one transaction. */
const SWEEP_PORTION = 500

/** When a message of that instant (ms) goes; null for never. */
export function keepUntil(at: number, keep: Kept): number | null {
  return keep === 'forever' ? null : at + Number(keep) * DAY_MS
}

/** Lets all her messages be kept as she now wishes, each from its own instant. */
export async function setKept(hers: Hers, user: Person, keep: Kept): Promise<void> {
  const days = keep === 'forever' ? undefined : Number(keep)
  await tables<ChatTables>(hers)
    .updateTable('chat_messages')
    .set({ keep_until: days === undefined ? null : sql<number>`at + ${sql.lit(days * DAY_MS)}` })
    .where('user_id', '=', user.id)
    .execute()
}

async function removePortion(hers: Hers, now: number): Promise<number> {
  return transact(hers, async (inside) => {
    const db = tables<ChatTables>(inside)
    const over = await db
      .selectFrom('chat_messages')
      .select(['user_id', 'session_id', 'id'])
      .where('keep_until', '<=', now)
      .limit(SWEEP_PORTION)
      .execute()
    for (const { user_id, id } of over)
      await db.deleteFrom('chat_messages').where('user_id', '=', user_id).where('id', '=', id).where('keep_until', '<=', now).execute()
    const sessions = new Map(over.map((row) => [`${row.user_id} ${row.session_id}`, row]))
    for (const { user_id, session_id } of sessions.values()) {
      await db
        .deleteFrom('chat_sessions')
        .where('user_id', '=', user_id)
        .where('id', '=', session_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('chat_messages')
                .select('chat_messages.id')
                .whereRef('chat_messages.user_id', '=', 'chat_sessions.user_id')
                .whereRef('chat_messages.session_id', '=', 'chat_sessions.id'),
            ),
          ),
        )
        .execute()
    }
    return over.length
  })
}

/** Removes the messages whose time is over, and conversations that hold none. */
export async function sweepChat(hers: Hers, now: number): Promise<void> {
  while ((await removePortion(hers, now)) === SWEEP_PORTION);
  await tables<ChatTables>(hers)
    .deleteFrom('chat_sessions')
    // As it stands in the index of conversations that were never used.
    .where(sql<boolean>`turns = 0`)
    .where('created_at', '<=', now - UNUSED_KEPT_MS)
    .execute()
}
