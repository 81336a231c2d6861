import { OWN_WORDS } from '../content/language-words.ts'
import { SPOKEN, type Language } from './speech.ts'
import { toPlain } from './safety/written.ts'

const SETS = Object.fromEntries(SPOKEN.map((language) => [language, new Set(OWN_WORDS[language].split(/\s+/))])) as Record<
  Language,
  Set<string>
>
/** Letters and contractions of one language alone, each with what it counts. */
const SIGNS: readonly (readonly [RegExp, Language, number])[] = [
  [/[¿¡ñ]/i, 'es', 2],
  [/[áíóú]/i, 'es', 1],
  [/[çœèêëîïûùàâô]/i, 'fr', 2],
  [/(?<![\p{L}'’])(?:[jnldmtsc]|qu)['’](?=[aeiouyhéèêàâîôûœ])/iu, 'fr', 1],
  [/\p{L}(?:n['’]t|['’](?:s|m|ve|ll|re|d))(?!\p{L})/iu, 'en', 1],
]
/** Where no word speaks for hers, another language is clear as well when so large a part of the words is its own. */
const LEAST_SHARE = 0.25
/** By so much must another language lead. */
const LEAD = 2

/**
 * The language in which a message is written: `profile`, that of her account or browser, unless its words and letters are clearly another's. Words that
 * two languages share tell nothing.
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
