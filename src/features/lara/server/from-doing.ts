/** Lara's cards for what a woman wants written down. */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import { toPlain } from '../../text/rules/written.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import { cardAnswer, type DoingContext } from '../rules/doing-card.ts'
import { withoutDayBefore } from '../rules/asked-reminder.ts'
import { doingAnswer, filledCard, reminderAnswer } from '../rules/doing-answer.ts'
import { noteCard } from '../rules/own-words.ts'
import { readReminder } from '../rules/read-reminder.ts'
import { addedAnswer, asksIfNoted, asksToPutDown, mayAdd, notedAnswer, putDownAnswer, whatToNote } from '../rules/put-that-down.ts'
import { mayAskToNote } from '../rules/read-doing.ts'
import { isOfKind, shareOf } from './from-kinds.ts'
import { asksNotToWrite, beginsChange, changedCard, dropsCard, droppedAnswer, notWrittenAnswer } from '../rules/changed-card.ts'
import { NOTE, subjectOf, together } from '../rules/doing-next.ts'
import { cardsOf, initialChoice, isComplete } from '../rules/doing-record.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { doingContextOf, furtherCards } from './further-cards.ts'
import { ownWordsAnswer } from './own-lines.ts'
import { inManner } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/**
 * The card for something that she wants written down; undefined for any other message. `context` is that of a card
 * which was read before, with what she tracks.
 */
export async function findDoing(question: Question, message: string, today: LocalDate, context?: DoingContext): Promise<Made | undefined> {
  const { user, manner, now } = question
  const untracked = { today, now, timezone: user.timezone }
  const dated = withoutDayBefore(message, manner.language)
  if (dated !== undefined) {
    // "Tell me the day before" needs a date; the time that she names is that of the appointment.
    const asked = readReminder(dated, today)
    const date = asked?.date && addDays(asked.date, -1)
    if (!asked || date === undefined || date < today) return undefined
    return inManner(manner, () => reminderAnswer({ ...asked, date, time: undefined }, message, manner, untracked))
  }
  const known = context ?? (mayAskToNote(message) ? await doingContextOf(question, today) : { ...untracked, tracked: undefined })
  return inManner(manner, () => doingAnswer(message, manner, known))
}

/** The card for what she said before "put that down", or adds to a card; undefined for any other message. */
export async function fromPutDown(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { manner, message } = question
  if (asksIfNoted(message)) {
    return inManner(manner, () => notedAnswer(turns.find(({ parts }) => parts.doing)?.parts, manner))
  }
  const isAsked = asksToPutDown(message)
  if (!isAsked && !mayAdd(message)) return undefined
  const [last] = turns
  if (!isAsked && !last?.parts.doing) return undefined
  const context = await doingContextOf(question, today)
  if (!isAsked) {
    // "And an ibuprofen last night": what has no field is kept in her words.
    const isTaken = namesMedicine(message)
    return inManner(
      manner,
      () => addedAnswer(message, manner, context) ?? (isTaken ? ownWordsAnswer(message, question, context) : undefined),
    )
  }
  const all = last ? await furtherCards({ ...question, message: last.said, turns: turns.slice(1) }, context) : undefined
  const ownLine = () => (last ? ownWordsAnswer(last.said, question, context) : undefined)
  return inManner(manner, () =>
    all?.parts.further ? all : (putDownAnswer(last?.said, manner, context) ?? all ?? ownLine() ?? whatToNote()),
  )
}

/** Words that leave something out, which are no part of what they name. */
const DROP_WORDS =
  /(?<!\p{L})(?:leave|drop|scrap|forget|remove|delete|skip|without|out|off|actually|quita|borra|saca|deja|olvida|sin|fuera|enl[èe]ve[sz]?|retire[sz]?|oublie[sz]?|laisse[sz]?|supprime[sz]?|tomber|de c[ôo]t[ée])(?!\p{L})/giu
/** Asks to leave out what it names. */
const DROPS_NAMED =
  /^(?:(?:no|and|but|actually|ok|mejor|bueno|y|pero|non|et|mais|please|wait) ?,? )*(?:leave|drop|scrap|forget|remove|delete|skip|take|quita|borra|saca|elimina|olvida|enleve|enlevez|retire|retirez|oublie|oubliez|supprime|supprimez|laisse|laissez)\b|\b(?:drop|scrap|skip|forget|remove|delete) (?:it|that)(?: one)?$|\b(?:tu|vous) (?:l |la |le |les )?(?:enleve[sz]?|retire[sz]?|supprime[sz]?)\b|\b(?:l[oa]s?|me l[oa]s?) (?:quitas|borras|sacas)\b/u

/** Fewest letters of a word by which a card is named. */
const NAME_LEAST = 4

/** Likelihood from which a message changes or cancels the last card. */
const CHANGE_LEAST = 0.4
/** The same for a message that begins with words such as "no, make it". */
const BEGUN_LEAST = 0.15

/** Whether a text has one of the longer words of a message. */
function sharesWord(text: string, message: string): boolean {
  const words = plainWords(message).filter((word) => word.length >= NAME_LEAST)
  return plainWords(text).some((word) => words.includes(word))
}

/** The cards that a message names, by time, subject or a word: "leave the wine out", "not the 10:40 one". */
function namedCards(message: string, cards: readonly Doing[], manner: Manner, context: DoingContext): Doing[] {
  const times = [...message.matchAll(/(?<!\d)(\d{1,2})[:.h](\d{2})(?!\d)/g)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  )
  const timed = cards.filter((card) => card.kind === 'moment' && card.time !== null && times.includes(card.time))
  if (timed.length > 0) return timed
  // "Leave the wine out, my husband reads this": the reason names nothing.
  const [named = ''] = message.split(/[,.;!]/)
  const doing = doingAnswer(`${NOTE[manner.language]} ${named.replace(DROP_WORDS, ' ')}`, manner, context)?.parts.doing
  return cards.filter((card) => {
    const isSame = doing !== undefined && doing.kind !== 'note' && subjectOf(card) === subjectOf(doing)
    return isSame || sharesWord(card.title, message)
  })
}

/** A card for her words without the part that a message names; none if that is all of it. */
function withoutPart(card: Doing, message: string, { language }: Manner, context: DoingContext): Doing[] {
  if (card.kind !== 'note') return []
  const rest = card.text.split(', ').filter((part) => !sharesWord(part, message))
  return rest.length > 0 ? [noteCard(rest.join(', '), card.day, language, context)] : []
}

/** What is to be kept of the cards: "just the fan one", "solo lo de dormir"; and "not 6 sweats" of one with a count. */
const KEEPS =
  /(?<!\p{L})(?:just|only|solo|sólo|solamente|seulement|juste|uniquement)(?!\p{L})\s+(?:the |that |put |note |el |la |lo |los |las |lo de |pon |le |la |les |l['’])*([^,.;!?]+)/iu
const NOT_NUMBER = /^(?:no|non|oh|mais|but|,|\s)*(?:not|no|pas) (\d+) \p{L}/iu
/** A number with its unit. */
const AMOUNT = /\d+(?:[.,]\d+)? ?(?:\p{L}{1,6}(?!\p{L}))?/u
const KEPT_WORD_LEAST = 3

/** The answer with only the cards, or only the words of a note, that a message keeps; undefined if it keeps none. */
function keptCards(message: string, cards: readonly Doing[], manner: Manner, context: DoingContext): Made | undefined {
  const number = NOT_NUMBER.exec(message)?.[1]
  const keeps = KEEPS.exec(message)?.[1]
  const [only] = cards
  if (cards.length === 1 && only?.kind === 'note' && keeps !== undefined && !/[?¿]/.test(message)) {
    const text = AMOUNT.exec(keeps)?.[0] ?? AMOUNT.exec(message)?.[0]
    const { language } = manner
    return text === undefined || text === only.text
      ? undefined
      : cardAnswer(DOING_TEXTS[language].ownWords, noteCard(text, only.day, language, context))
  }
  if (cards.length < 2) return undefined
  const words = plainWords(keeps ?? '').filter((word) => word.length >= KEPT_WORD_LEAST)
  const rest = cards.filter(({ title }) =>
    keeps === undefined
      ? number !== undefined && !plainWords(title).includes(number)
      : plainWords(title).some((word) => words.includes(word)),
  )
  return rest.length > 0 && rest.length < cards.length ? droppedAnswer(rest, manner) : undefined
}

/** The cards of the last answer with the changes that a message asks for; undefined for any other message. */
export async function fromChange(question: Question, turns: readonly StoredTurn[], today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  const cards = cardsOf(turns[0]?.parts)
  const [first] = cards
  const isRefused = asksNotToWrite(message) && !/[?¿]/.test(message)
  if (!first && !isRefused) return undefined
  const context = await doingContextOf(question, today)
  // "Don't note that. Just the sleep: five hours."
  const rest = isRefused ? message.split(/(?<=[.!;,])\s+/).filter((sentence) => !asksNotToWrite(sentence)) : []
  const made =
    rest.length > 0
      ? await furtherCards({ ...question, message: `${NOTE[manner.language]} ${rest.join(' ')}`, turns: [] }, context)
      : undefined
  if (made?.parts.doing && made.parts.doing.kind !== 'note') return made
  if (!first) return mayAskToNote(message) ? undefined : inManner(manner, () => notWrittenAnswer(manner))
  const kept = inManner(manner, () => keptCards(message, cards, manner, context))
  if (kept) return kept
  const named = inManner(manner, () => (cards.length > 1 ? namedCards(message, cards, manner, context) : []))
  const isDropped =
    isRefused ||
    (named.length > 0 && (DROPS_NAMED.test(toPlain(message).replaceAll(/[’']/g, ' ')) || isOfKind(question, ['drop'], CHANGE_LEAST)))
  if (isDropped || dropsCard(message, first)) {
    const others =
      named.length > 0 ? cards.flatMap((card) => (named.includes(card) ? withoutPart(card, message, manner, context) : [card])) : []
    return inManner(manner, () => droppedAnswer(others, manner))
  }
  // "And I slept 6 hours" is a new entry, not six hot flashes.
  const other = inManner(manner, () => doingAnswer(`${NOTE[manner.language]} ${message}`, manner, context))?.parts.doing
  if (other && other.kind !== 'note' && cards.every((card) => subjectOf(card) !== subjectOf(other)) && other.kind !== first.kind)
    return undefined
  const least = beginsChange(message, manner.language) ? BEGUN_LEAST : CHANGE_LEAST
  if (shareOf(question, 'fix', 'drop') < least) return undefined
  return inManner(manner, () => {
    const meant = cards.length === 1 ? cards : named
    const isOne = meant.length > 0
    // Of several cards, a number alone may mean any.
    const asked = isOne ? meant : cards.filter((card) => card.kind === 'note' || !isComplete(card, initialChoice(card)))
    for (const doing of asked) {
      const changed =
        filledCard(message, doing, manner, context) ??
        (isOne || doing.kind === 'note' ? changedCard(message, doing, manner, context) : undefined)
      const card = changed?.parts.doing
      if (changed && card) return doing.kind === 'note' ? together(changed, cards.with(cards.indexOf(doing), card), manner) : changed
    }
    return isOne && isOfKind(question, ['drop'], CHANGE_LEAST) ? droppedAnswer([], manner) : undefined
  })
}
