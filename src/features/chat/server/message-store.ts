/** Messages of a conversation, for both chats: what a person wrote, and the answer that follows it. */
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { hotQuery, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { Language } from '../../text/rules/speech.ts'
import {
  type ChatNames,
  type ChatTables,
  isFailed,
  MESSAGE_COLUMNS,
  messageSeals,
  type MessageRow,
  type MessageContent,
} from './chat-rows.ts'

/** Vaults that contain a chat. */
export type ChatVault = 'hers' | 'couple'

/** A person's message and the answer to it. */
export type Exchange = { readonly asked: MessageRow; readonly reply: MessageRow }

/**
 * A message to store. Without a `sessionId` it starts a conversation. `repeat` is the digest of the Idempotency-Key,
 * `sent` that of the request; `keepUntil` is in ms, null for unlimited.
 */
export type NewMessage = {
  readonly sessionId: number | undefined
  readonly text: string
  readonly language: Language
  readonly repeat: string | undefined
  readonly sent: string
  readonly keepUntil: number | null
}

/** Minimum sealed content of an answer. */
type AnswerContent = { text: string; language: Language }

/** Result of an answer: its sealed content, or failed. */
export type Outcome<Content> = (AnswerContent & Partial<Content>) | 'failed'

/** Thrown when the key is already stored; rolls back the transaction. */
class Repeated extends Error {}

type Inserted = {
  user: number
  session: number
  now: number
  keepUntil: number | null
  askedPlace: number
  askedId: number
  repeat: string | null
  message: Uint8Array
  replyPlace: number
  replyId: number
  pending: Uint8Array
}

type Rewritten = Pick<MessageRow, 'id' | 'state' | 'at' | 'version' | 'sealed'> & { user: number; from: number }

/**
 * What a chat provides: its tables, the place of the first message of a conversation, the sealed content of a pending
 * answer, and a function that starts a conversation and returns its id.
 */
type Chat<Name extends ChatVault, Content> = ChatNames & {
  readonly firstPlace: number
  readonly empty: Omit<Content, 'text' | 'language'>
  readonly begin: (vault: Vault<Name>, user: Person, now: number) => Promise<number>
}

/** Store of the messages of one chat in the vault `Name`. */
export function messageStore<Name extends ChatVault, Content extends AnswerContent>(chat: Chat<Name, Content>) {
  const sessions = chat.sessions as 'sessions'
  const messages = chat.messages as 'messages'
  const { seal, open } = messageSeals(messages)

  const touchSession = hotQuery<ChatTables, { user: number; id: number; now: number }, { turns: number }>((db, slot) =>
    db
      .updateTable(sessions)
      .set(({ eb }) => ({ turns: eb('turns', '+', 1), updated_at: slot('now') }))
      .where('user_id', '=', slot('user'))
      .where('id', '=', slot('id'))
      .returning('turns'),
  )

  const insertExchange = hotQuery<ChatTables, Inserted, { id: number }>((db, slot) => {
    const both = { user_id: slot('user'), session_id: slot('session'), version: 1, at: slot('now'), keep_until: slot('keepUntil') }
    return db
      .insertInto(messages)
      .values([
        { ...both, place: slot('askedPlace'), id: slot('askedId'), state: 'said', repeat_digest: slot('repeat'), sealed: slot('message') },
        { ...both, place: slot('replyPlace'), id: slot('replyId'), state: 'pending', repeat_digest: null, sealed: slot('pending') },
      ])
      .onConflict((conflict) => conflict.columns(['user_id', 'repeat_digest']).doNothing())
      .returning('id')
  })

  const findRepeat = hotQuery<ChatTables, { user: number; repeat: string }, MessageRow>((db, slot) =>
    db.selectFrom(messages).select(MESSAGE_COLUMNS).where('user_id', '=', slot('user')).where('repeat_digest', '=', slot('repeat')),
  )

  const findAtPlace = hotQuery<ChatTables, { user: number; session: number; place: number }, MessageRow>((db, slot) =>
    db
      .selectFrom(messages)
      .select(MESSAGE_COLUMNS)
      .where('user_id', '=', slot('user'))
      .where('session_id', '=', slot('session'))
      .where('place', '=', slot('place')),
  )

  const findById = hotQuery<ChatTables, { user: number; id: number }, MessageRow>((db, slot) =>
    db.selectFrom(messages).select(MESSAGE_COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
  )

  const rewriteRow = hotQuery<ChatTables, Rewritten, { id: number }>((db, slot) =>
    db
      .updateTable(messages)
      .set({ state: slot('state'), at: slot('at'), version: slot('version'), sealed: slot('sealed') })
      .where('user_id', '=', slot('user'))
      .where('id', '=', slot('id'))
      .where('version', '=', slot('from'))
      .returning('id'),
  )

  /**
   * Overwrites a row unless it has changed since it was read; undefined if it has changed or was removed. No version is
   * used twice.
   */
  async function rewrite(
    vault: Vault<Name>,
    user: Person,
    row: MessageRow,
    { state, at = row.at }: { state: MessageRow['state']; at?: number },
    content: Content,
  ): Promise<MessageRow | undefined> {
    const version = row.version + 1
    const change = { state, at, version, sealed: seal(user, row.id, version, content) }
    const written = await transact(vault, (inside) => rewriteRow(inside, { ...change, id: row.id, user: user.id, from: row.version }))
    return written.length > 0 ? { ...row, ...change } : undefined
  }

  async function findMessage(vault: Vault<Name>, user: Person, id: number): Promise<MessageRow | undefined> {
    return (await findById(vault, { user: user.id, id }))[0]
  }

  return {
    /**
     * Stores a message together with a pending answer. Returns undefined if the conversation was removed, 'repeated' if
     * the key was used before.
     */
    async addMessage(vault: Vault<Name>, user: Person, message: NewMessage, now: number): Promise<Exchange | 'repeated' | undefined> {
      const { text, language, sent, repeat = null, keepUntil } = message
      const [askedId, replyId] = [newId(), newId()]
      const sealedMessage = seal(user, askedId, 1, { text, language, ...(repeat !== null && { sent }) } satisfies MessageContent)
      const pending = seal(user, replyId, 1, { text: '', language, ...chat.empty })
      try {
        return await transact(vault, async (inside) => {
          const session_id = message.sessionId ?? (await chat.begin(inside, user, now))
          const [session] = await touchSession(inside, { user: user.id, id: session_id, now })
          if (!session) return undefined
          const askedPlace = chat.firstPlace + (session.turns - 1) * 2
          const places = { askedPlace, askedId, replyPlace: askedPlace + 1, replyId }
          const added = await insertExchange(inside, {
            user: user.id,
            session: session_id,
            now,
            keepUntil,
            repeat,
            message: sealedMessage,
            pending,
            ...places,
          })
          if (added.length < 2) throw new Repeated()
          const both = { session_id, version: 1, at: now }
          return {
            asked: { ...both, id: askedId, place: askedPlace, state: 'said', sealed: sealedMessage },
            reply: { ...both, id: replyId, place: askedPlace + 1, state: 'pending', sealed: pending },
          } satisfies Exchange
        })
      } catch (error) {
        if (error instanceof Repeated) return 'repeated'
        throw error
      }
    },

    /**
     * The message and answer that a person stored under a key before; `repeat` is its digest. Undefined if there are
     * none.
     */
    async findExchange(vault: Vault<Name>, user: Person, repeat: string): Promise<Exchange | undefined> {
      const [asked] = await findRepeat(vault, { user: user.id, repeat })
      if (!asked) return undefined
      const [reply] = await findAtPlace(vault, { user: user.id, session: asked.session_id, place: asked.place + 1 })
      return reply && { asked, reply }
    },

    /** Whether a stored message was sent by a request with this digest. */
    isSentAs(user: Person, asked: MessageRow, sent: string): boolean {
      return open<MessageContent>(user, asked).sent === sent
    },

    /** The person's message, or an answer to them, with that id. */
    findMessage,

    /** Changes an answer unless it has changed since it was read; undefined if it has changed or was removed. */
    setAnswer(
      vault: Vault<Name>,
      user: Person,
      row: MessageRow,
      state: MessageRow['state'],
      content: Content,
    ): Promise<MessageRow | undefined> {
      return rewrite(vault, user, row, { state }, content)
    },

    /**
     * Settles a pending answer. Returns the stored row if another server settled it first, undefined if it was removed.
     */
    async settle(vault: Vault<Name>, user: Person, pending: MessageRow, outcome: Outcome<Content>): Promise<MessageRow | undefined> {
      let row: MessageRow | undefined = pending
      while (row?.state === 'pending') {
        const before = open<Content>(user, row)
        const settled =
          outcome === 'failed'
            ? await rewrite(vault, user, row, { state: 'failed' }, before)
            : await rewrite(vault, user, row, { state: 'done' }, { ...before, ...outcome })
        if (settled) return settled
        row = await findMessage(vault, user, pending.id)
      }
      return row
    },

    /** Claims a failed answer to make it again, with `at` reset to now; undefined if another request has claimed it. */
    async claimFailed(vault: Vault<Name>, user: Person, row: MessageRow, now: number): Promise<MessageRow | undefined> {
      return isFailed(row, now) ? rewrite(vault, user, row, { state: 'pending', at: now }, open<Content>(user, row)) : undefined
    },
  }
}

/** Store of a chat's messages, as `messageStore` returns it. */
export type MessageStore<Name extends ChatVault, Content extends AnswerContent> = ReturnType<typeof messageStore<Name, Content>>
