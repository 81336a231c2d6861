/** Sending a message, for both chats: it is stored before it is answered, and once per key. */
import { setTimeout as after } from 'node:timers/promises'
import type { AppError } from '../../../kit/errors.ts'
import { keyReused, stillSaving } from '../../../kit/server/idempotency.ts'
import type { Person } from '../../../kit/server/principal.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { isFailed, type MessageRow, OVERDUE_MS } from './chat-rows.ts'
import type { ChatVault, MessageStore, NewTurn, Turn } from './message-store.ts'

/** Polling interval for an answer that another request is making, in ms. */
const LOOK_EVERY_MS = 50

/**
 * A message to send. `isUrgent`: starts a new conversation if its own was removed; `gone` returns the error for all
 * others.
 */
export type Sending<Name extends ChatVault> = {
  readonly vault: Vault<Name>
  readonly user: Person
  readonly turn: NewTurn
  readonly now: number
  readonly isUrgent: boolean
  readonly gone: () => AppError
}

type Store<Name extends ChatVault> = Pick<MessageStore<Name, never>, 'addTurn' | 'findTurn' | 'isSentAs' | 'findMessage' | 'retake'>

/**
 * Stores a message with a pending answer, then has it answered. A retry under the same key returns the first answer,
 * waits for a pending one, or makes a failed one again. `stored` is called after storing; `answer` makes and stores the
 * answer of a pending row, or returns undefined if it was removed meanwhile. `isRepeated` is true for an answer of an
 * earlier request. No transaction is open while an answer is made.
 */
export async function sendTurn<Name extends ChatVault>(
  store: Store<Name>,
  sending: Sending<Name>,
  answer: (pending: MessageRow) => Promise<MessageRow | undefined>,
  stored?: (turn: Turn) => Promise<void>,
): Promise<{ asked: MessageRow; reply: MessageRow; isRepeated: boolean }> {
  const { turn, isNew } = await storeTurn(store, sending)
  await stored?.(turn)
  const { row, isTaken } = isNew ? { row: turn.reply, isTaken: true } : await earlierReply(store, sending, turn.reply)
  const reply = isTaken ? await answer(row) : row
  if (!reply) throw sending.gone()
  return { asked: turn.asked, reply, isRepeated: !isTaken }
}

/** The message and answer of a key: stored now, or found from an earlier request. */
async function storeTurn<Name extends ChatVault>(
  store: Store<Name>,
  { vault, user, turn, now, isUrgent, gone }: Sending<Name>,
): Promise<{ turn: Turn; isNew: boolean }> {
  const { repeat, sent } = turn
  const find = async () => (repeat === undefined ? undefined : store.findTurn(vault, user, repeat))
  const before = await find()
  let added = before ? 'repeated' : await store.addTurn(vault, user, turn, now)
  if (!added && isUrgent) added = await store.addTurn(vault, user, { ...turn, sessionId: undefined }, now)
  if (!added) throw gone()
  if (added !== 'repeated') return { turn: added, isNew: true }
  const found = before ?? (await find())
  if (!found) throw gone()
  if (!store.isSentAs(user, found.asked, sent)) throw keyReused()
  return { turn: found, isNew: false }
}

/** The settled reply of an earlier request under the same key; if that request failed, its row claimed again. */
async function earlierReply<Name extends ChatVault>(
  store: Store<Name>,
  { vault, user, now, gone }: Sending<Name>,
  reply: MessageRow,
): Promise<{ row: MessageRow; isTaken: boolean }> {
  const until = performance.now() + OVERDUE_MS
  let row: MessageRow | undefined = reply
  while (row) {
    const taken = isFailed(row, now) ? await store.retake(vault, user, row, now) : undefined
    if (taken) return { row: taken, isTaken: true }
    if (row.state !== 'pending' && row.state !== 'failed') return { row, isTaken: false }
    if (performance.now() > until) throw stillSaving()
    await after(LOOK_EVERY_MS)
    row = await store.findMessage(vault, user, reply.id)
  }
  throw gone()
}
