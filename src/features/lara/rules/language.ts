import { SPOKEN, type Language } from './speech.ts'
import { toPlain } from './safety/written.ts'

/** Small words that stand in nearly every sentence of a language and in hardly any of the others. */
const SMALL_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'the is are was were am my me you your what how when why which where do does did can could should would will have has had not and but for with this that these those it its of in to a an i im ive about feel feeling'.split(
    ' ',
  ),
  es: 'el los las una unos que como cuando por para con sin mi mis tu tus esto esta este estos estas es son fue soy estoy esta muy pero porque hoy ayer noche tengo tiene puedo puede hacer del al se lo ya yo le me cual donde cuantos cuantas ayuda dormi he'.split(
    ' ',
  ),
  fr: "le les des une du que quoi comment quand pourquoi pour avec sans mon ma mes ton ta tes ce cet cette ces est sont suis etait je j'ai c'est n'ai tu vous nous il elle mais tres pas ne plus dans sur aux au et ou aide dois peux peut faire qu'est-ce quel quelle hier nuit".split(
    ' ',
  ),
}

const SETS = Object.fromEntries(SPOKEN.map((language) => [language, new Set(SMALL_WORDS[language])])) as Record<Language, Set<string>>
const SIGNS: readonly (readonly [RegExp, Language])[] = [
  [/[¿¡ñ]/i, 'es'],
  [/[çœèêëîïûùàâ]/i, 'fr'],
]

/**
 * The language in which a message is written, as far as its small words and letters tell it; `profile`, the language of her account, when
 * they do not.
 */
export function languageOf(message: string, profile: Language): Language {
  const words = toPlain(message).match(/[\p{L}'-]+/gu) ?? []
  const score: Record<Language, number> = { en: 0, es: 0, fr: 0 }
  for (const word of words) for (const language of SPOKEN) if (SETS[language].has(word)) score[language] += 1
  for (const [sign, language] of SIGNS) if (sign.test(message)) score[language] += 2
  const [first, second] = SPOKEN.toSorted((one, other) => score[other] - score[one])
  if (first === undefined || second === undefined) return profile
  // One small word alone says too little: "me" is English, Spanish and French.
  return score[first] >= 2 && score[first] > score[second] ? first : profile
}
