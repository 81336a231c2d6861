/** Sending a message, for both chats: it is stored before it is answered, and once per key. */
import { setTimeout as after } from 'node:timers/promises'
import type { AppError } from '../../../kit/errors.ts'
import { keyReused, stillSaving } from '../../../kit/server/idempotency.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { isFailed, type MessageRow, OVERDUE_MS } from './chat-rows.ts'
import type { ChatVault, MessageStore, NewMessage, Exchange } from './message-store.ts'

/** Polling interval for an answer that another request is making, in ms. */
const POLL_MS = 50

/**
 * A message to send. `isUrgent`: starts a new conversation if its own was removed; `gone` returns the error for all
 * others.
 */
export type Sending<Name extends ChatVault> = {
  readonly vault: Vault<Name>
  readonly user: Person
  readonly message: NewMessage
  readonly now: number
  readonly isUrgent: boolean
  readonly gone: () => AppError
}

type Store<Name extends ChatVault> = Pick<
  MessageStore<Name, never>,
  'addMessage' | 'findExchange' | 'isSentAs' | 'findMessage' | 'claimFailed'
>

/**
 * Stores a message with a pending answer, then has it answered. A retry under the same key returns the first answer,
 * waits for a pending one, or makes a failed one again. `stored` is called after storing; `answer` makes and stores the
 * answer of a pending row, or returns undefined if it was removed meanwhile. `isRepeated` is true for an answer of an
 * earlier request. No transaction is open while an answer is made.
 */
export async function sendAndAnswer<Name extends ChatVault>(
  store: Store<Name>,
  sending: Sending<Name>,
  answer: (pending: MessageRow) => Promise<MessageRow | undefined>,
  stored?: (exchange: Exchange) => Promise<void>,
): Promise<{ asked: MessageRow; reply: MessageRow; isRepeated: boolean }> {
  const { exchange, isNew } = await storeMessage(store, sending)
  await stored?.(exchange)
  const { row, isClaimed } = isNew ? { row: exchange.reply, isClaimed: true } : await earlierReply(store, sending, exchange.reply)
  const reply = isClaimed ? await answer(row) : row
  if (!reply) throw sending.gone()
  return { asked: exchange.asked, reply, isRepeated: !isClaimed }
}

/** The message and answer of a key: stored now, or found from an earlier request. */
async function storeMessage<Name extends ChatVault>(
  store: Store<Name>,
  { vault, user, message, now, isUrgent, gone }: Sending<Name>,
): Promise<{ exchange: Exchange; isNew: boolean }> {
  const { repeat, sent } = message
  const find = async () => (repeat === undefined ? undefined : store.findExchange(vault, user, repeat))
  const before = await find()
  let added = before ? 'repeated' : await store.addMessage(vault, user, message, now)
  if (!added && isUrgent) added = await store.addMessage(vault, user, { ...message, sessionId: undefined }, now)
  if (!added) throw gone()
  if (added !== 'repeated') return { exchange: added, isNew: true }
  const found = before ?? (await find())
  if (!found) throw gone()
  if (!store.isSentAs(user, found.asked, sent)) throw keyReused()
  return { exchange: found, isNew: false }
}

/** The settled reply of an earlier request under the same key; if that request failed, its row claimed again. */
async function earlierReply<Name extends ChatVault>(
  store: Store<Name>,
  { vault, user, now, gone }: Sending<Name>,
  reply: MessageRow,
): Promise<{ row: MessageRow; isClaimed: boolean }> {
  const until = performance.now() + OVERDUE_MS
  let row: MessageRow | undefined = reply
  while (row) {
    const claimed = isFailed(row, now) ? await store.claimFailed(vault, user, row, now) : undefined
    if (claimed) return { row: claimed, isClaimed: true }
    if (row.state !== 'pending' && row.state !== 'failed') return { row, isClaimed: false }
    if (performance.now() > until) throw stillSaving()
    await after(POLL_MS)
    row = await store.findMessage(vault, user, reply.id)
  }
  throw gone()
}
