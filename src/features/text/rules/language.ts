import { OWN_WORDS } from '../content/language-words.ts'
import { SPOKEN, type Language } from './speech.ts'
import { toPlain } from './written.ts'

const SETS = Object.fromEntries(SPOKEN.map((language) => [language, new Set(OWN_WORDS[language].split(/\s+/))])) as Record<
  Language,
  Set<string>
>
/** Letters and contractions that occur in one language only, with their score. */
const SIGNS: readonly (readonly [RegExp, Language, number])[] = [
  [/[¿¡ñ]/i, 'es', 2],
  [/[áíóú]/i, 'es', 1],
  [/[çœèêëîïûùàâô]/i, 'fr', 2],
  [/(?<![\p{L}'’])(?:[jnldmtsc]|qu)['’](?=[aeiouyhéèêàâîôûœ])/iu, 'fr', 1],
  [/\p{L}(?:n['’]t|['’](?:s|m|ve|ll|re|d))(?!\p{L})/iu, 'en', 1],
]
/** If no word is in `profile`, another language is also clear with this share of the words. */
const LEAST_SHARE = 0.25
/** By how much the score of another language must exceed that of `profile`. */
const LEAD = 2

/**
 * The language of a message: `profile`, that of the account or browser, unless its words and letters are clearly of
 * another one. Words shared by two languages do not count.
 */
export function languageOf(message: string, profile: Language): Language {
  const words = toPlain(message).match(/\p{L}+/gu) ?? []
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0 }
  for (const word of words) for (const language of SPOKEN) if (SETS[language].has(word)) score[language] += 1
  for (const [sign, language, count] of SIGNS) if (sign.test(message)) score[language] += count
  const own = score[profile]
  const [other, second] = SPOKEN.filter((language) => language !== profile).toSorted((one, next) => score[next] - score[one])
  if (other === undefined || second === undefined) return profile
  const most = score[other]
  if (most <= own || most === score[second]) return profile
  const isClear = most >= own + LEAD || (own === 0 && most >= words.length * LEAST_SHARE)
  return isClear ? other : profile
}
