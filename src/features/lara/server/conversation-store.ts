import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import { PORTION } from '../../../kit/server/export-source.ts'
import { seal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { type ChatMessage, type ChatSession, SESSIONS_MAX } from '../contract.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../../chat/server/chat-rows.ts'
import { conversationStore } from '../../chat/server/conversation-store.ts'
import { toPlain } from '../../text/rules/written.ts'
import {
  type ChatTables,
  type FoundSession,
  HER_CHAT,
  type NamedContent,
  SESSION_COLUMNS,
  sessionPlace,
  toMessage,
  toSession,
} from './chat-rows.ts'

/** Store of her conversations. */
export const herConversations = conversationStore<'hers'>({ ...HER_CHAT, age: 'created_at' })

/** Number of attempts under concurrent writes to a conversation before an error is thrown. */
const CHANGE_TRIES = 20

/** Creates a conversation. Its `created_at` is unique among hers, since it identifies the conversation in an export. */
export async function addConversation(hers: HerVault, user: Person, now: number): Promise<ChatSession> {
  const id = newId()
  const content: NamedContent = { title: null }
  const sealed = seal(user.key, sessionPlace(user, id, 1), content)
  for (let begun = now; begun < now + CHANGE_TRIES * 10; begun += 1) {
    const at = new Date(begun).toISOString()
    if (
      (
        await tables<ChatTables>(hers)
          .insertInto('chat_sessions')
          .values({
            user_id: user.id,
            id,
            version: 1,
            turns: 0,
            created_at: begun,
            updated_at: begun,
            sealed,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'created_at']).doNothing())
          .returning('id')
          .execute()
      ).length
    )
      return { id, title: '', created_at: at, updated_at: at, message_count: 0 }
  }
  throw new Error('more conversations were begun at once than there are moments')
}

/** Query of conversations, each with its number of messages and her first message. */
function foundConversations(db: Kysely<ChatTables>) {
  return db
    .selectFrom('chat_sessions as session')
    .leftJoin('chat_messages as first', (join) =>
      join
        .onRef('first.user_id', '=', 'session.user_id')
        .onRef('first.session_id', '=', 'session.id')
        .on('first.place', '=', ({ selectFrom }) =>
          selectFrom('chat_messages as said')
            .select(({ fn }) => fn.min('said.place').as('place'))
            .whereRef('said.user_id', '=', 'session.user_id')
            .whereRef('said.session_id', '=', 'session.id')
            .where('said.state', '=', 'said'),
        ),
    )
    .select([
      'session.id',
      'session.version',
      'session.created_at',
      'session.updated_at',
      'session.sealed',
      'first.id as first_id',
      'first.version as first_version',
      'first.sealed as first_sealed',
    ])
    .select(({ selectFrom }) =>
      selectFrom('chat_messages as one')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('one.user_id', '=', 'session.user_id')
        .whereRef('one.session_id', '=', 'session.id')
        .as('message_count'),
    )
}

/** Her conversation with that id; undefined if there is none. */
export async function findConversation(hers: HerVault, user: Person, id: number): Promise<ChatSession | undefined> {
  const query = foundConversations(tables<ChatTables>(hers)).where('session.user_id', '=', user.id).where('session.id', '=', id)
  const row = (await query.executeTakeFirst()) as FoundSession | undefined
  return row && toSession(user, row)
}

/**
 * Her conversations that have a message, newest first, at most `SESSIONS_MAX`; with `searchText` only those whose title
 * or messages contain it.
 */
export async function findConversations(hers: HerVault, user: Person, searchText?: string): Promise<ChatSession[]> {
  const plain = toPlain(searchText ?? '')
  const ids = plain ? await findIdsWith(hers, user, plain) : undefined
  const query = foundConversations(tables<ChatTables>(hers))
    .where('session.user_id', '=', user.id)
    .orderBy('session.updated_at', 'desc')
    .orderBy('session.id')
  const rows = (await (ids ? query : query.limit(SESSIONS_MAX)).execute()) as FoundSession[]
  return rows
    .map((row) => toSession(user, row))
    .filter((session) => session.message_count > 0)
    .filter((session) => !ids || ids.has(session.id) || toPlain(session.title).includes(plain))
    .slice(0, SESSIONS_MAX)
}

/**
 * Ids of conversations whose messages contain a plain text. Messages are unsealed in batches; other requests run in
 * between.
 */
async function findIdsWith(hers: HerVault, user: Person, plain: string): Promise<Set<number>> {
  const found = new Set<number>()
  let last: { session_id: number; place: number } | undefined
  for (;;) {
    let query = tables<ChatTables>(hers).selectFrom('chat_messages').select(MESSAGE_COLUMNS).where('user_id', '=', user.id)
    const after = last
    if (after)
      query = query
        .where('session_id', '>=', after.session_id)
        .where(({ or, eb }) => or([eb('session_id', '>', after.session_id), eb('place', '>', after.place)]))
    const rows: MessageRow[] = await query.orderBy('session_id').orderBy('place').limit(PORTION).execute()
    for (const row of rows)
      if (!found.has(row.session_id) && toPlain(toMessage(user, row, row.at).text).includes(plain)) found.add(row.session_id)
    if (rows.length < PORTION) return found
    last = rows.at(-1)
    await yieldToRequests()
  }
}

/** Messages of a conversation, oldest first, as they read at `now`. */
export async function findMessages(hers: HerVault, user: Person, sessionId: number, now: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  for (const row of await herConversations.findRows(hers, user, sessionId)) {
    messages.push(toMessage(user, row, now))
    if (messages.length % PORTION === 0) await yieldToRequests()
  }
  return messages
}

/** Sets the title of her conversation; false if it was removed. */
export async function setTitle(hers: HerVault, user: Person, id: number, title: string): Promise<boolean> {
  const db = tables<ChatTables>(hers)
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt += 1) {
    const row = await db
      .selectFrom('chat_sessions')
      .select(SESSION_COLUMNS)
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) return false
    const version = row.version + 1
    const content: NamedContent = { title }
    const written = await db
      .updateTable('chat_sessions')
      .set({ version, sealed: seal(user.key, sessionPlace(user, id, version), content) })
      .where('user_id', '=', user.id)
      .where('id', '=', id)
      .where('version', '=', row.version)
      .returning('id')
      .execute()
    if (written.length) return true
  }
  throw new Error('a conversation was renamed more often than it could be read')
}
