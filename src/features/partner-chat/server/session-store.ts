import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { PartnerMessage } from '../contract.ts'
import { MESSAGE_COLUMNS, type PartnerChatTables, toMessage } from './chat-rows.ts'

type Couple = Vault<'couple'>

/** How long an empty conversation is left alone, in milliseconds: he may be about to write in it. */
const UNUSED_KEPT_MS = 3_600_000
/** Messages removed in one transaction. */
const SWEEP_PORTION = 500

/** Begins a conversation and answers its id. */
export async function addSession(couple: Couple, user: Person, now: number): Promise<number> {
  const id = newId()
  await tables<PartnerChatTables>(couple)
    .insertInto('partner_chat_sessions')
    .values({ user_id: user.id, id, created_at: now, updated_at: now, turns: 0 })
    .execute()
  return id
}

/** The conversation in which he wrote last; undefined where none holds a message. */
export async function findLatestSession(couple: Couple, user: Person): Promise<number | undefined> {
  const row = await tables<PartnerChatTables>(couple)
    .selectFrom('partner_chat_sessions as session')
    .select('session.id')
    .where('session.user_id', '=', user.id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partner_chat_messages as message')
          .select('message.id')
          .whereRef('message.user_id', '=', 'session.user_id')
          .whereRef('message.session_id', '=', 'session.id'),
      ),
    )
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The messages of his conversation, oldest first, as they read at `now`; undefined where he has none with that id. */
export async function findMessages(couple: Couple, user: Person, sessionId: number, now: number): Promise<PartnerMessage[] | undefined> {
  const db = tables<PartnerChatTables>(couple)
  const session = await db
    .selectFrom('partner_chat_sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) return undefined
  const rows = await db
    .selectFrom('partner_chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where('session_id', '=', sessionId)
    .orderBy('place')
    .execute()
  return rows.map((row) => toMessage(user, row, now))
}

/** Removes his conversation with its messages; false when he has none with that id. */
export async function removeSession(couple: Couple, user: Person, id: number): Promise<boolean> {
  return transact(couple, async (inside) => {
    const db = tables<PartnerChatTables>(inside)
    // The conversation first: whoever writes into it at the same time waits for its row, and then finds it gone.
    const removed = await db
      .deleteFrom('partner_chat_sessions')
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .returning('id')
      .execute()
    if (removed.length === 0) return false
    await db.deleteFrom('partner_chat_messages').where('user_id', '=', user.id).where('session_id', '=', id).execute()
    return true
  })
}

async function removePortion(couple: Couple, now: number): Promise<number> {
  return transact(couple, async (inside) => {
    const db = tables<PartnerChatTables>(inside)
    const over = await db
      .selectFrom('partner_chat_messages')
      .select(['user_id', 'session_id', 'place'])
      .where('keep_until', '<=', now)
      .limit(SWEEP_PORTION)
      .execute()
    for (const { user_id, session_id, place } of over)
      await db
        .deleteFrom('partner_chat_messages')
        .where('user_id', '=', user_id)
        .where('session_id', '=', session_id)
        .where('place', '=', place)
        .execute()
    const touched = new Map(over.map((row) => [`${row.user_id} ${row.session_id}`, row]))
    for (const { user_id, session_id } of touched.values())
      await db
        .deleteFrom('partner_chat_sessions')
        .where('user_id', '=', user_id)
        .where('id', '=', session_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('partner_chat_messages as message')
                .select('message.id')
                .where('message.user_id', '=', user_id)
                .where('message.session_id', '=', session_id),
            ),
          ),
        )
        .execute()
    return over.length
  })
}

/** Removes his messages whose time is over, and conversations that hold none. */
export async function sweepPartnerChat(couple: Couple, now: number): Promise<void> {
  while ((await removePortion(couple, now)) === SWEEP_PORTION);
  await tables<PartnerChatTables>(couple)
    .deleteFrom('partner_chat_sessions')
    .where('updated_at', '<=', now - UNUSED_KEPT_MS)
    .where('turns', '=', 0)
    .execute()
}
