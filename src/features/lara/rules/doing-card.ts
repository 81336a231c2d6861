/** What all answers with a card share. */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Chip, Doing } from '../../answers/contract.ts'
import { type Made, partsOf } from '../../answers/rules/answer.ts'
import type { Tracked } from './read-data-question-symptoms.ts'

/** A card of one kind. */
export type Card<Kind extends Doing['kind']> = Extract<Doing, { kind: Kind }>

/** When and where she writes: `now` in ms, the account's time zone, and her day; and what she tracks, if known. */
export type DoingContext = {
  readonly today: LocalDate
  readonly now: number
  readonly timezone: string
  readonly tracked?: Tracked | undefined
}

/** An answer with a card, or with words only. */
export function cardAnswer(text: string, doing: Doing | undefined, chips: Chip[] = []): Made {
  return { text, parts: partsOf('guide', { chips, ...(doing && { doing }) }), about: null, isFixed: true }
}
