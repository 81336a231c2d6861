/** The partner's messages and the answers to them. */
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type CoupleVault, tables } from '../../../kit/server/vaults.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../../chat/server/chat-rows.ts'
import { messageStore } from '../../chat/server/message-store.ts'
import type { SafetyClass } from '../../safety/rules/classes.ts'
import { type Content, openMessage, PARTNER_CHAT, type PartnerChatTables, readMessage } from './chat-rows.ts'
import type { PartnerTurn } from '../rules/answer.ts'
import { addConversation } from './conversation-store.ts'

/** Store of the partner's messages. */
export const partnerMessages = messageStore<'couple', Content>({
  ...PARTNER_CHAT,
  firstPlace: 0,
  empty: { parts: null },
  begin: addConversation,
})

/**
 * Safety classes of the last answers in a conversation, and of those in any conversation since `since` (ms), newest
 * first and at most `most`; null for none.
 */
export async function findClasses(
  couple: CoupleVault,
  user: Person,
  { session_id, place }: MessageRow,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<(SafetyClass | null)[]> {
  const rows = await tables<PartnerChatTables>(couple)
    .selectFrom('partner_chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where(({ eb, or, and }) => or([and([eb('session_id', '=', session_id), eb('place', '<', place)]), eb('at', '>=', since)]))
    .where('state', '=', 'done')
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => readMessage(user, row).parts?.class ?? null)
}

/**
 * The last messages of a conversation before an answer, with their answers, newest first; or its first ones, oldest
 * first. At most `most`.
 */
export async function findTurns(
  couple: CoupleVault,
  user: Person,
  { session_id, place }: MessageRow,
  most: number,
  from: 'last' | 'first' = 'last',
): Promise<PartnerTurn[]> {
  const rows = await tables<PartnerChatTables>(couple)
    .selectFrom('partner_chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where('session_id', '=', session_id)
    // The message just before the answer is the one to be answered.
    .where('place', '<', place - 1)
    .where('state', 'in', ['done', 'said'])
    .orderBy('place', from === 'last' ? 'desc' : 'asc')
    .limit(2 * most)
    .execute()
  const said = new Map(
    rows.filter(({ state }) => state === 'said').map((row) => [row.place, readable(() => openMessage(user, row).text, '')]),
  )
  return rows.flatMap((row): PartnerTurn[] => {
    if (row.state !== 'done') return []
    const { text, parts } = readMessage(user, row)
    return parts ? [{ said: said.get(row.place - 1) ?? '', text, parts }] : []
  })
}
