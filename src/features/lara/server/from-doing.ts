/** Lara's cards for what a woman wants written down. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { doingAnswer } from '../rules/doing-answer.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer } from '../rules/put-that-down.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import { inManner } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** The card for something that she wants written down; undefined for any other message. */
export async function findDoing({ hers, user, manner, now }: Question, message: string, today: LocalDate): Promise<Made | undefined> {
  const tracked = mayAskToNote(message) ? await findChoices(hers, user) : undefined
  return inManner(manner, () => doingAnswer(message, manner, { today, now, timezone: user.timezone, tracked }))
}

/** The card for what she said before "put that down", or adds to a card; undefined for any other message. */
export async function fromPutDown(
  { hers, user, manner, now, message }: Question,
  findLast: () => Promise<readonly StoredTurn[]>,
  today: LocalDate,
): Promise<Made | undefined> {
  if (asksIfNoted(message)) {
    const turns = await findLast()
    return inManner(manner, () => notedAnswer(turns.find(({ parts }) => parts.doing)?.parts.doing, manner))
  }
  const isAsked = asksToPutDown(message)
  if (!isAsked && !mayAdd(message)) return undefined
  const [last] = await findLast()
  if (!isAsked && !last?.parts.doing) return undefined
  const context = { today, now, timezone: user.timezone, tracked: await findChoices(hers, user) }
  return inManner(manner, () => (isAsked ? putDownAnswer(last?.said, manner, context) : addedAnswer(message, manner, context)))
}
