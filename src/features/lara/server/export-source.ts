/** Export and import of her conversations with Lara. In the file a conversation is identified by its creation time. */
import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { readable } from '../../../kit/server/damaged-rows.ts'
import { newId } from '../../../kit/server/ids.ts'
import type { Person } from '../../../kit/server/person.ts'
import {
  type About as ImportContext,
  addRows,
  eachRow,
  type ExportSource,
  repeats,
  timeProblem,
  toInstant,
  toMs,
  whenOf,
} from '../../../kit/server/export-source.ts'
import { seal, unseal } from '../../../kit/server/seal.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import { Instant, text, whole } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'
import { findPreferencesOf } from '../../settings/server/store.ts'
import { findLogIds } from '../../logs/server/store.ts'
import { DATA_ASKS, DATA_SUBJECTS, DAY_PARTS, LIMITS } from '../../answers/rules/data-question.ts'
import { AnswerParts } from '../../answers/contract.ts'
import { TITLE_MAX } from '../contract.ts'
import { SAFETY_CLASSES } from '../../safety/contract.ts'
import { SPOKEN } from '../../text/rules/speech.ts'
import type { MessageRow, MessageContent } from '../../chat/server/chat-rows.ts'
import { type AnswerContent, type ChatTables, type NamedContent, openAnswer, openMessage, sealMessage, sessionPlace } from './chat-rows.ts'
import { setKept } from './retention-store.ts'

type Row = Record<string, unknown>

const CONVERSATIONS = 'conversations'
const IMPORTED = 'imported conversations'
const ANSWER_MAX = 20_000
/** Leaves space in the integer column for as many messages again. */
const PLACE_MAX = 2_000_000_000

const ExportedConversation = z.strictObject({
  title: z.nullable(text(TITLE_MAX)),
  created_at: Instant,
  updated_at: Instant,
})

/**
 * Id of an imported conversation. It is created if its row is missing, since an export may contain messages newer than
 * its list of conversations.
 */
async function idOf(
  inside: HerVault,
  user: Person,
  about: ImportContext,
  begun: number,
  row?: z.output<typeof ExportedConversation>,
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

const conversations: ExportSource = {
  name: CONVERSATIONS,
  tables: ['chat_sessions'],
  shape: ExportedConversation,
  replaces: false,
  problem: (row, about) =>
    timeProblem(row, about) ??
    (repeats(about, CONVERSATIONS, String(toMs(row['created_at']))) ? t`created_at: This conversation is here twice` : undefined),
  rows: async function* rows(hers, user, leftOut) {
    const spec = { columns: ['id', 'version', 'turns', 'created_at', 'updated_at'], order: ['created_at', 'id'] } as const
    for await (const { id, version, turns, created_at, updated_at, sealed } of eachRow(hers, user, 'chat_sessions', spec)) {
      if (turns === 0) continue
      const place = sessionPlace(user, Number(id), Number(version))
      const named = readable(() => unseal<NamedContent>(user.key, place, sealed), undefined)
      // Messages of a conversation with a damaged title are still exported.
      if (!named) leftOut(toInstant(created_at))
      const { title } = named ?? { title: null }
      yield { title, created_at: toInstant(created_at), updated_at: toInstant(updated_at) }
    }
  },
  add: async (inside, user, rows, about) => {
    for (const row of rows as z.output<typeof ExportedConversation>[]) await idOf(inside, user, about, toMs(row.created_at), row)
  },
}

/** Questions about her own notes; a type error here means that `answers/rules/data-question.ts` has another one. */
const Days = { from: LocalDate, to: LocalDate }

const ExportedAbout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('entry'), id: text(100) }),
  z.strictObject({
    kind: z.literal('own'),
    question: z.strictObject({
      subject: z.enum(DATA_SUBJECTS),
      asks: z.enum(DATA_ASKS),
      ...Days,
      before: z.nullable(z.strictObject(Days)),
      flow: z.nullable(text(40)),
      factor: z.optional(z.string().check(z.maxLength(40))),
      weekdays: z.optional(z.readonly(z.array(whole(0, 6)).check(z.maxLength(7)))),
      part: z.optional(z.enum(DAY_PARTS)),
      clock: z.optional(z.readonly(z.tuple([whole(0, 24), whole(0, 24)]))),
      limit: z.optional(z.strictObject({ is: z.enum(LIMITS), value: z.number() })),
      why: z.optional(z.literal(true)),
      unread: z.optional(text(100)),
    }),
  }),
  z.strictObject({ kind: z.literal('safety'), class: z.enum(SAFETY_CLASSES), cause: text(100) }),
  z.strictObject({ kind: z.literal('guide'), name: z.enum(['facts', 'pattern', 'breathing']) }),
])

const ExportedMessage = z.strictObject({
  conversation: Instant,
  place: whole(0, PLACE_MAX),
  from: z.enum(['her', 'lara']),
  state: z.enum(['pending', 'done', 'stopped', 'failed']),
  at: Instant,
  language: z.enum(SPOKEN),
  text: text(ANSWER_MAX),
  feedback: z.nullable(z.enum(['up', 'down'])),
  parts: z.nullable(AnswerParts),
  about: z.nullable(ExportedAbout),
})
type ExportedMessage = z.output<typeof ExportedMessage>

/** Log ids change on import, so an export identifies logs only by day and type. */
function withoutNumbers(parts: AnswerParts | null): AnswerParts | null {
  return parts && { ...parts, rows: parts.rows.map((row) => ({ ...row, log_id: null })) }
}

function toExported(user: Person, row: MessageRow, begun: number): ExportedMessage {
  const head = { conversation: toInstant(begun), place: row.place, at: toInstant(row.at) }
  if (row.state === 'said') {
    const { text, language } = openMessage(user, row)
    return { ...head, from: 'her', state: 'done', language, text, feedback: null, parts: null, about: null }
  }
  const { text, language, feedback, parts, about } = openAnswer(user, row)
  return { ...head, from: 'lara', state: row.state, language, text, feedback, parts: withoutNumbers(parts), about }
}

/** Error if a help line contains anything but a dialable number or a safe link; undefined if all are valid. */
function linesProblem(parts: AnswerParts | null): string | undefined {
  const isWrong = (parts?.help_lines ?? []).some(
    ({ dial, sms, url }) =>
      (dial !== null && !/^\+?[\d*#]{2,20}$/.test(dial)) ||
      (sms !== null && !/^\+?\d[\d ]{1,19}$/.test(sms.number)) ||
      (url !== null && !/^https:\/\/[^\s"'<>]+$/.test(url)),
  )
  return isWrong ? t`parts: A help line holds a number or an address that cannot be` : undefined
}

function messageProblem(row: ExportedMessage, about: ImportContext): string | undefined {
  if ((row.place % 2 === 0) !== (row.from === 'her')) return t`place: What she wrote has an even place, what Lara answered an odd one`
  if (row.from === 'her' && (row.parts || row.about || row.feedback || row.state !== 'done')) return t`from: Only an answer has parts`
  if (repeats(about, 'chat-messages', `${toMs(row.conversation)} ${row.place}`))
    return t`place: This place of the conversation is here twice`
  return linesProblem(row.parts)
}

/** Maps the records behind answers to their log ids in this database. */
async function entriesBehind(
  inside: HerVault,
  user: Person,
  rows: readonly ExportedMessage[],
): Promise<(parts: AnswerParts | null) => AnswerParts | null> {
  const days = new Set(rows.flatMap(({ parts }) => (parts?.rows ?? []).filter((row) => row.log_type).map((row) => row.day)))
  const ids = days.size ? await findLogIds(inside, user, [...days]) : undefined
  return (parts) =>
    parts && {
      ...parts,
      rows: parts.rows.map((row) => ({ ...row, log_id: (row.log_type && ids?.get(`${row.log_type} ${row.day}`)) ?? null })),
    }
}

async function findBeginnings(hers: HerVault, user: Person): Promise<Map<number, number>> {
  const rows = await tables<ChatTables>(hers)
    .selectFrom('chat_sessions')
    .select(['id', 'created_at'])
    .where('user_id', '=', user.id)
    .execute()
  return new Map(rows.map((row) => [row.id, row.created_at]))
}

const messages: ExportSource = {
  name: 'chat-messages',
  tables: ['chat_messages'],
  shape: ExportedMessage,
  replaces: false,
  problem: (row, about) => timeProblem(row, about) ?? messageProblem(row as ExportedMessage, about),
  rows: async function* rows(hers, user, leftOut) {
    const spec = { columns: ['session_id', 'place', 'id', 'version', 'state', 'at'], order: ['session_id', 'place'] } as const
    const begun = await findBeginnings(hers, user)
    for await (const row of eachRow(hers, user, 'chat_messages', spec)) {
      const at = begun.get(Number(row['session_id']))
      // The conversation was created during the export and is not in it.
      if (at === undefined) continue
      const message = readable(() => toExported(user, row as unknown as MessageRow, at), undefined)
      if (message) yield message
      else leftOut(whenOf(row))
    }
  },
  add: async (inside, user, given, about) => {
    const rows = given as ExportedMessage[]
    const withEntries = await entriesBehind(inside, user, rows)
    const added: Row[] = []
    for (const { conversation, place, from, state, at, language, text: written, feedback, parts, about: topic } of rows) {
      const id = newId()
      const content: MessageContent = { text: written, language }
      const answer: AnswerContent = { ...content, parts: withEntries(parts), about: topic, feedback }
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
        sealed: sealMessage(user, id, 1, from === 'her' ? content : answer),
      })
    }
    await addRows(inside, 'chat_messages', added)
  },
  finish: async (inside, user) => {
    await tables<ChatTables>(inside)
      .updateTable('chat_sessions')
      .set(({ selectFrom, fn, val }) => ({
        // Counts up to the highest place, so that her next message gets a free one.
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

/** Export sources of conversations and messages, in the order of their references. */
export const chatExport: readonly ExportSource[] = [conversations, messages]
