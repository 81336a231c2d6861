/** One turn of his conversation: what he wrote, and the answer that follows it. */
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { Language } from '../../lara/rules/speech.ts'
import { KEPT_DAYS } from '../contract.ts'
import type { PartnerMade } from '../rules/answer.ts'
import { isFailed, MESSAGE_COLUMNS, type MessageRow, openMessage, type PartnerChatTables, sealMessage } from './chat-rows.ts'

type Couple = Vault<'couple'>

const DAY_MS = 86_400_000

/** A turn as it lies in the vault. */
export type Turn = { asked: MessageRow; reply: MessageRow }

/** What he writes. Without a `sessionId` a conversation is begun; `repeat` is the digest of his Idempotency-Key, `sent` that of the call. */
type NewTurn = {
  readonly sessionId: number | undefined
  readonly text: string
  readonly language: Language
  readonly repeat: string | undefined
  readonly sent: string
}

/** A message that came before under its key: the transaction that would store it again is taken back. */
class Repeated extends Error {}

/** Takes the next place of a conversation, or of a new one; undefined when it is gone or was never his. */
async function nextPlace(
  inside: Couple,
  userId: number,
  sessionId: number | undefined,
  now: number,
): Promise<[number, number] | undefined> {
  const db = tables<PartnerChatTables>(inside)
  if (sessionId === undefined) {
    const id = newId()
    await db.insertInto('partner_chat_sessions').values({ user_id: userId, id, created_at: now, updated_at: now, turns: 1 }).execute()
    return [id, 0]
  }
  const session = await db
    .updateTable('partner_chat_sessions')
    .set(({ eb }) => ({ turns: eb('turns', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('turns')
    .executeTakeFirst()
  return session && [sessionId, (session.turns - 1) * 2]
}

/**
 * Stores what he wrote together with a reply that is still to be made. Answers undefined when the conversation is gone, and 'repeated' when his key was
 * used before.
 */
export async function addTurn(couple: Couple, user: Person, turn: NewTurn, now: number): Promise<Turn | 'repeated' | undefined> {
  const { text, language, sent, repeat = null } = turn
  const [askedId, replyId] = [newId(), newId()]
  const said = sealMessage(user, askedId, 1, { text, language, parts: null, ...(repeat !== null && { sent }) })
  const pending = sealMessage(user, replyId, 1, { text: '', language, parts: null })
  try {
    return await transact(couple, async (inside) => {
      const found = await nextPlace(inside, user.id, turn.sessionId, now)
      if (!found) return undefined
      const [session_id, place] = found
      const both = { session_id, version: 1, at: now }
      const asked: MessageRow = { ...both, id: askedId, place, state: 'said', sealed: said }
      const reply: MessageRow = { ...both, id: replyId, place: place + 1, state: 'pending', sealed: pending }
      const kept = { user_id: user.id, keep_until: now + KEPT_DAYS * DAY_MS }
      const added = await tables<PartnerChatTables>(inside)
        .insertInto('partner_chat_messages')
        .values([
          { ...asked, ...kept, repeat_digest: repeat },
          { ...reply, ...kept, repeat_digest: null },
        ])
        .onConflict((conflict) => conflict.columns(['user_id', 'repeat_digest']).doNothing())
        .returning('id')
        .execute()
      if (added.length < 2) throw new Repeated()
      return { asked, reply }
    })
  } catch (error) {
    if (error instanceof Repeated) return 'repeated'
    throw error
  }
}

function messagesOf(couple: Couple, user: Person) {
  return tables<PartnerChatTables>(couple).selectFrom('partner_chat_messages').select(MESSAGE_COLUMNS).where('user_id', '=', user.id)
}

/** The turn that he sent under a key before, whose digest is `repeat`. */
export async function findTurn(couple: Couple, user: Person, repeat: string): Promise<Turn | undefined> {
  const asked = await messagesOf(couple, user).where('repeat_digest', '=', repeat).executeTakeFirst()
  if (!asked) return undefined
  const reply = await messagesOf(couple, user)
    .where('session_id', '=', asked.session_id)
    .where('place', '=', asked.place + 1)
    .executeTakeFirst()
  return reply && { asked, reply }
}

/** His message, or an answer to him, with that id. */
export async function findMessage(couple: Couple, user: Person, id: number): Promise<MessageRow | undefined> {
  return messagesOf(couple, user).where('id', '=', id).executeTakeFirst()
}

type Change = Pick<MessageRow, 'state' | 'at' | 'version' | 'sealed'>

/** Writes over a row that is still as it was read; undefined when somebody else came first, or it is gone. A version is never used twice. */
async function rewrite(couple: Couple, user: Person, row: MessageRow, change: Change): Promise<MessageRow | undefined> {
  const written = await transact(couple, (inside) =>
    tables<PartnerChatTables>(inside)
      .updateTable('partner_chat_messages')
      .set(change)
      .where('user_id', '=', user.id)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returning('id')
      .execute(),
  )
  return written.length > 0 ? { ...row, ...change } : undefined
}

/** Ends an answer that is being made. What another server settled first stands; undefined when it was removed. */
export async function settle(
  couple: Couple,
  user: Person,
  pending: MessageRow,
  made: PartnerMade | 'failed',
): Promise<MessageRow | undefined> {
  const version = pending.version + 1
  const { at } = pending
  const change: Change =
    made === 'failed'
      ? { state: 'failed', at, version, sealed: sealMessage(user, pending.id, version, openMessage(user, pending)) }
      : { state: 'done', at, version, sealed: sealMessage(user, pending.id, version, { ...made }) }
  return (await rewrite(couple, user, pending, change)) ?? findMessage(couple, user, pending.id)
}

/** Takes up an answer that failed, to make it after all; undefined when somebody else has. `at` begins anew. */
export async function retake(couple: Couple, user: Person, row: MessageRow, now: number): Promise<MessageRow | undefined> {
  if (!isFailed(row, now)) return undefined
  const version = row.version + 1
  const sealed = sealMessage(user, row.id, version, openMessage(user, row))
  return rewrite(couple, user, row, { state: 'pending', at: now, version, sealed })
}
