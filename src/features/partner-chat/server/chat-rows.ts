import type { Person } from '../../../kit/server/people.ts'
import { toInstant } from '../../../kit/server/portable.ts'
import { placeOf, seal, unseal } from '../../../kit/server/seal.ts'
import type { Language } from '../../lara/rules/speech.ts'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

/** An answer that is not there after so long, in milliseconds, will not come any more: its server has died. */
export const OVERDUE_MS = 15_000

/** A message as it lies in the vault. His own are `said`; Lara's are being made, whole, or failed. */
export type MessageRow = {
  id: number
  session_id: number
  place: number
  version: number
  state: 'said' | 'pending' | 'done' | 'failed'
  at: number
  sealed: Uint8Array
}

export type PartnerChatTables = {
  partner_chat_sessions: { user_id: number; id: number; created_at: number; updated_at: number; turns: number }
  partner_chat_messages: MessageRow & { user_id: number; keep_until: number; repeat_digest: string | null }
}

export const MESSAGE_COLUMNS = ['id', 'session_id', 'place', 'version', 'state', 'at', 'sealed'] as const

/** What is sealed of a message; `sent` tells a repeat from something else under the same key. */
export type Content = { text: string; language: Language; parts: PartnerAnswerParts | null; sent?: string }

function messagePlace(user: Person, id: number, version: number): string {
  return placeOf(user.id, 'partner_chat_messages', id, version)
}

/** Seals a message under his own key, at its place and version. */
export function sealMessage(user: Person, id: number, version: number, content: Content): Buffer {
  return seal(user.key, messagePlace(user, id, version), content)
}

export function openMessage(user: Person, { id, version, sealed }: MessageRow): Content {
  return unseal<Content>(user.key, messagePlace(user, id, version), sealed)
}

/** Whether an answer has failed, or will never come. */
export function isFailed({ state, at }: Pick<MessageRow, 'state' | 'at'>, now: number): boolean {
  return state === 'failed' || (state === 'pending' && now - at >= OVERDUE_MS)
}

/** A message as he reads it at `now`. */
export function toMessage(user: Person, row: MessageRow, now: number): PartnerMessage {
  const { text, language, parts } = openMessage(user, row)
  const head = { id: row.id, text, language, at: toInstant(row.at) }
  if (row.state === 'said') return { ...head, role: 'user', state: 'done', parts: null }
  return { ...head, role: 'assistant', state: isFailed(row, now) ? 'failed' : row.state, parts }
}
