import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type CoupleVault, tables } from '../../../kit/server/vaults.ts'
import { conversationStore } from '../../chat/server/conversation-store.ts'
import type { PartnerMessage } from '../contract.ts'
import { PARTNER_CHAT, type PartnerChatTables, toMessage } from './chat-rows.ts'

/** Store of the partner's conversations. */
export const partnerConversations = conversationStore<'couple'>({ ...PARTNER_CHAT, age: 'updated_at' })

/** Creates a conversation and returns its id. */
export async function addConversation(couple: CoupleVault, user: Person, now: number): Promise<number> {
  const id = newId()
  await tables<PartnerChatTables>(couple)
    .insertInto('partner_chat_sessions')
    .values({ user_id: user.id, id, created_at: now, updated_at: now, turns: 0 })
    .execute()
  return id
}

/** The conversation of his newest message; undefined if he has no message. */
export async function findLatestConversation(couple: CoupleVault, user: Person): Promise<number | undefined> {
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

/** Messages of his conversation, oldest first, as they read at `now`; undefined if he has none with that id. */
export async function findMessages(
  couple: CoupleVault,
  user: Person,
  sessionId: number,
  now: number,
): Promise<PartnerMessage[] | undefined> {
  const session = await tables<PartnerChatTables>(couple)
    .selectFrom('partner_chat_sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) return undefined
  return (await partnerConversations.findRows(couple, user, sessionId)).map((row) => toMessage(user, row, now))
}
