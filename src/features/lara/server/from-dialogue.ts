/** What Lara says to questions about the conversation itself. */
import type { Made } from '../../answers/rules/answer.ts'
import { aspectOf } from '../../answers/rules/context-aspects.ts'
import { SAID_BACK } from '../../answers/rules/context-topic.ts'
import { dialogueAnswer, dialogueQuestionOf, type Exchange } from '../../answers/rules/dialogue.ts'
import { entryOf, findFollowing } from '../../answers/rules/knowledge-answer.ts'
import { topicIn } from './conversation-topic.ts'
import { libraryOf } from './library.ts'
import { findTurns, type StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** Number of messages read from the beginning: hers, after words of danger and the welcome. */
const FIRST_EXCHANGES = 3

/** The answer to a question about this conversation, from its stored messages; undefined for any other message. */
export async function fromDialogue(
  { hers, user, message, manner, brought, sessionId, place }: Question,
  last: readonly StoredTurn[],
): Promise<Made | undefined> {
  const question = brought ? undefined : dialogueQuestionOf(message)
  if (!question) return undefined
  if (question.kind === 'why' || aspectOf(message, manner.language) !== undefined) {
    // An entry that gives the reason, or the test ("¿hay una prueba?"), is better than that there is none.
    const topic = topicIn(last, manner)
    const { entry } = findFollowing(message, manner.language, libraryOf(manner.language), topic)
    if (entry && entry !== topic?.entry) return undefined
  }
  // Of numbers from her notes the notes say what they can.
  if (question.kind === 'why' && last[0]?.about?.kind === 'own') return undefined
  const toExchanges = (turns: readonly StoredTurn[]): Exchange[] => turns.map((turn) => ({ ...turn, entry: entryOf(turn.about) }))
  const turns = question.kind === 'said' ? await findTurns(hers, user, sessionId, place, SAID_BACK) : last
  return dialogueAnswer(question, manner, toExchanges(turns), async () =>
    toExchanges(await findTurns(hers, user, sessionId, place, FIRST_EXCHANGES, 'first')),
  )
}
