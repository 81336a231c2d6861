import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { toInstant } from '../../../kit/server/export-source.ts'
import { associatedData, unseal } from '../../../kit/server/seal.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import type { ChatMessage, ChatSession } from '../contract.ts'
import type { About } from '../../answers/rules/answer.ts'
import type { Language } from '../../text/rules/speech.ts'
import {
  isFailed,
  messageSeals,
  type ChatTables as SharedTables,
  type MessageRow,
  type MessageContent,
} from '../../chat/server/chat-rows.ts'
import { titleOf } from '../rules/titles.ts'
import { t } from '../../../kit/words.ts'

/** A stored conversation. */
export type SessionRow = { id: number; version: number; created_at: number; updated_at: number; sealed: Uint8Array }

/** Tables of Lara's chat in her vault. */
export const HER_CHAT = { sessions: 'chat_sessions', messages: 'chat_messages' } as const

export type ChatTables = {
  chat_sessions: SessionRow & SharedTables['sessions']
  chat_messages: SharedTables['messages']
}

export const SESSION_COLUMNS = ['id', 'version', 'created_at', 'updated_at', 'sealed'] as const

/** Sealed content of a conversation: the title she set, or null. */
export type NamedContent = { title: string | null }

/** Sealed content of an answer; `shown` is the number of characters she saw before stopping it. */
export type AnswerContent = {
  text: string
  language: Language
  parts: AnswerParts | null
  about: About | null
  feedback: 'up' | 'down' | null
  shown?: number
}

export function sessionPlace(user: Person, id: number, version: number): string {
  return associatedData(user.id, 'chat_sessions', id, version)
}

const seals = messageSeals(HER_CHAT.messages)

type SealedRow = Pick<MessageRow, 'id' | 'version' | 'sealed'>

export const sealMessage = (user: Person, id: number, version: number, content: MessageContent | AnswerContent): Buffer =>
  seals.seal(user, id, version, content)
export const openMessage = (user: Person, row: SealedRow): MessageContent => seals.open<MessageContent>(user, row)
export const openAnswer = (user: Person, row: SealedRow): AnswerContent => seals.open<AnswerContent>(user, row)

/** Content of her message; a placeholder text if the row is damaged. */
export function readMessage(user: Person, row: SealedRow): MessageContent {
  return readable(() => openMessage(user, row), { text: t`This message can no longer be read.`, language: 'en' })
}

/** Content of an answer; a placeholder text if the row is damaged. */
export function readAnswer(user: Person, row: SealedRow): AnswerContent {
  const none = { parts: null, about: null, feedback: null }
  return readable(() => openAnswer(user, row), { text: t`This message can no longer be read.`, language: 'en', ...none })
}

/** A message as it reads at `now`, for the contract. */
export function toMessage(user: Person, row: MessageRow, now: number): ChatMessage {
  const head = { id: row.id, at: toInstant(row.at) }
  if (row.state === 'said') {
    const { text, language } = readMessage(user, row)
    return { ...head, from: 'her', text, state: 'done', language, feedback: null, parts: null }
  }
  const { text, language, feedback, parts } = readAnswer(user, row)
  return { ...head, from: 'lara', text, state: isFailed(row, now) ? 'failed' : row.state, language, feedback, parts }
}

/** A conversation joined with its first message, if that is still stored. */
export type FoundSession = SessionRow & {
  message_count: number
  first_id: number | null
  first_version: number | null
  first_sealed: Uint8Array | null
}

/** A conversation for the contract. */
export function toSession(user: Person, row: FoundSession): ChatSession {
  const { title } = readable(() => unseal<NamedContent>(user.key, sessionPlace(user, row.id, row.version), row.sealed), { title: null })
  const { first_id: id, first_version: version, first_sealed: sealed } = row
  // Only where it is needed, since the safety rules read it.
  const beginning = () =>
    id !== null && version !== null && sealed !== null ? titleOf(readMessage(user, { id, version, sealed }).text, id) : ''
  return {
    id: row.id,
    title: title ?? beginning(),
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
    message_count: row.message_count,
  }
}
