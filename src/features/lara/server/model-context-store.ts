/** Earlier messages that a language model may receive, without those answered from fixed texts or from her notes. */
import type { Person } from '../../../kit/server/person.ts'
import { type HerVault, tables } from '../../../kit/server/vaults.ts'
import type { AnswerParts } from '../../answers/contract.ts'
import { MESSAGES_MAX, type PromptMessage } from '../rules/model/prompt.ts'
import { recogniseChecked } from './recognise-checked.ts'
import { MESSAGE_COLUMNS } from '../../chat/server/chat-rows.ts'
import { type ChatTables, readAnswer, readMessage } from './chat-rows.ts'

/** Number of messages read, to fill `MESSAGES_MAX` although some are excluded. */
const MESSAGES_READ = MESSAGES_MAX * 3

/** Layers whose answers contain nothing from her notes. */
const OPEN_LAYERS: ReadonlySet<AnswerParts['layer']> = new Set(['knowledge', 'guide', 'unknown', 'model'])

/** Earlier messages, oldest first, and the chips of the last answer. */
export type Context = { readonly before: readonly PromptMessage[]; readonly offered: readonly string[] }

/** Reads the context of a message: what precedes its place in the conversation. */
export async function findContext(hers: HerVault, user: Person, session: number, before: number): Promise<Context> {
  const rows = await tables<ChatTables>(hers)
    .selectFrom('chat_messages')
    .select(MESSAGE_COLUMNS)
    .where('user_id', '=', user.id)
    .where('session_id', '=', session)
    .where('place', '<', before)
    .orderBy('place', 'desc')
    .limit(MESSAGES_READ)
    .execute()
  const answers = new Map<number, ReturnType<typeof readAnswer>>()
  for (const row of rows) if (row.state !== 'said') answers.set(row.place, readAnswer(user, row))
  const [last] = answers.values()
  const said = rows.toReversed().flatMap((row): PromptMessage[] => {
    const answer = answers.get(row.place)
    if (answer)
      return answer.text !== '' && answer.parts && OPEN_LAYERS.has(answer.parts.layer) ? [{ from: 'lara', text: answer.text }] : []
    const { text } = readMessage(user, row)
    const { parts } = answers.get(row.place + 1) ?? {}
    // The answer may be missing, and the rules may have changed since.
    return parts?.layer === 'safety' || recogniseChecked(text, 'woman').length > 0 ? [] : [{ from: 'her', text }]
  })
  return { before: said.slice(-MESSAGES_MAX), offered: last?.parts?.chips.map(({ message }) => message) ?? [] }
}
