import type { Language } from '../../../kit/words.ts'
import { QUESTIONNAIRES_READ } from '../content/generated/instruments.ts'
import type { InstrumentForm, Questionnaire, QuestionnaireId } from '../content/instruments.ts'
import type { Instrument } from '../contract.ts'

/** The questionnaire whose words an instrument takes, and how many of its items, from the first on. */
const SHORTER: Readonly<Record<Instrument, readonly [QuestionnaireId, number]>> = {
  mrs: ['mrs', 11],
  phq9: ['phq9', 9],
  phq8: ['phq9', 8],
  phq2: ['phq9', 2],
  gad7: ['gad7', 7],
  gad2: ['gad7', 2],
}

/** Number of items of an instrument. */
export function itemCount(instrument: Instrument): number {
  return SHORTER[instrument][1]
}

/** The questionnaire of an instrument, with all its items. */
export function questionnaireOf(instrument: Instrument): Questionnaire {
  const [id] = SHORTER[instrument]
  const found = QUESTIONNAIRES_READ.find((one) => one.id === id)
  if (!found) throw new Error(`There is no questionnaire ${id}`)
  return found
}

/** The words of an instrument in a language, with its own items only; undefined if it is not offered in it. */
export function formOf(instrument: Instrument, language: Language): InstrumentForm | undefined {
  const form = questionnaireOf(instrument).forms[language]
  return form && { ...form, items: form.items.slice(0, itemCount(instrument)) }
}

/** The language in which an instrument can be answered by a reader of `language`: hers, else English. */
export function languageFor(instrument: Instrument, language: Language): Language {
  return formOf(instrument, language) ? language : 'en'
}

/** Highest total of an instrument. */
export function highestTotal(instrument: Instrument): number {
  return itemCount(instrument) * questionnaireOf(instrument).highest
}

/** Whether an item, counted from 0, asks about thoughts of death. */
export function isDangerItem(instrument: Instrument, place: number): boolean {
  return questionnaireOf(instrument).danger === place + 1
}
