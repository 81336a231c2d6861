import { t } from '../../../kit/words.ts'
import { MRS_PARTS, type MrsPart } from '../content/instruments.ts'
import type { Instrument, NewCheckin, Score } from '../contract.ts'
import { formOf, isDangerItem, itemCount, questionnaireOf } from './forms.ts'

type Given = readonly (number | null)[]

/** From this total of two items on, the longer questions are worth asking (Kroenke 2003, 2007). */
const SCREEN_FROM = 3
/** From this total of PHQ-9, PHQ-8 and GAD-7 on, a doctor should hear of it (Kroenke 2001, Spitzer 2006). */
const DOCTOR_FROM = 10
const SCREENS: ReadonlySet<Instrument> = new Set(['phq2', 'gad2'])
const LONG: ReadonlySet<Instrument> = new Set(['phq9', 'phq8', 'gad7'])

/** The sum of answers; null if one is missing. */
function sumOf(answers: Given): number | null {
  return answers.reduce((sum, answer) => (sum === null || answer === null ? null : sum + answer), 0)
}

/** The total and, for the MRS, its sub-scales; null where an item was left out. */
export function scoreOf(instrument: Instrument, answers: Given): Score {
  const { parts } = questionnaireOf(instrument)
  const partOf = (part: MrsPart) => parts && sumOf(parts[part].map((item) => answers[item - 1] ?? null))
  const [somatic, psychological, urogenital] = MRS_PARTS.map(partOf)
  return {
    total: sumOf(answers),
    parts: parts && { somatic: somatic ?? null, psychological: psychological ?? null, urogenital: urogenital ?? null },
  }
}

/** The band of a total, counted from 0; undefined for two items, which have none. */
export function bandOf(instrument: Instrument, total: number): number | undefined {
  if (SCREENS.has(instrument)) return undefined
  return questionnaireOf(instrument).bands.findLastIndex((from) => total >= from)
}

/** Whether two items suggest the longer questions; undefined for other instruments. */
export function isPositive(instrument: Instrument, total: number): boolean | undefined {
  return SCREENS.has(instrument) ? total >= SCREEN_FROM : undefined
}

/** Whether a total is one to tell a doctor of. */
export function isForDoctor(instrument: Instrument, total: number): boolean {
  return LONG.has(instrument) && total >= DOCTOR_FROM
}

/** Whether she answered that she had thoughts of death on any day. */
export function tellsOfDanger(instrument: Instrument, answers: Given): boolean {
  return answers.some((answer, place) => answer !== null && answer > 0 && isDangerItem(instrument, place))
}

/** What is wrong with a check-in beyond its shape, with the field; undefined if nothing. */
export function checkinProblem({
  instrument,
  language,
  form_version,
  answers,
}: Omit<NewCheckin, 'at'>): { field: string; message: string } | undefined {
  const form = formOf(instrument, language)
  if (!form) return { field: 'language', message: t`This questionnaire is not available in this language` }
  if (form_version > form.version) return { field: 'form_version', message: t`This version of the questions is not known` }
  const count = itemCount(instrument)
  if (answers.length !== count) return { field: 'answers', message: t`Please give ${count} answers` }
  const { highest, maySkip } = questionnaireOf(instrument)
  const wrong = answers.findIndex((answer) => (answer === null ? !maySkip : answer > highest))
  if (wrong >= 0) return { field: `answers.${wrong}`, message: t`Please give a whole number from ${0} to ${highest}` }
  return answers.every((answer) => answer === null) ? { field: 'answers', message: t`Please answer at least one question` } : undefined
}
