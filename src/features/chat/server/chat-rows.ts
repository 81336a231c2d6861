/** Rows of conversations and messages, for both chats: the woman's in her vault, the partner's in the couple vault. */
import { associatedData, seal, unseal } from '../../../kit/server/seal.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { Language } from '../../text/rules/speech.ts'

/** Age in ms from which a pending answer counts as failed: its server has died. */
export const OVERDUE_MS = 15_000

/** `said`: written by the person. An answer is `pending`, `done`, `stopped` by the person, or `failed`. */
export type MessageState = 'said' | 'pending' | 'done' | 'stopped' | 'failed'

/**
 * A stored message. `place` counts from 0 within its conversation, an answer directly after its message; `at` is in ms.
 */
export type MessageRow = {
  id: number
  session_id: number
  place: number
  version: number
  state: MessageState
  at: number
  sealed: Uint8Array
}

/**
 * The columns that the tables of both chats share. `turns` counts the messages of the person, `keep_until` is in ms.
 */
export type ChatTables = {
  sessions: { user_id: number; id: number; created_at: number; updated_at: number; turns: number }
  messages: MessageRow & { user_id: number; keep_until: number | null; repeat_digest: string | null }
}

/** Names of the two tables in the vault. */
export type ChatNames = { readonly sessions: string; readonly messages: string }

export const MESSAGE_COLUMNS = ['id', 'session_id', 'place', 'version', 'state', 'at', 'sealed'] as const

/**
 * Sealed content of a message that a person wrote. `sent` is the digest of the request, which distinguishes a retry
 * from a different request under the same key.
 */
export type MessageContent = { text: string; language: Language; sent?: string }

type SealedRow = Pick<MessageRow, 'id' | 'version' | 'sealed'>

/** Seals and unseals the messages of one table with the owner's key, bound to id and version. */
export function messageSeals(table: ChatNames['messages']) {
  const place = (user: Person, id: number, version: number) => associatedData(user.id, table, id, version)
  return {
    seal: (user: Person, id: number, version: number, content: object): Buffer => seal(user.key, place(user, id, version), content),
    open: <Content>(user: Person, { id, version, sealed }: SealedRow): Content =>
      unseal<Content>(user.key, place(user, id, version), sealed),
  }
}

/** Whether an answer has failed, or has been pending for longer than `OVERDUE_MS`. */
export function isFailed({ state, at }: Pick<MessageRow, 'state' | 'at'>, now: number): boolean {
  return state === 'failed' || (state === 'pending' && Math.abs(now - at) >= OVERDUE_MS)
}
