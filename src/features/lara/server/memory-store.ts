/** What Lara said before, as far as the next answer may follow it. */
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { hotQuery, type Vault } from '../../../kit/server/vaults.ts'
import type { About } from '../rules/answer.ts'
import type { SafetyClass } from '../rules/safety/classes.ts'
import { type ChatTables, MESSAGE_COLUMNS, type MessageRow, openAnswer, openSaid } from './chat-rows.ts'

type Hers = Vault<'hers'>

/** How far back one conversation is looked through, in answers. */
const ANSWERS_BACK = 60
/** How long a cause of a safety answer is remembered, in days, and in how many answers it is sought. */
const CAUSE_DAYS = 14
const CAUSE_ANSWERS = 500

const findAnswersBefore = hotQuery<ChatTables, { user: number; session: number; before: number; limit: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('session_id', '=', slot('session'))
    .where('place', '<', slot('before'))
    .where('state', 'in', ['done', 'stopped'])
    .orderBy('place', 'desc')
    .limit(slot('limit')),
)

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

/** What the answers of a conversation before a place were about, newest first. */
export async function findAbouts(
  hers: Hers,
  user: Person,
  session: number,
  before: number,
  limit = ANSWERS_BACK,
): Promise<(About | null)[]> {
  const rows = await findAnswersBefore(hers, { user: user.id, session, before, limit })
  return rows.map((row) => openAnswer(user, row).about)
}

const findSaidAt = hotQuery<ChatTables, { user: number; session: number; place: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('session_id', '=', slot('session'))
    .where('place', '=', slot('place'))
    .where('state', '=', 'said'),
)

/** Her latest answered message of any conversation, and what the answer was about; undefined when there is none. */
export async function findLastTopic(hers: Hers, user: Person): Promise<{ about: About | null; said: string | undefined } | undefined> {
  const [row] = await findNewestAnswers(hers, { user: user.id, since: 0, limit: 1 })
  if (!row) return undefined
  const [said] = await findSaidAt(hers, { user: user.id, session: row.session_id, place: row.place - 1 })
  return { about: openAnswer(user, row).about, said: said && openSaid(user, said).text }
}

/** A cause that a safety answer named to her, and on which of her days. */
export type NamedCause = { readonly class: SafetyClass; readonly cause: string; readonly on: LocalDate }

/** What was named to her as a cause for care within the last 14 days. */
export async function findCauses(hers: Hers, user: Person, now: number): Promise<NamedCause[]> {
  const rows = await findNewestAnswers(hers, { user: user.id, since: now - CAUSE_DAYS * 86_400_000, limit: CAUSE_ANSWERS })
  return rows.flatMap((row) => {
    const { about } = openAnswer(user, row)
    return about?.kind === 'safety' ? [{ class: about.class, cause: about.cause, on: localDateAt(row.at, user.timezone) }] : []
  })
}
