/** The partner's messages and the answers to them. */
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type CoupleVault, tables } from '../../../kit/server/vaults.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../../chat/server/chat-rows.ts'
import { messageStore } from '../../chat/server/message-store.ts'
import type { About } from '../../answers/rules/answer.ts'
import { asksIfDanger } from '../../answers/rules/safety-answer.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { type Content, openMessage, PARTNER_CHAT, type PartnerChatTables, readMessage } from './chat-rows.ts'
import type { PartnerTurn } from '../rules/kind-answer.ts'
import { addConversation } from './conversation-store.ts'

/** Store of the partner's messages. */
export const partnerMessages = messageStore<'couple', Content>({
  ...PARTNER_CHAT,
  firstPlace: 0,
  empty: { parts: null },
  begin: addConversation,
})

/**
 * What an answer was about. Whom a danger concerned is not stored, so it counts as someone else's, except one that was
 * only suspected.
 */
export function aboutOf({ text, language, parts }: Pick<Content, 'text' | 'language' | 'parts'>): About | null {
  const name = parts?.class
  return name ? { kind: 'safety', class: name, cause: asksIfDanger(text, language) ? WEIGHED : 'other' } : null
}

/**
 * What the last answers in a conversation were about, and those in any conversation since `since` (ms), newest first
 * and at most `most`; null for those without a safety class.
 */
export async function findAbouts(
  couple: CoupleVault,
  user: Person,
  { session_id, place }: MessageRow,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<(About | null)[]> {
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
  return rows.map((row) => aboutOf(readMessage(user, row)))
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
    const { text, language, parts } = readMessage(user, row)
    return parts ? [{ said: said.get(row.place - 1) ?? '', text, language, parts }] : []
  })
}
