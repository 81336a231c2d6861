/** Types of the questionnaires, whose words are in `content/instruments/` (docs/content.md, section 11). */
import type { Language } from '../../../kit/words.ts'

/** The questionnaires whose texts exist. */
export const QUESTIONNAIRES = ['mrs', 'phq9', 'gad7'] as const
export type QuestionnaireId = (typeof QUESTIONNAIRES)[number]

/** The sub-scales of the MRS. */
export const MRS_PARTS = ['somatic', 'psychological', 'urogenital'] as const
export type MrsPart = (typeof MRS_PARTS)[number]

/** A questionnaire in one language, word for word as published. `answers` are those for 0, 1, 2 …; one per value. */
export type InstrumentForm = {
  /** Changes with the words, so that a stored score tells what was asked. */
  readonly version: number
  readonly attribution: string
  readonly lead: string
  readonly answers: readonly string[]
  readonly items: readonly string[]
}

/** One questionnaire. Items are counted from 1. */
export type Questionnaire = {
  readonly id: QuestionnaireId
  /** The highest value of one item; the lowest is 0. */
  readonly highest: number
  /** The lowest total of each band, from 0 on. */
  readonly bands: readonly number[]
  /** The items of each sub-scale; `null` for a questionnaire without any. */
  readonly parts: Readonly<Record<MrsPart, readonly number[]>> | null
  /** Whether an item may be left out; there is no total then. */
  readonly maySkip: boolean
  /** The item about thoughts of death, if there is one. */
  readonly danger: number | null
  /** Only the languages whose words were found to agree in two independent sources. */
  readonly forms: Partial<Readonly<Record<Language, InstrumentForm>>>
}
