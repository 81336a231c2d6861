/** The other things that a request to note names, each offered as the next message. */
import { relativeDayWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import type { AnswerParts, Chip, Doing } from '../../answers/contract.ts'
import { type Made, toChip } from '../../answers/rules/answer.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { DOING_TEXTS } from '../content/doing-texts.ts'
import type { DoingContext } from './doing-card.ts'

/** The word of a request to note. */
export const NOTE = { en: 'note', es: 'anota', fr: 'note' } as const
/** How she says that she slept, before the hours. */
export const SLEPT = { en: 'I slept', es: 'dormí', fr: 'j’ai dormi' } as const
/** Most things that are offered after the first. */
const NEXT_MOST = 3

/** What separates two things. It splits neither "two and a half" nor "between 2 and 5". */
const SEGMENTS =
  /[.,;!…]+\s+|\n+|\s+[-–]\s+|(?<!\b(?:between|entre)\s+(?:las?\s+)?\S+)\s+(?:and|n|&|\+|plus|but|then|y|e|más|pero|luego|además|et|pis|puis|plus|mais)\s+(?!(?:a\s+)?(?:half|quarter|media|cuarto|medio|demie?|quart|pico|algo)\b)/u

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

/** The chip that asks for one more card by `request`; with its day and time if `isTimed`. */
export function nextChip(request: string, { title, when }: Doing, isTimed = false): Chip {
  const name = isTimed ? `${title}, ${when}` : title
  return { ...toChip(request), label: t`Next: ${name}` }
}

/** An answer with a card that asks her to confirm it before the others, which its chips ask for. */
export function oneByOne(made: Made, chips: readonly Chip[], { language }: Manner): Made {
  return { ...made, text: DOING_TEXTS[language].oneByOneNext, parts: { ...made.parts, chips: chips.slice(0, NEXT_MOST) } }
}

/** Chips for the things in `parts` that are no card of `first`. */
function nextChips(parts: readonly string[], first: Doing, read: ReadCard, { language }: Manner, { today }: DoingContext): Chip[] {
  const known = new Set([subjectOf(first)])
  const day = 'day' in first ? first.day : undefined
  return parts.flatMap((part) => {
    const request = `${NOTE[language]} ${part.trim()}`
    const doing = read(request)?.parts.doing
    if (!doing || doing.kind === 'reminder' || known.has(subjectOf(doing))) return []
    known.add(subjectOf(doing))
    const isOtherDay = day !== undefined && day !== today && 'day' in doing && doing.day === today
    return [nextChip(isOtherDay ? `${request} ${relativeDayWords(day, today)}` : request, doing)]
  })
}

/** An answer with a card, and chips for what else `parts` name; `undefined` if that is nothing. */
export function withNext(made: Made, parts: readonly string[], read: ReadCard, manner: Manner, context: DoingContext): Made | undefined {
  const first = made.parts.doing
  const chips = first && first.kind !== 'reminder' ? nextChips(parts, first, read, manner, context) : []
  return chips.length === 0 ? undefined : oneByOne(made, chips, manner)
}

/**
 * An answer with a card, and the other chips of the answer `before` it, where the message is one of them or changes the
 * card of that answer; any other answer as it is.
 */
export function withRest(made: Made, message: string, before: AnswerParts | undefined): Made {
  const card = made.parts.doing
  if (!card || !before?.doing) return made
  const isGoingOn = before.chips.some((chip) => chip.message === message) || subjectOf(card) === subjectOf(before.doing)
  const { chips } = made.parts
  const rest = before.chips.filter((chip) => chip.message !== message && chips.every(({ label }) => label !== chip.label))
  return isGoingOn ? { ...made, parts: { ...made.parts, chips: [...chips, ...rest].slice(0, NEXT_MOST) } } : made
}
