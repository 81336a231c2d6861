import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { PORTION } from '../../../kit/server/portable.ts'
import { seal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import { type ChatMessage, type ChatSession, SESSIONS_MAX } from '../contract.ts'
import { toPlain } from '../rules/safety/written.ts'
import {
  type ChatTables,
  type FoundSession,
  MESSAGE_COLUMNS,
  type MessageRow,
  type NamedContent,
  SESSION_COLUMNS,
  sessionPlace,
  toMessage,
  toSession,
} from './chat-rows.ts'

type Hers = Vault<'hers'>

/** Writers of one conversation that may get in each other's way before one of them is refused. */
const CHANGE_TRIES = 20

const insertSession = hotQuery<ChatTables, { user: number; id: number; now: number; sealed: Uint8Array }, { id: number }>((db, slot) =>
  db
    .insertInto('chat_sessions')
    .values({
      user_id: slot('user'),
      id: slot('id'),
      version: 1,
      turns: 0,
      created_at: slot('now'),
      updated_at: slot('now'),
      sealed: slot('sealed'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'created_at']).doNothing())
    .returning('id'),
)

/** Begins a conversation, a moment later where another one of hers began at the same: its beginning names it in an export. */
export async function addSession(hers: Hers, user: Person, now: number): Promise<ChatSession> {
  const id = newId()
  const content: NamedContent = { title: null }
  const sealed = seal(user.key, sessionPlace(user, id, 1), content)
  for (let begun = now; begun < now + CHANGE_TRIES * 10; begun += 1) {
    const at = new Date(begun).toISOString()
    if ((await insertSession(hers, { user: user.id, id, now: begun, sealed })).length)
      return { id, title: '', created_at: at, updated_at: at, message_count: 0 }
  }
  throw new Error('more conversations were begun at once than there are moments')
}

/** Conversations, each with the number of its messages and the first that is hers. */
function foundSessions(db: Kysely<ChatTables>) {
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

const findFound = hotQuery<ChatTables, { user: number; id: number }, FoundSession>((db, slot) =>
  foundSessions(db).where('session.user_id', '=', slot('user')).where('session.id', '=', slot('id')),
)

/** Her conversation with that id. */
export async function findSession(hers: Hers, user: Person, id: number): Promise<ChatSession | undefined> {
  const [row] = await findFound(hers, { user: user.id, id })
  return row && toSession(user, row)
}

/** Her conversations that hold a message, newest first, as many as a list shows; with `sought` only those whose name or messages hold it. */
export async function findSessions(hers: Hers, user: Person, sought?: string): Promise<ChatSession[]> {
  const plain = toPlain(sought ?? '')
  const ids = plain ? await findIdsWith(hers, user, plain) : undefined
  const query = foundSessions(tables<ChatTables>(hers))
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

/** The conversations in whose messages a plain text stands. Messages are opened portion by portion; other requests come in between. */
async function findIdsWith(hers: Hers, user: Person, plain: string): Promise<Set<number>> {
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
    await nextTurn()
  }
}

const findInSession = hotQuery<ChatTables, { user: number; session: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('session_id', '=', slot('session'))
    .orderBy('place'),
)

/** The messages of a conversation, oldest first, as they read at `now`. */
export async function findMessages(hers: Hers, user: Person, sessionId: number, now: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = []
  for (const row of await findInSession(hers, { user: user.id, session: sessionId })) {
    messages.push(toMessage(user, row, now))
    if (messages.length % PORTION === 0) await nextTurn()
  }
  return messages
}

/** Names her conversation; false when it is gone. */
export async function setTitle(hers: Hers, user: Person, id: number, title: string): Promise<boolean> {
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

/** Removes her conversation with its messages; false when she has none with that id. */
export async function removeSession(hers: Hers, user: Person, id: number): Promise<boolean> {
  return transact(hers, async (inside) => {
    const db = tables<ChatTables>(inside)
    // The conversation first: whoever writes into it at the same time waits for its row, and then finds it gone.
    const removed = await db.deleteFrom('chat_sessions').where('user_id', '=', user.id).where('id', '=', id).returning('id').execute()
    if (!removed.length) return false
    await db.deleteFrom('chat_messages').where('user_id', '=', user.id).where('session_id', '=', id).execute()
    return true
  })
}
