/** Lara's cards for what a woman wants written down. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import type { DoingContext } from '../rules/doing-card.ts'
import { doingAnswer, filledCard } from '../rules/doing-answer.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer } from '../rules/put-that-down.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { beginsChange, changedCard, dropsCard, droppedAnswer } from '../rules/changed-card.ts'
import { doingContextOf } from './further-cards.ts'
import { inManner } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** Asks to be reminded on a day that the message does not name. */
const DAY_BEFORE =
  /\b(?:(?:the )?(?:day|night|evening) before(?! last| yesterday)|el d[ií]a (?:antes|anterior)|la v[ií]spera|la veille|le jour d['’]avant)\b/iu

/**
 * The card for something that she wants written down; undefined for any other message. `context` is that of a card
 * which was read before, with what she tracks.
 */
export async function findDoing(
  { hers, user, manner, now }: Question,
  message: string,
  today: LocalDate,
  context?: DoingContext,
): Promise<Made | undefined> {
  // "Tell me the day before" needs a date that is not in the message.
  if (DAY_BEFORE.test(message)) return undefined
  if (context) return inManner(manner, () => doingAnswer(message, manner, context))
  const tracked = mayAskToNote(message) ? await findChoices(hers, user) : undefined
  return inManner(manner, () => doingAnswer(message, manner, { today, now, timezone: user.timezone, tracked }))
}

/** The card for what she said before "put that down", or adds to a card; undefined for any other message. */
export async function fromPutDown(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { manner, message } = question
  if (asksIfNoted(message)) {
    return inManner(manner, () => notedAnswer(turns.find(({ parts }) => parts.doing)?.parts.doing, manner))
  }
  const isAsked = asksToPutDown(message)
  if (!isAsked && !mayAdd(message)) return undefined
  const [last] = turns
  if (!isAsked && !last?.parts.doing) return undefined
  const context = await doingContextOf(question, today)
  return inManner(manner, () => (isAsked ? putDownAnswer(last?.said, manner, context) : addedAnswer(message, manner, context)))
}

/** Likelihood from which a message changes or cancels the last card. */
const CHANGE_LEAST = 0.4
/** The same for a message that begins with words such as "no, make it". */
const BEGUN_LEAST = 0.15

/** The last card with the changes that a message asks for, or an answer without it; undefined for any other message. */
export async function fromChange(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const last = turns[0]?.parts
  if (!last?.doing) return undefined
  if (dropsCard(message, last.doing)) return inManner(manner, () => droppedAnswer(last.chips, manner))
  const least = beginsChange(message, manner.language) ? BEGUN_LEAST : CHANGE_LEAST
  if (shareOf(question, 'fix', 'drop') < least) return undefined
  const { doing } = last
  const context = await doingContextOf(question, today)
  return inManner(manner, () => {
    const changed = filledCard(message, doing, manner, context) ?? changedCard(message, doing, manner, context)
    if (changed?.parts.doing) return changed
    return isOfKind(question, ['drop'], CHANGE_LEAST) ? droppedAnswer(last.chips, manner) : undefined
  })
}
