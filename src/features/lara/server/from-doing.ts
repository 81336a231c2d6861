/** Lara's cards for what a woman wants written down. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import { doingAnswer, filledCard } from '../rules/doing-answer.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer } from '../rules/put-that-down.ts'
import { dayNamed, mayAskToNote } from '../rules/read-doing.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { asReminder } from '../rules/asked-reminder.ts'
import { changedCard, dropsCard, droppedAnswer } from '../rules/changed-card.ts'
import { readClock } from '../rules/read-clock.ts'
import { toPlain } from '../../text/rules/written.ts'
import { asksToWrite, asTold, tellsOfOften } from '../rules/told-entry.ts'
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

/** Likelihood from which a message changes the last card, or takes it back. */
const CHANGE_LEAST = 0.4

/** The last card with what a message changes, or without it; undefined for any other message. */
export async function fromChange(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const last = turns[0]?.parts
  if (!last?.doing) return undefined
  if (dropsCard(message)) return inManner(manner, () => droppedAnswer(last.chips, manner))
  if (shareOf(question, 'fix', 'drop') < CHANGE_LEAST) return undefined
  const { doing } = last
  const context = await doingContextOf(question, today)
  return inManner(manner, () => {
    const changed = filledCard(message, doing, manner, context) ?? changedCard(message, doing, manner, context)
    if (changed?.parts.doing) return changed
    return isOfKind(question, ['drop'], CHANGE_LEAST) ? droppedAnswer(last.chips, manner) : undefined
  })
}

/** Likelihood that is enough where a message asks to be reminded by its words. */
const REMINDER_LEAST = 0.3
/** Likelihood that something is to be written down, of a message that may only tell of it; the same if it is exact. */
const NOTE_LEAST = { asked: 0.55, told: 0.7 } as const
const EXACT_LEAST = 0.25
/** Likelihood that a message tells something, from which what is exact in it is offered to be noted. */
const TOLD_LEAST = 0.6

/** "Another one just now" needs no time. */
const NOW =
  /\b(?:just now|right now|another|just had|ahora mismo|reci[eé]n|acabo de|otro|otra|l[àa] maintenant|à l['’]instant|je viens d|encore une?|une autre)\b/iu

/** Part of a day that dates what is told: "knees murder this morning". */
const DATED =
  /\b(?:today|this (?:morning|afternoon|evening)|tonight|last (?:night|nite)|yesterday|hoy|esta (?:mañana|tarde|noche)|anoche|ayer|desde (?:que|el|la)|aujourd['’]hui|ce (?:matin|soir|midi)|cette nuit|cet apr[eè]s|hier|depuis ce)\b/iu

function isDated({ message, manner }: Question, today: LocalDate): boolean {
  const { language } = manner
  return DATED.test(message) || readClock(toPlain(message), language) !== undefined || dayNamed(message, language, today) !== undefined
}

/** Whether a card says all that is noted: hours, a number, a time, how heavy; of a symptom the day. */
function isExact(doing: Doing, question: Question, today: LocalDate): boolean {
  if (doing.kind === 'sleep') return doing.hours !== null
  if (doing.kind === 'answer') return doing.value !== null
  if (doing.kind === 'flow') return doing.flow !== null
  if (doing.kind === 'symptom') return isDated(question, today)
  if (doing.kind !== 'moment' || doing.moment === 'mood') return false
  // "Sweats since Sunday" are of several days.
  return NOW.test(question.message) || (isDated(question, today) && !/\b(?:since|desde|depuis)\b/iu.test(question.message))
}

/** A number or a time, which is noted whatever else it may be: "slept 3hrs only after nights". */
function isNumber(doing: Doing): boolean {
  return doing.kind === 'sleep' || doing.kind === 'moment' || (doing.kind === 'answer' && doing.question.endsWith('_count'))
}

/** Asks, or looks something up. */
const LOOKS_UP =
  /[?¿]|^(?:(?:and|y|et|so|but) )?(?:(?:how|what|when|why|which|who|where|do|does|did|is|are|was|were|can|could|should|will|would|has|que|qué|c[oó]mo|d[oó]nde|es|est-ce|comment|quand|pourquoi|combien|quelle?s?|o[uù])(?!\p{L})|cu[aá]|por qu)|\b(?:average|compare|versus|vs|show me|list|promedio|media de|compara|mu[eé]strame|moyenne|comparer|montre|combien|cu[aá]nt[oa]s)\b/iu

function looksUp(message: string): boolean {
  return LOOKS_UP.test(message.trim())
}

/** What may be told in passing, and is no more than a part of it: a drink, how the day was. */
function isBeside(doing: Doing): boolean {
  return doing.kind === 'answer' && !doing.question.endsWith('_count')
}

/** The card for a request to write something down in words that the grammar does not know: "stick it in for me". */
export async function fromRequest(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const reminder = asReminder(message, manner.language)
  const isReminder = reminder !== undefined
  const share = shareOf(question, 'log', 'fix')
  const isRequest = mayAskToNote(message)
  const isTold = share + shareOf(question, 'complaint', 'good', 'news') >= TOLD_LEAST
  if (
    isReminder
      ? share + shareOf(question, 'app') < REMINDER_LEAST
      : isOfKind(question, ['app', 'danger']) || (share < EXACT_LEAST && !isRequest && looksUp(message))
  )
    return undefined
  if (isReminder) return (await besideReminder(question, today)) ?? withCard(await findDoing(question, reminder, today))
  if (tellsOfOften(message, manner.language)) return undefined
  const cards = await furtherCards(question, today)
  const isSeveral = cards !== undefined && cards.parts.chips.length > 0
  const whole = isSeveral ? undefined : withCard(await findDoing(question, `${NOTE[manner.language]} ${message}`, today))
  const made = whole ?? cards
  const doing = made?.parts.doing
  // "Can you pop that in?", but not "and at work?"
  const isAsked = asksToWrite(message, manner.language)
  const isQuestion = /[?¿]/.test(message) && !isAsked
  const isSure = !isQuestion && isOfKind(question, ['log', 'fix'], NOTE_LEAST[isAsked ? 'asked' : 'told'])
  const isLikely = share >= EXACT_LEAST || (doing !== undefined && (isTold ? !isBeside(doing) : isNumber(doing)))
  const isOffered = doing !== undefined && !isQuestion && isLikely && isExact(doing, question, today)
  const isTaken = doing !== undefined && (isSure || isRequest || isOffered)
  return made && isTaken ? inManner(manner, () => asTold(made, message, manner)) : undefined
}

function withCard(made: Made | undefined): Made | undefined {
  return made?.parts.doing && made
}
