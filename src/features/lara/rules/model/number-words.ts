import type { Language } from '../../../text/rules/speech.ts'

/** Number words with their values; "one" is omitted, since it is also an article in Spanish and French. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 hundreds 100 thousand 1000 thousands 1000 dozen 12 dozens 12 million 1000000 twice 2',
  es: 'dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 cientos 100 mil 1000 miles 1000 docena 12 millon 1000000',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 nonante 90 cent 100 cents 100 mille 1000 milliers 1000 douzaine 12 million 1000000',
}

function toMap(words: string): ReadonlyMap<string, number> {
  const parts = words.split(' ')
  return new Map(parts.flatMap((word, place) => (place % 2 === 0 ? [[word, Number(parts[place + 1])]] : [])))
}

const VALUES: Readonly<Record<Language, ReadonlyMap<string, number>>> = { en: toMap(WORDS.en), es: toMap(WORDS.es), fr: toMap(WORDS.fr) }

const PIECE = /\p{N}+(?:[.,\u00a0\u202f']\p{N}+)*|\p{L}+/gu
const GROUPED = /^\d{1,3}(?:[.,\u00a0\u202f']\d{3})+$/
/** Words allowed between the two parts of a number. */
const JOINTS = new Set(['y', 'et', 'and'])

/**
 * Numbers in a plain text (see `toPlain`), as digits and as words of a language, each with all its readings: "1,200" is
 * 1200 or, with a decimal comma, 1.2. A number that cannot be parsed is NaN.
 */
export function numbersIn(plain: string, language: Language): readonly (readonly number[])[] {
  const found: number[][] = []
  let tens: { value: number; at: number } | undefined
  for (const [at, piece] of (plain.match(PIECE) ?? []).entries()) {
    const value = VALUES[language].get(piece)
    if (value !== undefined) {
      const isSecond = tens !== undefined && value < 10 && tens.at >= at - 2
      if (isSecond) found.pop()
      found.push([isSecond && tens ? tens.value + value : value])
      tens = value >= 20 && value < 100 ? { value, at } : undefined
    } else if (/^\p{N}/u.test(piece)) {
      const decimal = Number(piece.replace(',', '.'))
      found.push(GROUPED.test(piece) ? [Number(piece.replaceAll(/\D/g, '')), decimal] : [decimal])
      tens = undefined
    } else if (!JOINTS.has(piece)) tens = undefined
  }
  return found
}

/** Whether every number of a text occurs in what was sent (both plain). */
export function hasOnlyNumbersOf(plain: string, sent: string, language: Language): boolean {
  const known = new Set(numbersIn(sent, language).flat())
  return numbersIn(plain, language).every((readings) => readings.some((reading) => known.has(reading)))
}
