import { readable } from '../../../kit/server/damaged-rows.ts'
import { toInstant } from '../../../kit/server/export-source.ts'
import type { Person } from '../../../kit/server/person.ts'
import { t } from '../../../kit/words.ts'
import { type ChatTables, isFailed, messageSeals, type MessageRow } from '../../chat/server/chat-rows.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

/** Tables of the partner's chat in the couple vault. */
export const PARTNER_CHAT = { sessions: 'partner_chat_sessions', messages: 'partner_chat_messages' } as const

export type PartnerChatTables = {
  partner_chat_sessions: ChatTables['sessions']
  partner_chat_messages: ChatTables['messages']
}

/** Sealed content of a message; `parts` is absent or null for his own. */
export type Content = { text: string; language: Language; parts?: PartnerAnswerParts | null }

const seals = messageSeals(PARTNER_CHAT.messages)

export const sealMessage = (user: Person, id: number, version: number, content: Content): Buffer => seals.seal(user, id, version, content)
export const openMessage = (user: Person, row: MessageRow): Content => seals.open<Content>(user, row)

/** Content of a message; a placeholder text if the row is damaged. */
export function readMessage(user: Person, row: MessageRow): Content {
  return readable(() => openMessage(user, row), { text: t`This message can no longer be read.`, language: 'en', parts: null })
}

/** A message as it reads at `now`, for the contract. */
export function toMessage(user: Person, row: MessageRow, now: number): PartnerMessage {
  const { text, language, parts = null } = readMessage(user, row)
  const head = { id: row.id, text, language, at: toInstant(row.at) }
  if (row.state === 'said') return { ...head, role: 'user', state: 'done', parts: null }
  const state = isFailed(row, now) ? 'failed' : row.state === 'pending' ? 'pending' : 'done'
  return { ...head, role: 'assistant', state, parts }
}
