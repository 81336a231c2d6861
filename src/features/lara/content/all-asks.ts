import type { Language } from '../rules/speech.ts'
import { ASKS_EN } from './asks/en.ts'
import { ASKS_ES } from './asks/es.ts'

/** Ways of asking by the id of their entry, beside those that stand with the entries. */
export const MORE_ASKS: Readonly<Record<Language, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  en: [ASKS_EN],
  es: [ASKS_ES],
  fr: [],
}
