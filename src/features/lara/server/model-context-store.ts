/** What a language model may be given of a conversation: what was said, without anything that was answered from fixed text or from her notes. */
import type { Person } from '../../../kit/server/people.ts'
import { hotQuery, type Vault } from '../../../kit/server/vaults.ts'
import type { AnswerParts } from '../contract.ts'
import { TURNS_MAX, type Said } from '../rules/model/prompt.ts'
import { recognise } from '../rules/safety/recognise.ts'
import { type ChatTables, MESSAGE_COLUMNS, type MessageRow, openAnswer, openSaid } from './chat-rows.ts'

/** Only so many messages are looked at; most that are left out are left out singly. */
const LOOKED_AT = TURNS_MAX * 3

/** Layers whose answers hold nothing of her notes. */
const OPEN_LAYERS: ReadonlySet<AnswerParts['layer']> = new Set(['knowledge', 'guide', 'unknown', 'model'])

const findBefore = hotQuery<ChatTables, { user: number; session: number; before: number; limit: number }, MessageRow>((db, slot) =>
  db
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', slot('user'))
    .where('session_id', '=', slot('session'))
    .where('place', '<', slot('before'))
    .orderBy('place', 'desc')
    .limit(slot('limit')),
)

/** What was said before, oldest first, and what the last answer offered to ask next. */
export type Context = { readonly before: readonly Said[]; readonly offered: readonly string[] }

/** Reads what stood in a conversation before the place of a message of hers. */
export async function findContext(hers: Vault<'hers'>, user: Person, session: number, before: number): Promise<Context> {
  const rows = await findBefore(hers, { user: user.id, session, before, limit: LOOKED_AT })
  const answers = new Map<number, ReturnType<typeof openAnswer>>()
  for (const row of rows) if (row.state !== 'said') answers.set(row.place, openAnswer(user, row))
  const [last] = answers.values()
  const said = rows.toReversed().flatMap((row): Said[] => {
    const answer = answers.get(row.place)
    if (answer)
      return answer.text !== '' && answer.parts && OPEN_LAYERS.has(answer.parts.layer) ? [{ from: 'lara', text: answer.text }] : []
    const { text } = openSaid(user, row)
    const { parts } = answers.get(row.place + 1) ?? {}
    // An answer may be missing, and what alarms now may not have alarmed then.
    return parts?.layer === 'safety' || recognise(text, 'woman').length > 0 ? [] : [{ from: 'her', text }]
  })
  return { before: said.slice(-TURNS_MAX), offered: last?.parts?.chips.map(({ message }) => message) ?? [] }
}
