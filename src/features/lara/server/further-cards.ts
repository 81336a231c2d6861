/** Cards for what she wants noted in words that the grammar does not know: "me knees are murder, pop that in". */
import type { LocalDate } from '../../../kit/local-date.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { findChoices } from '../../logs/server/tracking-store.ts'
import type { Language } from '../../text/rules/speech.ts'
import { isListedSymptom } from '../rules/data-factors.ts'
import { doingAnswer } from '../rules/doing-answer.ts'
import type { Doing } from '../../answers/contract.ts'
import type { DoingContext } from '../rules/doing-card.ts'
import { symptomAnswer } from '../rules/doing-log-answer.ts'
import { nextChip, NOTE, oneByOne, segmentsOf, subjectOf } from '../rules/doing-next.ts'
import { NOTES_MEASURES, type NotesMeasure } from '../rules/notes-classes.ts'
import { notedSymptom } from '../rules/read-doing.ts'
import { inManner } from './her-manner.ts'
import { impliedQuestion } from './implied-question.ts'
import { measureIn } from './notes-rankings.ts'
import { asksToRemind, asReminder } from '../rules/asked-reminder.ts'
import type { Question } from './question.ts'

/** Share from which a part of a message is about a measure. */
const MEASURE_LEAST = 0.6
/** How a request names what is no symptom. */
const NAMED: Partial<Record<NotesMeasure, Readonly<Record<Language, string>>>> = {
  flashes: { en: 'a hot flash', es: 'un sofoco', fr: 'une bouffée de chaleur' },
  sweats: { en: 'a night sweat', es: 'un sudor nocturno', fr: 'une sueur nocturne' },
  alcohol: { en: 'alcohol', es: 'alcohol', fr: 'alcool' },
  stress: { en: 'my stress', es: 'mi estrés', fr: 'mon stress' },
  mood: { en: 'my mood', es: 'mi ánimo', fr: 'mon humeur' },
}

/** An answer with a card, the card, and the request that gives it. */
type Found = { readonly made: Made; readonly doing: Doing; readonly request: string }

function toFound(made: Made | undefined, request: string): Found | undefined {
  return made?.parts.doing && { made, doing: made.parts.doing, request }
}

/** The card for a measure, on the day that `said` names. */
function cardFor(measure: NotesMeasure, said: string, { manner }: Question, context: DoingContext): Found | undefined {
  const { language } = manner
  if (isListedSymptom(measure)) {
    const made = symptomAnswer(notedSymptom(said, measure, language, context.today), manner, context)
    return toFound(made, `${NOTE[language]} ${made.parts.doing?.title ?? ''}`)
  }
  const named = NAMED[measure]?.[language]
  if (named === undefined) return undefined
  const request = `${NOTE[language]} ${named}`
  return toFound(doingAnswer(`${request} ${said}`, manner, context), request)
}

/** The cards for the parts of a message, the first of each subject. */
function cardsIn(question: Question, context: DoingContext): Found[] {
  const { message, manner } = question
  const parts = segmentsOf(message)
  const named = parts.map((part) => measureIn(part, manner.language, MEASURE_LEAST))
  const isOne = named.filter(Boolean).length === 1
  const found = parts.flatMap((part, place): Found[] => {
    const requests = [asReminder(part, manner.language), part, `${NOTE[manner.language]} ${part}`].filter((one) => one !== undefined)
    for (const request of requests) {
      const known = toFound(doingAnswer(request, manner, context), request)
      if (known) return [known]
    }
    const measure = named[place]
    // "3.14am. Drenched. Put it down": the time may be in another part.
    return (measure && [cardFor(measure, isOne ? message : part, question, context)].filter((one) => one !== undefined)) ?? []
  })
  return [...new Map(found.toReversed().map((one) => [subjectOf(one.doing), one])).values()].toReversed()
}

/** What a card is read with. */
export async function doingContextOf({ hers, user, now }: Question, today: LocalDate): Promise<DoingContext> {
  return { today, now, timezone: user.timezone, tracked: await findChoices(hers, user) }
}

/** The first card, with chips for the others. */
function inTurn([first, ...others]: readonly Found[], { manner }: Question): Made | undefined {
  const chips = others.map(({ doing, request }) => nextChip(request, doing))
  return first && chips.length > 0 ? oneByOne(first.made, chips, manner) : first?.made
}

/** The cards of a message that asks for a reminder beside other things; undefined for any other. */
export async function besideReminder(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { message, manner } = question
  if (!asksToRemind(message)) return undefined
  const context = await doingContextOf(question, today)
  return inManner(manner, () => {
    const found = cardsIn(question, context)
    const isReminder = ({ doing }: Found) => doing.kind === 'reminder'
    return found.some(isReminder) && !found.every(isReminder) ? inTurn(found, question) : undefined
  })
}

/**
 * The card for the first thing that a message names, with chips for the others; for what was spoken of before, where it
 * names nothing: "put that down for this morning". Undefined if there is neither. Only for a request to note.
 */
export async function furtherCards(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { manner, turns, message } = question
  const context = await doingContextOf(question, today)
  return inManner(manner, () => {
    const found = cardsIn(question, context)
    if (found.length > 0) return inTurn(found, question)
    const implied = impliedQuestion(turns, manner.language, today)
    const measure =
      NOTES_MEASURES.find((one) => one === implied?.symptom) ??
      (implied?.subject === 'hot_flashes' ? 'flashes' : implied?.subject === 'night_sweats' ? 'sweats' : undefined)
    return measure && cardFor(measure, message, question, context)?.made
  })
}
