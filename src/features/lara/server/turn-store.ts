/** One turn of a conversation: what she wrote, and the answer that follows it. */
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import { seal } from '../../../kit/server/seal.ts'
import { hotQuery, tables, transact, type Vault } from '../../../kit/server/vaults.ts'
import type { Made } from '../rules/answer.ts'
import type { Language } from '../rules/speech.ts'
import {
  type AnswerContent,
  type ChatTables,
  isFailed,
  MESSAGE_COLUMNS,
  messagePlace,
  type MessageRow,
  openAnswer,
  type SaidContent,
} from './chat-rows.ts'

type Hers = Vault<'hers'>

/** A turn as it lies in the vault. */
export type Turn = { asked: MessageRow; reply: MessageRow }

/** What she writes. `repeat` is the digest of her Idempotency-Key, `sent` that of the call; `keepUntil` is in ms, null for never. */
export type NewTurn = {
  sessionId: number
  text: string
  language: Language
  repeat: string | undefined
  sent: string
  keepUntil: number | null
}

/** A message that came before under its key: the transaction that would store it again is taken back. */
class Repeated extends Error {}

const touchSession = hotQuery<ChatTables, { user: number; id: number; now: number }, { turns: number }>((db, slot) =>
  db
    .updateTable('chat_sessions')
    .set(({ eb }) => ({ turns: eb('turns', '+', 1), updated_at: slot('now') }))
    .where('user_id', '=', slot('user'))
    .where('id', '=', slot('id'))
    .returning('turns'),
)

type Inserted = {
  user: number
  session: number
  now: number
  keepUntil: number | null
  askedPlace: number
  askedId: number
  repeat: string | null
  said: Uint8Array
  replyPlace: number
  replyId: number
  pending: Uint8Array
}

const insertTurn = hotQuery<ChatTables, Inserted, { id: number }>((db, slot) => {
  const both = { user_id: slot('user'), session_id: slot('session'), version: 1, at: slot('now'), keep_until: slot('keepUntil') }
  return db
    .insertInto('chat_messages')
    .values([
      { ...both, place: slot('askedPlace'), id: slot('askedId'), state: 'said', repeat_digest: slot('repeat'), sealed: slot('said') },
      { ...both, place: slot('replyPlace'), id: slot('replyId'), state: 'pending', repeat_digest: null, sealed: slot('pending') },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'repeat_digest']).doNothing())
    .returning('id')
})

function sealedAnswer(user: Person, id: number, version: number, content: AnswerContent): Buffer {
  return seal(user.key, messagePlace(user, id, version), content)
}

/**
 * Stores what she wrote together with a reply that is still to be made. Answers undefined when the conversation is gone, and 'repeated'
 * when her key was used before.
 */
export async function addTurn(hers: Hers, user: Person, turn: NewTurn, now: number): Promise<Turn | 'repeated' | undefined> {
  const { sessionId, text, language, sent, repeat = null, keepUntil } = turn
  const [askedId, replyId] = [newId(), newId()]
  const said: SaidContent = { text, language, ...(repeat !== null && { sent }) }
  const sealedSaid = seal(user.key, messagePlace(user, askedId, 1), said)
  const pending = sealedAnswer(user, replyId, 1, { text: '', language, parts: null, about: null, feedback: null })
  try {
    return await transact(hers, async (inside) => {
      const [session] = await touchSession(inside, { user: user.id, id: sessionId, now })
      if (!session) return undefined
      const askedPlace = session.turns * 2
      const added = await insertTurn(inside, {
        user: user.id,
        session: sessionId,
        now,
        keepUntil,
        askedPlace,
        askedId,
        repeat,
        said: sealedSaid,
        replyPlace: askedPlace + 1,
        replyId,
        pending,
      })
      if (added.length < 2) throw new Repeated()
      const both = { session_id: sessionId, version: 1, at: now }
      return {
        asked: { ...both, id: askedId, place: askedPlace, state: 'said', sealed: sealedSaid },
        reply: { ...both, id: replyId, place: askedPlace + 1, state: 'pending', sealed: pending },
      } satisfies Turn
    })
  } catch (error) {
    if (error instanceof Repeated) return 'repeated'
    throw error
  }
}

const findRepeat = hotQuery<ChatTables, { user: number; repeat: string }, MessageRow>((db, slot) =>
  db.selectFrom('chat_messages').select(MESSAGE_COLUMNS).where('user_id', '=', slot('user')).where('repeat_digest', '=', slot('repeat')),
)

const findAtPlace = hotQuery<ChatTables, { user: number; session: number; place: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('session_id', '=', slot('session'))
    .where('place', '=', slot('place')),
)

/** The turn that she sent under a key before, whose digest is `repeat`. */
export async function findTurn(hers: Hers, user: Person, repeat: string): Promise<Turn | undefined> {
  const [asked] = await findRepeat(hers, { user: user.id, repeat })
  if (!asked) return undefined
  const [reply] = await findAtPlace(hers, { user: user.id, session: asked.session_id, place: asked.place + 1 })
  return reply && { asked, reply }
}

const findById = hotQuery<ChatTables, { user: number; id: number }, MessageRow>((db, slot) =>
  db.selectFrom('chat_messages').select(MESSAGE_COLUMNS).where('user_id', '=', slot('user')).where('id', '=', slot('id')),
)

/** Her message, or an answer to her, with that id. */
export async function findMessage(hers: Hers, user: Person, id: number): Promise<MessageRow | undefined> {
  return (await findById(hers, { user: user.id, id }))[0]
}

type Change = { user: number; id: number; from: number; state: MessageRow['state']; version: number; sealed: Uint8Array }

const rewrite = hotQuery<ChatTables, Change, { id: number }>((db, slot) =>
  db
    .updateTable('chat_messages')
    .set({ state: slot('state'), version: slot('version'), sealed: slot('sealed') })
    .where('user_id', '=', slot('user'))
    .where('id', '=', slot('id'))
    .where('version', '=', slot('from'))
    .returning('id'),
)

/** Writes an answer over a row that is still as it was read; answers undefined when somebody else came first. A version is never used twice. */
async function setAnswer(
  hers: Hers,
  user: Person,
  row: MessageRow,
  state: MessageRow['state'],
  content: AnswerContent,
): Promise<MessageRow | undefined> {
  const version = row.version + 1
  const sealed = sealedAnswer(user, row.id, version, content)
  const written = await transact(hers, (inside) =>
    rewrite(inside, { user: user.id, id: row.id, from: row.version, state, version, sealed }),
  )
  return written.length ? { ...row, state, version, sealed } : undefined
}

/** How an answer ends: made in a language, or failed. */
export type Ending = { made: Made; language: Language } | 'failed'

/** Help is shown whole, whenever she stopped it. */
function kept(made: Made, shown: number): string {
  return made.parts.layer === 'safety' ? made.text : made.text.slice(0, shown).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * Ends an answer that is being made. Where she stopped it meanwhile, on whatever server, it stays stopped and keeps what she had seen.
 * Answers undefined when it was removed.
 */
export async function settle(hers: Hers, user: Person, pending: MessageRow, ending: Ending): Promise<MessageRow | undefined> {
  let row: MessageRow | undefined = pending
  while (row) {
    const before = openAnswer(user, row)
    const content: AnswerContent =
      ending === 'failed'
        ? before
        : { ...before, text: ending.made.text, language: ending.language, parts: ending.made.parts, about: ending.made.about }
    if (row.state === 'stopped') {
      if (before.parts || ending === 'failed') return row
      const stopped = await setAnswer(hers, user, row, 'stopped', { ...content, text: kept(ending.made, before.shown ?? 0) })
      if (stopped) return stopped
    } else if (row.state === 'pending') {
      const settled = await setAnswer(hers, user, row, ending === 'failed' ? 'failed' : 'done', content)
      if (settled) return settled
    } else return row
    row = await findMessage(hers, user, pending.id)
  }
  return undefined
}

/** Stops an answer of hers of which so many characters were shown. One that is whole already stays whole. Undefined when it is gone. */
export async function stop(hers: Hers, user: Person, id: number, shown: number): Promise<MessageRow | undefined> {
  for (;;) {
    const row = await findMessage(hers, user, id)
    if (row?.state !== 'pending') return row?.state === 'said' ? undefined : row
    const stopped = await setAnswer(hers, user, row, 'stopped', { ...openAnswer(user, row), shown })
    if (stopped) return stopped
  }
}

/** Takes up an answer that failed, to make it after all; undefined when somebody else has. `at` begins anew. */
export async function retake(hers: Hers, user: Person, row: MessageRow, now: number): Promise<MessageRow | undefined> {
  if (!isFailed(row, now)) return undefined
  const version = row.version + 1
  const sealed = sealedAnswer(user, row.id, version, openAnswer(user, row))
  const taken = await tables<ChatTables>(hers)
    .updateTable('chat_messages')
    .set({ state: 'pending', at: now, version, sealed })
    .where('user_id', '=', user.id)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returning('id')
    .execute()
  return taken.length ? { ...row, state: 'pending', at: now, version, sealed } : undefined
}

/** Keeps her thumb under an answer; null takes it back. Undefined when there is no answer of hers with that id. */
export async function setFeedback(hers: Hers, user: Person, id: number, feedback: 'up' | 'down' | null): Promise<MessageRow | undefined> {
  for (;;) {
    const row = await findMessage(hers, user, id)
    if (!row || row.state === 'said') return undefined
    const written = await setAnswer(hers, user, row, row.state, { ...openAnswer(user, row), feedback })
    if (written) return written
  }
}
