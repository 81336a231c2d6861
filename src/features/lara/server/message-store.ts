/** Her messages and the answers to them. */
import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { MessageRow } from '../../chat/server/chat-rows.ts'
import { type Outcome, messageStore } from '../../chat/server/message-store.ts'
import { type AnswerContent, HER_CHAT, openAnswer } from './chat-rows.ts'
import { addConversation } from './conversation-store.ts'

/** Store of her messages. */
export const herMessages = messageStore<'hers', AnswerContent>({
  ...HER_CHAT,
  firstPlace: 2,
  empty: { parts: null, about: null, feedback: null },
  begin: async (hers, user, now) => (await addConversation(hers, user, now)).id,
})

const { findMessage, setAnswer } = herMessages

/** The text that remains of a stopped answer: the first `shown` characters, or all of a safety answer. */
function visibleText({ text, parts }: Pick<Made, 'text' | 'parts'>, shown: number): string {
  return parts.layer === 'safety' ? text : text.slice(0, shown).replace(/[\uD800-\uDBFF]$/, '')
}

/**
 * Settles a pending answer. If she stopped it meanwhile, on any server, it remains stopped with the text she had seen.
 * Undefined if it was removed.
 */
export async function settle(
  hers: HerVault,
  user: Person,
  pending: MessageRow,
  outcome: Outcome<AnswerContent>,
): Promise<MessageRow | undefined> {
  for (;;) {
    const row = await herMessages.settle(hers, user, pending, outcome)
    if (row?.state !== 'stopped' || outcome === 'failed') return row
    const before = openAnswer(user, row)
    const { text, parts } = outcome
    if (before.parts || !parts) return row
    const content = { ...before, ...outcome, text: visibleText({ text, parts }, before.shown ?? 0) }
    const stopped = await setAnswer(hers, user, row, 'stopped', content)
    if (stopped) return stopped
  }
}

/**
 * Stops a pending answer of which `shown` characters were shown. A complete answer stays complete. Undefined if it does
 * not exist.
 */
export async function stop(hers: HerVault, user: Person, id: number, shown: number): Promise<MessageRow | undefined> {
  for (;;) {
    const row = await findMessage(hers, user, id)
    if (row?.state !== 'pending') return row?.state === 'said' ? undefined : row
    const stopped = await setAnswer(hers, user, row, 'stopped', { ...openAnswer(user, row), shown })
    if (stopped) return stopped
  }
}

/** Stores her rating of an answer; null removes it. Undefined if she has no answer with that id. */
export async function setFeedback(
  hers: HerVault,
  user: Person,
  id: number,
  feedback: 'up' | 'down' | null,
): Promise<MessageRow | undefined> {
  for (;;) {
    const row = await findMessage(hers, user, id)
    if (!row || row.state === 'said') return undefined
    const written = await setAnswer(hers, user, row, row.state, { ...openAnswer(user, row), feedback })
    if (written) return written
  }
}
