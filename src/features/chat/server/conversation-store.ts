/** Conversations of both chats: reading messages in order, removal, and the sweep of expired messages. */
import { sql } from 'kysely'
import type { Person } from '../../../kit/server/person.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { type ChatNames, type ChatTables, MESSAGE_COLUMNS, type MessageRow } from './chat-rows.ts'
import type { ChatVault } from './message-store.ts'

/** How long a conversation without a message is retained, in ms: its first message may be about to be written. */
const UNUSED_KEPT_MS = 3_600_000
/** Number of messages removed in one transaction. */
const SWEEP_PORTION = 500

/**
 * Store of the conversations of one chat in the vault `Name`. `age` is the indexed column that dates empty
 * conversations.
 */
export function conversationStore<Name extends ChatVault>({ age, ...names }: ChatNames & { readonly age: 'created_at' | 'updated_at' }) {
  const sessions = names.sessions as 'sessions'
  const messages = names.messages as 'messages'

  const findInConversation = hotQuery<ChatTables, { user: number; session: number }, MessageRow>((db, slot) =>
    db
      .selectFrom(messages)
      .select(MESSAGE_COLUMNS)
      .where('user_id', '=', slot('user'))
      .where('session_id', '=', slot('session'))
      .orderBy('place'),
  )

  async function removePortion(vault: Vault<Name>, now: number): Promise<number> {
    return transact(vault, async (inside) => {
      const db = tables<ChatTables>(inside)
      const over = await db
        .selectFrom(messages)
        .select(['user_id', 'session_id', 'id'])
        .where('keep_until', '<=', now)
        .limit(SWEEP_PORTION)
        .execute()
      for (const { user_id, id } of over)
        await db.deleteFrom(messages).where('user_id', '=', user_id).where('id', '=', id).where('keep_until', '<=', now).execute()
      const touched = new Map(over.map((row) => [`${row.user_id} ${row.session_id}`, row]))
      for (const { user_id, session_id } of touched.values())
        await db
          .deleteFrom(sessions)
          .where('user_id', '=', user_id)
          .where('id', '=', session_id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom(`${messages} as message`)
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

  return {
    /** Messages of a conversation, oldest first. */
    findRows(vault: Vault<Name>, user: Person, sessionId: number): Promise<MessageRow[]> {
      return findInConversation(vault, { user: user.id, session: sessionId })
    },

    /** Removes a conversation of the person with its messages; false if there is none with that id. */
    removeConversation(vault: Vault<Name>, user: Person, id: number): Promise<boolean> {
      return transact(vault, async (inside) => {
        const db = tables<ChatTables>(inside)
        // The conversation first: a concurrent write of a message waits for this row lock, and then does not find the
        // row.
        const removed = await db.deleteFrom(sessions).where('user_id', '=', user.id).where('id', '=', id).returning('id').execute()
        if (removed.length === 0) return false
        await db.deleteFrom(messages).where('user_id', '=', user.id).where('session_id', '=', id).execute()
        return true
      })
    },

    /** Removes expired messages, and conversations without any. */
    async sweep(vault: Vault<Name>, now: number): Promise<void> {
      while ((await removePortion(vault, now)) === SWEEP_PORTION);
      await tables<ChatTables>(vault)
        .deleteFrom(sessions)
        // Written exactly like this, so that the partial index of her conversations applies.
        .where(sql<boolean>`turns = 0`)
        .where(age, '<=', now - UNUSED_KEPT_MS)
        .execute()
    },
  }
}
