/** Several cards in one answer: what else a request to note names. */
import { relativeDayWords } from '../../../kit/day-words.ts'
import type { AnswerParts, Doing } from '../../answers/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import type { DoingContext } from './doing-card.ts'
import { cardsOf, initialChoice, isComplete, MINUTE_MS } from './doing-record.ts'

/** The word of a request to note. */
export const NOTE = { en: 'note', es: 'anota', fr: 'note' } as const
/** How she says that she slept, before the hours. */
export const SLEPT = { en: 'I slept', es: 'dormí', fr: 'j’ai dormi' } as const
/** Most cards of one answer. */
const CARDS_MOST = 8

/** What separates two things. It splits neither "two and a half" nor "between 2 and 5". */
const SEGMENTS =
  /[.,;!…]+\s+|\n+|\s+[-–]\s+|(?<!\b(?:between|entre)\s+(?:las?\s+)?\S+)\s+(?:and|n|&|\+|plus|but|then|y|e|pero|luego|además|et|pis|puis|plus|mais)\s+(?!(?:a\s+)?(?:half|quarter|media|cuarto|medio|demie?|quart|pico|algo)\b)/u

/** What a card is about, without what is said of it. */
export function subjectOf(doing: Doing): string {
  if (doing.kind === 'moment') return doing.moment
  if (doing.kind === 'symptom') return doing.symptom
  if (doing.kind === 'answer') return doing.question.replace(/^(hot_flash|night_sweat).*/, '$1')
  return doing.kind
}

/** Reads a request to note as a card, without what else it names. */
export type ReadCard = (message: string) => Made | undefined

/** The parts of a request or a reply, each of which may name one thing. */
export function segmentsOf(message: string): string[] {
  return message.split(SEGMENTS).filter((part) => /\p{L}|\d/u.test(part))
}

/** Moments are recognised by their milliseconds within the minute, so those of one answer must differ. */
function apart(doings: readonly Doing[]): Doing[] {
  const taken = new Set<number>()
  return doings.map((doing) => {
    if (doing.kind !== 'moment') return doing
    let at = Date.parse(doing.at)
    // One that differs already may be written, and keeps its time.
    while (taken.has(at % MINUTE_MS)) at += 1
    taken.add(at % MINUTE_MS)
    return { ...doing, at: new Date(at).toISOString() }
  })
}

/** An answer with several cards, which she confirms with one tap; with one card, the answer as it is. */
export function together(made: Made, doings: readonly Doing[], { language }: Manner): Made {
  const [doing, ...further] = apart(doings.slice(0, CARDS_MOST))
  if (!doing || further.length === 0) return made
  const isReady = [doing, ...further].every((one) => isComplete(one, initialChoice(one)))
  const { together: all, togetherOpen } = DOING_TEXTS[language]
  return { ...made, text: isReady ? all : togetherOpen, parts: { ...made.parts, doing, further } }
}

/** The cards for the things in `parts` that are no card of `first`. */
function nextCards(parts: readonly string[], first: Doing, read: ReadCard, { language }: Manner, { today }: DoingContext): Doing[] {
  const known = new Set([subjectOf(first)])
  const day = 'day' in first ? first.day : undefined
  return parts.flatMap((part) => {
    const request = `${NOTE[language]} ${part.trim()}`
    const found = read(request)?.parts.doing
    if (!found || found.kind === 'reminder' || found.kind === 'note' || known.has(subjectOf(found))) return []
    known.add(subjectOf(found))
    const isOtherDay = day !== undefined && day !== today && 'day' in found && found.day === today
    return [(isOtherDay ? read(`${request} ${relativeDayWords(day, today)}`)?.parts.doing : undefined) ?? found]
  })
}

/** An answer with a card, and cards for what else `parts` name; `undefined` if that is nothing. */
export function withNext(made: Made, parts: readonly string[], read: ReadCard, manner: Manner, context: DoingContext): Made | undefined {
  const first = made.parts.doing
  const next = first && first.kind !== 'reminder' ? nextCards(parts, first, read, manner, context) : []
  return first && next.length > 0 ? together(made, [first, ...next], manner) : undefined
}

/** An answer that changes or completes one of several cards, with the others; any other answer as it is. */
export function withRest(made: Made, before: AnswerParts | undefined, manner: Manner): Made {
  const { doing, further } = made.parts
  const cards = cardsOf(before)
  const place = doing ? cards.findIndex((card) => subjectOf(card) === subjectOf(doing)) : -1
  return doing && doing.kind !== 'note' && further === undefined && cards.length > 1 && place >= 0
    ? together(made, cards.with(place, doing), manner)
    : made
}
