import { describe, expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { SPOKEN, type Language } from './speech.ts'

/** Short messages whose words exist in two of the languages. */
const AMBIGUOUS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'libido',
    'me too',
    'no sex',
    'palpitations',
    'no libido, no sex',
    'patch or gel',
    'menopause',
    'acne',
    'me, depression',
    'irritable',
    'tender breasts',
    'vertigo',
    'hello',
    'migraines',
  ],
  es: [
    'me pica',
    'no me concentro',
    'sin libido',
    'me mareo',
    'irritable',
    'de mal en peor',
    'me sale acne',
    'la libido',
    'no se que me pasa',
    'me meo',
    'se me cae el pelo',
    'dormir mal',
    'hello',
  ],
  fr: [
    'le cafard me prend le matin',
    'plus de libido',
    'la libido',
    'irritable',
    'mal de tête',
    'je dors mal',
    'menopause',
    'tu es docteure ?',
    'le gel',
    'palpitations',
    'ca me gratte',
    'le ventre me tire',
    'hello',
  ],
}

/** Messages clearly in one language, however short. */
const CLEAR: Readonly<Record<Language, readonly string[]>> = {
  en: ["I can't sleep", 'is brain fog normal', 'good morning', 'thank you', 'hot flashes at night', "I'm so tired"],
  es: ['no duermo nada', 'sofocos', '¿es normal?', 'hola', 'gracias', 'me muero de calor'],
  fr: ['je ne dors plus', 'bouffées de chaleur', 'est-ce normal ?', 'bonjour', 'merci', 'j’ai chaud la nuit'],
}

describe.each(SPOKEN)('with an account or browser in %s', (profile) => {
  test.each(AMBIGUOUS[profile])('“%s”, which could be in several languages, is read as that language', (message) => {
    expect(languageOf(message, profile)).toBe(profile)
  })

  test('a message clearly in another language is answered in that language', () => {
    for (const spoken of SPOKEN)
      for (const message of CLEAR[spoken]) expect([message, languageOf(message, profile)]).toEqual([message, spoken])
  })
})

test("a sentence in two languages is read as the account's, or as the one with most of its words", () => {
  expect(languageOf('tengo hot flashes', 'es')).toBe('es')
  expect(languageOf('my doctor said “sofocos” and I had to look it up', 'es')).toBe('en')
  expect(languageOf('', 'fr')).toBe('fr')
})
