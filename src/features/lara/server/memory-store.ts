/** What Lara's earlier answers were about, as context for the next one. */
import { readable } from '../../../kit/server/damaged-rows.ts'
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, hotQuery, tables } from '../../../kit/server/vaults.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import { TURNS_AFTER } from '../../answers/rules/after-danger.ts'
import type { About } from '../../answers/rules/answer.ts'
import type { Language } from '../../text/rules/speech.ts'
import { MESSAGE_COLUMNS, type MessageRow } from '../../chat/server/chat-rows.ts'
import { type ChatTables, openMessage, readAnswer, readMessage } from './chat-rows.ts'

/** Maximum number of earlier answers read from one conversation. */
const ANSWERS_BACK = 60
/** Days for which the cause of a safety answer is remembered, and maximum number of answers searched for it. */
const CAUSE_DAYS = 14
const CAUSE_ANSWERS = 500

const findNewestAnswers = hotQuery<ChatTables, { user: number; since: number; limit: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('at', '>=', slot('since'))
    .where('state', 'in', ['done', 'stopped'])
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(slot('limit')),
)

function rowsOf(hers: HerVault, user: Person) {
  return tables<ChatTables>(hers).selectFrom('chat_messages').where('user_id', '=', user.id)
}

/** The answers of a conversation before a place, newest first. */
function findAnswersBefore(hers: HerVault, user: Person, session: number, before: number, limit: number): Promise<MessageRow[]> {
  return rowsOf(hers, user)
    .select(MESSAGE_COLUMNS)
    .where('session_id', '=', session)
    .where('place', '<', before)
    .where('state', 'in', ['done', 'stopped'])
    .orderBy('place', 'desc')
    .limit(limit)
    .execute()
}

/** What the answers of a conversation before a place were about, newest first. */
export async function findAbouts(
  hers: HerVault,
  user: Person,
  session: number,
  before: number,
  limit = ANSWERS_BACK,
): Promise<(About | null)[]> {
  const rows = await findAnswersBefore(hers, user, session, before, limit)
  return rows.map((row) => readAnswer(user, row).about)
}

/** Number of messages before one that are read for its answer. */
export const TURNS_READ = TURNS_AFTER

/** A message of hers and the answer to it; `said` is empty for the welcome, and if hers is not stored or damaged. */
export type StoredTurn = {
  readonly said: string
  readonly text: string
  readonly language: Language
  readonly parts: AnswerParts
  readonly about: About | null
}

/**
 * The last messages of a conversation before the one that is answered at place `before`, with their answers, newest
 * first; or its first ones, oldest first. At most `limit`.
 */
export async function findTurns(
  hers: HerVault,
  user: Person,
  session: number,
  before: number,
  limit: number,
  from: 'last' | 'first' = 'last',
): Promise<StoredTurn[]> {
  const rows = await rowsOf(hers, user)
    .select(MESSAGE_COLUMNS)
    .where('session_id', '=', session)
    // The message just before the answer is the one to be answered.
    .where('place', '<', before - 1)
    .where('state', 'in', ['done', 'stopped', 'said'])
    .orderBy('place', from === 'last' ? 'desc' : 'asc')
    .limit(2 * limit)
    .execute()
  const said = new Map(rows.filter(({ state }) => state === 'said').map((row) => [row.place, row]))
  return rows.flatMap((row): StoredTurn[] => {
    if (row.state === 'said') return []
    const { text, language, parts, about } = readAnswer(user, row)
    const hersRow = said.get(row.place - 1)
    return parts ? [{ said: hersRow ? readable(() => openMessage(user, hersRow).text, '') : '', text, language, parts, about }] : []
  })
}

/** What her newest answers since `since` (in ms) were about, in any conversation, newest first; at most `limit`. */
export async function findRecentAbouts(hers: HerVault, user: Person, since: number, limit: number): Promise<(About | null)[]> {
  const rows = await findNewestAnswers(hers, { user: user.id, since, limit })
  return rows.map((row) => readAnswer(user, row).about)
}

/** Her latest answered message of any conversation, and what the answer was about; undefined if there is none. */
export async function findLastTopic(
  hers: HerVault,
  user: Person,
): Promise<{ about: About | null; message: string | undefined } | undefined> {
  const [row] = await findNewestAnswers(hers, { user: user.id, since: 0, limit: 1 })
  if (!row) return undefined
  const [message] = await rowsOf(hers, user)
    .select(MESSAGE_COLUMNS)
    .where('session_id', '=', row.session_id)
    .where('place', '=', row.place - 1)
    .where('state', '=', 'said')
    .execute()
  return { about: readAnswer(user, row).about, message: message && readMessage(user, message).text }
}

/** Classes and causes that safety answers named within the last `CAUSE_DAYS`: "M2 breast-change". */
export async function findCauses(hers: HerVault, user: Person, now: number): Promise<ReadonlySet<string>> {
  const rows = await findNewestAnswers(hers, { user: user.id, since: now - CAUSE_DAYS * 86_400_000, limit: CAUSE_ANSWERS })
  return new Set(
    rows.flatMap((row) => {
      const { about } = readAnswer(user, row)
      return about?.kind === 'safety' ? [`${about.class} ${about.cause}`] : []
    }),
  )
}
