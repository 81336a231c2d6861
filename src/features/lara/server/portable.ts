/** Her conversations with Lara in an export and an import. The instant of its beginning names a conversation in the file. */
import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/people.ts'
import {
  type About as Judged,
  addRows,
  eachRow,
  type Portable,
  repeats,
  timeProblem,
  toInstant,
  toMs,
} from '../../../kit/server/portable.ts'
import { seal, unseal } from '../../../kit/server/seal.ts'
import { tables, type Vault } from '../../../kit/server/vaults.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { findLogIds } from '../../logs/server/store.ts'
import { AnswerParts, SAFETY_CLASSES, TITLE_MAX } from '../contract.ts'
import { SPOKEN } from '../rules/speech.ts'
import {
  type AnswerContent,
  type ChatTables,
  messagePlace,
  type MessageRow,
  type NamedContent,
  openAnswer,
  openSaid,
  type SaidContent,
  sessionPlace,
} from './chat-rows.ts'
import { setKept } from './retention-store.ts'

type Hers = Vault<'hers'>
type Row = Record<string, unknown>

const CONVERSATIONS = 'conversations'
const IMPORTED = 'imported conversations'
const ANSWER_MAX = 20_000
/** Leaves room for as many turns again in the column. */
const PLACE_MAX = 2_000_000_000

const PortableConversation = z.strictObject({
  title: z.nullable(text(TITLE_MAX)),
  created_at: Instant,
  updated_at: Instant,
})

/** The id of an imported conversation; it is begun where its row has not come, since an export may hold a message that is younger than its list. */
async function idOf(
  inside: Hers,
  user: Person,
  about: Judged,
  begun: number,
  row?: z.output<typeof PortableConversation>,
): Promise<number> {
  const known = about.seen.get(IMPORTED)?.get(String(begun))
  if (known !== undefined) return known
  const id = newId()
  repeats(about, IMPORTED, String(begun), id)
  const content: NamedContent = { title: row?.title ?? null }
  const times = { created_at: begun, updated_at: row ? toMs(row.updated_at) : begun }
  const sealed = seal(user.key, sessionPlace(user, id, 1), content)
  await addRows(inside, 'chat_sessions', [{ user_id: user.id, id, version: 1, turns: 1, ...times, sealed }])
  return id
}

const conversations: Portable = {
  name: CONVERSATIONS,
  tables: ['chat_sessions'],
  shape: PortableConversation,
  replaces: false,
  problem: (row, about) =>
    timeProblem(row, about) ??
    (repeats(about, CONVERSATIONS, String(toMs(row['created_at']))) ? t`created_at: This conversation stands here twice` : undefined),
  rows: async function* rows(hers, user) {
    const spec = { columns: ['id', 'version', 'turns', 'created_at', 'updated_at'], order: ['created_at', 'id'] } as const
    for await (const { id, version, turns, created_at, updated_at, sealed } of eachRow(hers, user, 'chat_sessions', spec)) {
      if (turns === 0) continue
      const { title } = unseal<NamedContent>(user.key, sessionPlace(user, Number(id), Number(version)), sealed)
      yield { title, created_at: toInstant(created_at), updated_at: toInstant(updated_at) }
    }
  },
  add: async (inside, user, rows, about) => {
    for (const row of rows as z.output<typeof PortableConversation>[]) await idOf(inside, user, about, toMs(row.created_at), row)
  },
}

/** The questions about her own notes; the compiler says when `rules/own-question.ts` knows another one. */
const SUBJECTS = ['mood', 'energy', 'sleep', 'hot_flashes', 'night_sweats', 'bleeding', 'logging', 'everything'] as const
const ASKS = ['how', 'count', 'last', 'compare', 'best', 'worst'] as const

const Days = { from: LocalDate, to: LocalDate }

const PortableAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entry'), id: text(100) }),
  z.strictObject({
    kind: z.literal('own'),
    question: z.strictObject({
      subject: z.enum(SUBJECTS),
      asks: z.enum(ASKS),
      ...Days,
      before: z.nullable(z.strictObject(Days)),
      flow: z.nullable(text(40)),
    }),
  }),
  z.strictObject({ kind: z.literal('safety'), class: z.enum(SAFETY_CLASSES), cause: text(100) }),
  z.strictObject({ kind: z.literal('guide'), name: z.enum(['facts', 'pattern', 'breathing']) }),
])

const PortableMessage = z.strictObject({
  conversation: Instant,
  place: whole(0, PLACE_MAX),
  from: z.enum(['her', 'lara']),
  state: z.enum(['pending', 'done', 'stopped', 'failed']),
  at: Instant,
  language: z.enum(SPOKEN),
  text: text(ANSWER_MAX),
  feedback: z.nullable(z.enum(['up', 'down'])),
  parts: z.nullable(AnswerParts),
  about: z.nullable(PortableAbout),
})
type PortableMessage = z.output<typeof PortableMessage>

/** Entries get new numbers on the way back, so an export names them by their day and kind alone. */
function withoutNumbers(parts: AnswerParts | null): AnswerParts | null {
  return parts && { ...parts, rows: parts.rows.map((row) => ({ ...row, log_id: null })) }
}

function toPortable(user: Person, row: MessageRow, begun: number): PortableMessage {
  const head = { conversation: toInstant(begun), place: row.place, at: toInstant(row.at) }
  if (row.state === 'said') {
    const { text: said, language } = openSaid(user, row)
    return { ...head, from: 'her', state: 'done', language, text: said, feedback: null, parts: null, about: null }
  }
  const { text: told, language, feedback, parts, about } = openAnswer(user, row)
  return { ...head, from: 'lara', state: row.state, language, text: told, feedback, parts: withoutNumbers(parts), about }
}

/** What nobody but us may put behind a help line: a number that a telephone dials, or a page that is safe to open. */
function linesProblem(parts: AnswerParts | null): string | undefined {
  const isWrong = (parts?.help_lines ?? []).some(
    ({ dial, sms, url }) =>
      (dial !== null && !/^\+?[\d*#]{2,20}$/.test(dial)) ||
      (sms !== null && !/^\+?\d[\d ]{1,19}$/.test(sms.number)) ||
      (url !== null && !/^https:\/\/[^\s"'<>]+$/.test(url)),
  )
  return isWrong ? t`parts: A help line holds a number or an address that cannot be` : undefined
}

function messageProblem(row: PortableMessage, about: Judged): string | undefined {
  if ((row.place % 2 === 0) !== (row.from === 'her')) return t`place: What she wrote has an even place, what Lara answered an odd one`
  if (row.from === 'her' && (row.parts || row.about || row.feedback || row.state !== 'done')) return t`from: Only an answer has parts`
  if (repeats(about, 'chat-messages', `${toMs(row.conversation)} ${row.place}`))
    return t`place: This place of the conversation stands here twice`
  return linesProblem(row.parts)
}

/** The numbers that the entries behind some answers have here. */
async function entriesBehind(
  inside: Hers,
  user: Person,
  rows: readonly PortableMessage[],
): Promise<(parts: AnswerParts | null) => AnswerParts | null> {
  const days = new Set(rows.flatMap(({ parts }) => (parts?.rows ?? []).filter((row) => row.log_type).map((row) => row.day)))
  const ids = days.size ? await findLogIds(inside, user, [...days]) : undefined
  return (parts) =>
    parts && {
      ...parts,
      rows: parts.rows.map((row) => ({ ...row, log_id: (row.log_type && ids?.get(`${row.log_type} ${row.day}`)) ?? null })),
    }
}

async function findBeginnings(hers: Hers, user: Person): Promise<Map<number, number>> {
  const rows = await tables<ChatTables>(hers)
    .selectFrom('chat_sessions')
    .select(['id', 'created_at'])
    .where('user_id', '=', user.id)
    .execute()
  return new Map(rows.map((row) => [row.id, row.created_at]))
}

const messages: Portable = {
  name: 'chat-messages',
  tables: ['chat_messages'],
  shape: PortableMessage,
  replaces: false,
  problem: (row, about) => timeProblem(row, about) ?? messageProblem(row as PortableMessage, about),
  rows: async function* rows(hers, user) {
    const spec = { columns: ['session_id', 'place', 'id', 'version', 'state', 'at'], order: ['session_id', 'place'] } as const
    const begun = await findBeginnings(hers, user)
    for await (const row of eachRow(hers, user, 'chat_messages', spec)) {
      const at = begun.get(Number(row['session_id']))
      // A conversation that began while the export was made is not in it.
      if (at !== undefined) yield toPortable(user, row as unknown as MessageRow, at)
    }
  },
  add: async (inside, user, given, about) => {
    const rows = given as PortableMessage[]
    const withEntries = await entriesBehind(inside, user, rows)
    const added: Row[] = []
    for (const { conversation, place, from, state, at, language, text: written, feedback, parts, about: topic } of rows) {
      const id = newId()
      const said: SaidContent = { text: written, language }
      const answer: AnswerContent = { ...said, parts: withEntries(parts), about: topic, feedback }
      added.push({
        user_id: user.id,
        session_id: await idOf(inside, user, about, toMs(conversation)),
        place,
        id,
        version: 1,
        state: from === 'her' ? 'said' : state,
        at: toMs(at),
        keep_until: null,
        repeat_digest: null,
        sealed: seal(user.key, messagePlace(user, id, 1), from === 'her' ? said : answer),
      })
    }
    await addRows(inside, 'chat_messages', added)
  },
  finish: async (inside, user) => {
    await tables<ChatTables>(inside)
      .updateTable('chat_sessions')
      .set(({ selectFrom, fn, val }) => ({
        // As many turns as there are places for, so that what she writes next has one of its own.
        turns: fn.coalesce(
          selectFrom('chat_messages')
            .select(({ eb, fn: inner }) => eb(eb(inner.max('chat_messages.place'), '/', 2), '+', 1).as('turns'))
            .whereRef('chat_messages.user_id', '=', 'chat_sessions.user_id')
            .whereRef('chat_messages.session_id', '=', 'chat_sessions.id'),
          val(0),
        ),
      }))
      .where('user_id', '=', user.id)
      .execute()
    await setKept(inside, user, (await findPreferencesOf(inside, user)).lara.keep)
  },
}

/** Conversations and their messages, in the order in which they refer to each other. */
export const portableChat: readonly Portable[] = [conversations, messages]
