/** Lara's cards for what a woman wants written down. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { doingAnswer } from '../rules/doing-answer.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer } from '../rules/put-that-down.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { asReminder } from '../rules/asked-reminder.ts'
import { NOTE } from '../rules/doing-next.ts'
import { besideReminder, doingContextOf, furtherCards } from './further-cards.ts'
import { inManner } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** Asks to be reminded on a day that the message does not name. */
const DAY_BEFORE =
  /\b(?:(?:the )?(?:day|night|evening) before(?! last| yesterday)|el d[ií]a (?:antes|anterior)|la v[ií]spera|la veille|le jour d['’]avant)\b/iu

/** The card for something that she wants written down; undefined for any other message. */
export async function findDoing({ hers, user, manner, now }: Question, message: string, today: LocalDate): Promise<Made | undefined> {
  // "Tell me the day before" needs a date that is not in the message.
  if (DAY_BEFORE.test(message)) return undefined
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

/** Likelihood that is enough where a message asks to be reminded by its words. */
const REMINDER_LEAST = 0.3
/** Likelihood that something is to be written down, of a message that may only tell of it. */
const NOTE_LEAST = 0.75
/** The card for a request to write something down in words that the grammar does not know: "stick it in for me". */
export async function fromRequest(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const reminder = asReminder(message, manner.language)
  const isReminder = reminder !== undefined
  if (isReminder ? shareOf(question, 'log', 'app') < REMINDER_LEAST : !isOfKind(question, ['log'], NOTE_LEAST)) return undefined
  const several = isReminder ? await besideReminder(question, today) : undefined
  if (several) return several
  const asked = reminder ?? `${NOTE[manner.language]} ${message}`
  const made = await findDoing(question, asked, today)
  return made?.parts.doing ? made : isReminder ? undefined : furtherCards(question, today)
}
