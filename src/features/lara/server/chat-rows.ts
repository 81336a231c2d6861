import type { Person } from '../../../kit/server/people.ts'
import { toInstant } from '../../../kit/server/portable.ts'
import { placeOf, unseal } from '../../../kit/server/seal.ts'
import type { AnswerParts, ChatMessage, ChatSession } from '../contract.ts'
import type { About } from '../rules/answer.ts'
import type { Language } from '../rules/speech.ts'
import { titleOf } from '../rules/titles.ts'

/** An answer that is not there after so long, in milliseconds, will not come any more: its server has died. */
export const OVERDUE_MS = 15_000

/** Hers are `said`; Lara's are being made, whole, stopped by her, or failed. */
type MessageState = 'said' | 'pending' | 'done' | 'stopped' | 'failed'

/** A message as it lies in the vault. */
export type MessageRow = {
  id: number
  session_id: number
  place: number
  version: number
  state: MessageState
  at: number
  sealed: Uint8Array
}

/** A conversation as it lies in the vault. */
export type SessionRow = { id: number; version: number; created_at: number; updated_at: number; sealed: Uint8Array }

export type ChatTables = {
  chat_sessions: SessionRow & { user_id: number; turns: number }
  chat_messages: MessageRow & { user_id: number; keep_until: number | null; repeat_digest: string | null }
}

export const SESSION_COLUMNS = ['id', 'version', 'created_at', 'updated_at', 'sealed'] as const
export const MESSAGE_COLUMNS = ['id', 'session_id', 'place', 'version', 'state', 'at', 'sealed'] as const

/** What is sealed of a conversation: the name that she gave it, if she did. */
export type NamedContent = { title: string | null }

/** What is sealed of a message of hers; `sent` tells a repeat from something else under the same key. */
export type SaidContent = { text: string; language: Language; sent?: string }

/** What is sealed of an answer; `shown` is how much of it she saw when she stopped it. */
export type AnswerContent = {
  text: string
  language: Language
  parts: AnswerParts | null
  about: About | null
  feedback: 'up' | 'down' | null
  shown?: number
}

export function sessionPlace(user: Person, id: number, version: number): string {
  return placeOf(user.id, 'chat_sessions', id, version)
}

export function messagePlace(user: Person, id: number, version: number): string {
  return placeOf(user.id, 'chat_messages', id, version)
}

export function openSaid(user: Person, row: Pick<MessageRow, 'id' | 'version' | 'sealed'>): SaidContent {
  return unseal<SaidContent>(user.key, messagePlace(user, row.id, row.version), row.sealed)
}

export function openAnswer(user: Person, row: Pick<MessageRow, 'id' | 'version' | 'sealed'>): AnswerContent {
  return unseal<AnswerContent>(user.key, messagePlace(user, row.id, row.version), row.sealed)
}

/** Whether an answer has failed, or will never come. */
export function isFailed({ state, at }: Pick<MessageRow, 'state' | 'at'>, now: number): boolean {
  return state === 'failed' || (state === 'pending' && now - at >= OVERDUE_MS)
}

/** A message as she reads it at `now`. */
export function toMessage(user: Person, row: MessageRow, now: number): ChatMessage {
  const head = { id: row.id, at: toInstant(row.at) }
  if (row.state === 'said') {
    const { text, language } = openSaid(user, row)
    return { ...head, from: 'her', text, state: 'done', language, feedback: null, parts: null }
  }
  const { text, language, feedback, parts } = openAnswer(user, row)
  return { ...head, from: 'lara', text, state: isFailed(row, now) ? 'failed' : row.state, language, feedback, parts }
}

/** A conversation as it is read together with its first message, if that still stands. */
export type FoundSession = SessionRow & {
  message_count: number
  first_id: number | null
  first_version: number | null
  first_sealed: Uint8Array | null
}

/** A conversation as she sees it in her list. */
export function toSession(user: Person, row: FoundSession): ChatSession {
  const { title } = unseal<NamedContent>(user.key, sessionPlace(user, row.id, row.version), row.sealed)
  const { first_id: id, first_version: version, first_sealed: sealed } = row
  const beginning = id !== null && version !== null && sealed !== null ? titleOf(openSaid(user, { id, version, sealed }).text) : ''
  return {
    id: row.id,
    title: title ?? beginning,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
    message_count: row.message_count,
  }
}
