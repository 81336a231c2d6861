import type { Language } from '../../text/rules/speech.ts'
import { ENGLISH_STATISTICS_WORDS } from './data-answer-words-english.ts'
import { FRENCH_STATISTICS_WORDS } from './data-answer-words-french.ts'
import { SPANISH_STATISTICS_WORDS } from './data-answer-words-spanish.ts'
import type { StatisticsWords } from './data-answer-words-type.ts'

export type { StatisticsWords }
/** Texts of statistics about her notes, by language. */
export const STATISTICS_WORDS: Readonly<Record<Language, StatisticsWords>> = {
  en: ENGLISH_STATISTICS_WORDS,
  es: SPANISH_STATISTICS_WORDS,
  fr: FRENCH_STATISTICS_WORDS,
}
