import { toWords } from './words.ts'

/** A sentence as phrase rules read it. */
export type Sentence = {
  readonly text: string
  /** Its words; contractions are written out ("don't" is "do", "not"), a pause inside the sentence is ",". */
  readonly words: readonly string[]
  /** For each word all ways to read it: as it stands, without drawn-out letters, and the key words it may be a slip of. */
  readonly readings: readonly (readonly string[])[]
}

/** A message as rules read it: cut into sentences, without accents, case, repeated letters and look-alike signs. */
export type Written = {
  /** As she typed it. */
  readonly raw: string
  /** Lower case, no accents, straight apostrophes, single spaces. */
  readonly plain: string
  /** The parts of `plain` between full stops, question marks, line breaks and the like. */
  readonly sentences: readonly string[]
  /** The same sentences, in words. */
  readonly read: readonly Sentence[]
}

const COMBINING = /\p{M}+/gu
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** A full stop between two digits or inside "a.m." ends nothing. */
const END = /[!?¿¡;…\n]+|(?<!\d)\.+|\.+(?!\d)/
/** At least four single letters with spaces, dots or dashes between them. */
const SPACED = /(?<![\p{L}\p{N}'])(?:\p{L}[ .\-_*/]{1,2}){3,}\p{L}(?![\p{L}\p{N}'])/gu
/** Signs that stand in a word where a letter belongs. */
const STAND_IN = /(?<=\p{L})[!|@$€](?=\p{L})/gu
const LETTER_OF: Readonly<Record<string, string>> = { '!': 'i', '|': 'i', '@': 'a', $: 's', '€': 'e' }
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
}
const LOOK_ALIKE = new RegExp(`[${Object.keys(LOOK_ALIKES).join('')}]`, 'g')

/** Text as rules compare it: lower case, without accents and invisible signs, with straight quotes and single spaces. */
export function toPlain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(COMBINING, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Reads a message for the rules. */
export function toWritten(raw: string): Written {
  const sentences = raw.split(END).map(toPlain)
  const read = withLetters(raw).split(END).map(toPlain).map(toSentence)
  return {
    raw,
    plain: toPlain(raw),
    sentences: sentences.filter((sentence) => sentence !== ''),
    read: read.filter((sentence) => sentence.words.length > 0),
  }
}

/** A message with the letters that it means: signs in their place, letters far from each other, look-alikes of other alphabets. */
function withLetters(raw: string): string {
  return raw
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(STAND_IN, (sign) => LETTER_OF[sign] ?? sign)
    .replaceAll(/(?<=\p{L})\*+(?=\p{L})/gu, '')
    .replaceAll(SPACED, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''))
    .replaceAll(LOOK_ALIKE, (sign) => LOOK_ALIKES[sign] ?? sign)
}

function toSentence(text: string): Sentence {
  const words = toWords(text)
  return { text, words: words.map(([word = '']) => word), readings: words }
}
