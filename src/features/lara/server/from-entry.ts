/** Cards for entries and requests that the grammar does not know: "5h sleep, woke 3x", "stick it in". */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { saysUnwanted } from '../../answers/rules/unwanted.ts'
import { toPlain } from '../../text/rules/written.ts'
import { asReminder } from '../rules/asked-reminder.ts'
import { asksNotToWrite } from '../rules/changed-card.ts'
import { cardsOf } from '../rules/doing-record.ts'
import { NOTE, segmentsOf, subjectOf, together } from '../rules/doing-next.ts'
import { readClock } from '../rules/read-clock.ts'
import { dayNamed, mayAskToNote } from '../rules/read-doing.ts'
import { asksToWrite, asTold, tellsOfOften } from '../rules/told-entry.ts'
import { findDoing } from './from-doing.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { besideReminder, doingContextOf, furtherCards } from './further-cards.ts'
import { isNoLine, mayBeIntake, ownWordsAnswer, tellsOfIntake } from './own-lines.ts'
import { inManner } from './her-manner.ts'
import type { Question } from './question.ts'

/** Likelihood that is enough where a message asks to be reminded by its words. */
const REMINDER_LEAST = 0.3
/** Likelihood that a message is an entry, where it asks to write something down and where it only tells. */
const NOTE_LEAST = { asked: 0.55, told: 0.7 } as const
/** The same where the card is exact. */
const EXACT_LEAST = 0.25
/** Likelihood that a message is an entry or a statement, from which an exact card is offered. */
const TOLD_LEAST = 0.6

/** "Another one just now" needs no time. */
const NOW =
  /(?<!\p{L})(?:just now|right now|another|just had|ahora mismo|reci[eé]n|acabo de|otr[ao]|l[àa] maintenant|à l['’]instant|je viens d(?:e|['’])|encore une?|une autre)(?!\p{L})/iu

/** Words for the day or a part of it: "knees murder this morning". */
const DATED =
  /\b(?:today|this (?:morning|afternoon|evening)|tonight|last (?:night|nite)|yesterday|hoy|esta (?:mañana|tarde|noche)|anoche|ayer|desde (?:que|el|la)|aujourd['’]hui|ce (?:matin|soir|midi)|cette nuit|cet apr[eè]s|hier|depuis ce)\b/iu

function isDated({ message, manner }: Question, today: LocalDate): boolean {
  const { language } = manner
  return DATED.test(message) || readClock(toPlain(message), language) !== undefined || dayNamed(message, language, today) !== undefined
}

/** Whether a card has everything it needs: hours, a number, a time, how heavy; for a symptom, the day. */
function isExact(doing: Doing, question: Question, today: LocalDate): boolean {
  if (doing.kind === 'note') return true
  if (doing.kind === 'sleep') return doing.hours !== null
  if (doing.kind === 'answer') return doing.value !== null
  if (doing.kind === 'flow') return doing.flow !== null
  if (doing.kind === 'symptom') return isDated(question, today)
  if (doing.kind !== 'moment' || doing.moment === 'mood') return false
  // "Sweats since Sunday" is about several days.
  return NOW.test(question.message) || (isDated(question, today) && !/\b(?:since|desde|depuis)\b/iu.test(question.message))
}

/** Whether a card has hours, a count or a time, which is enough for any kind of message: "slept 3hrs after nights". */
function isNumber(doing: Doing): boolean {
  return doing.kind === 'sleep' || doing.kind === 'moment' || (doing.kind === 'answer' && doing.question.endsWith('_count'))
}

/** Words of a question, or of a search in her notes. */
const LOOKS_UP =
  /[?¿]|^(?:(?:and|y|et|so|but) )?(?:(?:how|what|when|why|which|who|where|do|does|did|is|are|was|were|can|could|should|will|would|has|que|qué|c[oó]mo|d[oó]nde|es|est-ce|comment|quand|pourquoi|combien|quelle?s?|o[uù])(?!\p{L})|cu[aá]|por qu)|\b(?:average|compare|versus|vs|show me|list|promedio|media de|compara|mu[eé]strame|moyenne|comparer|montre|combien|cu[aá]nt[oa]s)\b/iu

function looksUp(message: string): boolean {
  return LOOKS_UP.test(message.trim())
}

/** Whether a card is for something that is often mentioned in passing: a drink, how the day was. */
function isBeside(doing: Doing): boolean {
  return doing.kind === 'answer' && !doing.question.endsWith('_count')
}

/** The card for a reminder, requested in words that the grammar does not know. */
async function fromReminder(question: Question, reminder: string, today: LocalDate): Promise<Made | undefined> {
  if (shareOf(question, 'log', 'fix', 'app') < REMINDER_LEAST) return undefined
  return (await besideReminder(question, today)) ?? withCard(await findDoing(question, reminder, today))
}

/** Asks whether something was noted: "did I write down the spotting?" */
const LOGGED =
  /\b(?:did|have|had) i (?:ever |already |even |actually )?(?:log|note|write|writ|wrote|put|record|add|mention)|\b(?:anot[ée]|apunt[ée]|registr[ée])(?!\p{L})|\bhe (?:anotado|apuntado|registrado|puesto)|\bj['’]ai (?:bien |déjà )?(?:not[ée]|mis|[ée]crit|enregistr[ée])/iu

/** Asks what Lara thinks, without a question mark: "do you reckon it's the walking". */
const ASKS_OPINION =
  /(?<!\p{L})(?:do (?:you|u|ye) (?:reckon|think|suppose)|(?:t[uú] )?(?:crees|cre[eé]s|piensas|pens[aá]s) que|ser[aá] (?:que|por)|(?:tu crois|vous croyez|tu penses|vous pensez) que)(?!\p{L})/iu

/** Says how something was not: "it wasn't that heavy, no clots". */
const SAYS_NOT_SO =
  /\b(?:was|were|is)(?:n['’]?t| not) (?:that|so|very|really|too)\b|\bno (?:era|eran|fue|es) (?:tan|tanto|mucho)\b|\b(?:é|e)tait pas (?:si|tellement|très|aussi)(?!\p{L})/iu

/** Longest entry, in characters. */
const ENTRY_MOST = 400

/** Whether a message can be an entry at all; checked before it is read. */
function mayBeEntry(question: Question): boolean {
  const { message, manner } = question
  if (message.length > ENTRY_MOST) return false
  if (LOGGED.test(message) && /[?¿]/.test(message)) return false
  if ((ASKS_OPINION.test(message) || saysUnwanted(message)) && !asksToWrite(message, manner.language)) return false
  if (SAYS_NOT_SO.test(message) && !asksToWrite(message, manner.language)) return false
  if (isOfKind(question, ['app', 'danger']) || tellsOfOften(message, manner.language)) return false
  return shareOf(question, 'log', 'fix') >= EXACT_LEAST || mayAskToNote(message) || !looksUp(message)
}

/** Whether to show a card: for a request, for what most probably is an entry, and for an exact card. */
function isTaken(question: Question, doing: Doing, today: LocalDate): boolean {
  const { message, manner } = question
  const isAsked = asksToWrite(message, manner.language)
  if (mayAskToNote(message)) return true
  // "Can you pop that in?", but not "and at work?"
  if (/[?¿]/.test(message) && !isAsked) return false
  if (isOfKind(question, ['log', 'fix'], NOTE_LEAST[isAsked ? 'asked' : 'told'])) return true
  const share = shareOf(question, 'log', 'fix')
  const isTold = share + shareOf(question, 'complaint', 'good', 'news') >= TOLD_LEAST
  const isLikely = share >= EXACT_LEAST || (isTold ? !isBeside(doing) : isNumber(doing))
  return isLikely && isExact(doing, question, today)
}

/** Likelihood of an entry from which a request that names no field is kept in her words. */
const OWN_WORDS_LEAST = 0.4

/** Whether a message asks to write something down, and asks nothing else. */
function isRequest(question: Question): boolean {
  const { message, manner } = question
  if (asksNotToWrite(message) || isNoLine(message, manner.language)) return false
  // "Took 2 paracetamol at 6" needs no request.
  if (tellsOfIntake(message) && mayBeIntake(question)) return true
  if (!asksToWrite(message, manner.language)) return false
  return mayAskToNote(message) || shareOf(question, 'log', 'fix') >= OWN_WORDS_LEAST
}

/** The card for what a message tells or asks to note, with cards for the rest; undefined for any other message. */
export async function fromEntry(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const reminder = asReminder(message, manner.language)
  if (reminder !== undefined) return fromReminder(question, reminder, today)
  if (!mayBeEntry(question)) return undefined
  const context = await doingContextOf(question, today)
  const cards = await furtherCards(question, context)
  const isSeveral = cards?.parts.further !== undefined
  const whole = isSeveral ? undefined : withCard(await findDoing(question, `${NOTE[manner.language]} ${message}`, today, context))
  const made = whole ?? cards ?? inManner(manner, () => (isRequest(question) ? ownWordsAnswer(message, question, context) : undefined))
  const doing = made?.parts.doing
  return made && doing && isTaken(question, doing, today) ? inManner(manner, () => asTold(made, message, manner)) : undefined
}

function withCard(made: Made | undefined): Made | undefined {
  return made?.parts.doing && made
}

/** The cards for a request in words of the grammar: those of all its parts, if that is more than the grammar reads. */
export async function fromRequest(question: Question, today: LocalDate): Promise<Made | undefined> {
  const made = await findDoing(question, question.message, today)
  if (!made?.parts.doing || made.parts.doing.kind === 'reminder' || segmentsOf(question.message).length < 2) return made
  const parts = await furtherCards(question, await doingContextOf(question, today))
  const [whole, cards] = [cardsOf(made.parts), cardsOf(parts?.parts)]
  if (!parts || cards.length <= whole.length) return made
  // "Joint pain, quite bad" says more as a whole.
  const known = (card: Doing) =>
    cards.some((one) => one !== card && subjectOf(one) === subjectOf(card))
      ? undefined
      : whole.find((one) => subjectOf(one) === subjectOf(card))
  return inManner(question.manner, () =>
    together(
      parts,
      cards.map((card) => known(card) ?? card),
      question.manner,
    ),
  )
}
