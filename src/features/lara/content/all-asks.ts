import type { Language } from '../rules/speech.ts'
import { ASKS_EN_MORE } from './asks/en-more.ts'
import { ASKS_EN } from './asks/en.ts'
import { ASKS_ES_MORE } from './asks/es-more.ts'
import { ASKS_ES_REST } from './asks/es-rest.ts'
import { ASKS_ES } from './asks/es.ts'
import { ASKS_FR } from './asks/fr.ts'

/** Ways of asking by the id of their entry, beside those that stand with the entries. */
export const MORE_ASKS: Readonly<Record<Language, readonly Readonly<Record<string, readonly string[]>>[]>> = {
  en: [ASKS_EN, ASKS_EN_MORE],
  es: [ASKS_ES, ASKS_ES_MORE, ASKS_ES_REST],
  fr: [ASKS_FR],
}
