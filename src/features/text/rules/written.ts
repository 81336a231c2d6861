import { boundedSentences, boundedWords, withoutExpanding } from './bounds.ts'
import { toWords } from './words.ts'

/** A sentence as read by phrase rules. */
export type Sentence = {
  readonly text: string
  /** Its words; contractions are expanded ("don't" is "do", "not"), a pause inside the sentence is ",". */
  readonly words: readonly string[]
  /** All readings of each word: as written, without repeated letters, and the key words it may be a misspelling of. */
  readonly readings: readonly (readonly string[])[]
  /** The same object for all sentences of a message. */
  readonly message: object
}

/**
 * A message as read by the rules: split into sentences, without accents, case, repeated letters and look-alike
 * characters.
 */
export type Written = {
  /** As typed. */
  readonly raw: string
  /** Lower case, without accents, straight apostrophes, single spaces. */
  readonly plain: string
  /** Its sentences, split at full stops, question marks, line breaks and similar. */
  readonly read: readonly Sentence[]
}

const COMBINING = /\p{M}+/gu
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
/** Text that normalising does not change: letters without accents, digits, ordinary signs and white space. */
const PLAIN = /^[\t-\r -~]*$/
/** White space other than a single space. */
const SPACES = /\s{2,}|[^\S ]/g
/** A full stop between two digits or inside "a.m." does not end a sentence. */
const END = /[!?¿¡;…\n]+|(?<!\d)\.+|\.+(?!\d)/
/** At least four single letters separated by spaces, dots or dashes. */
const SPACED = /(?<![\p{L}\p{N}'])(?:\p{L}[ .\-_*/]{1,2}){3,}\p{L}(?![\p{L}\p{N}'])/gu
/** Symbols used in place of a letter inside a word. */
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

/**
 * Normalized text for the rules: lower case, without accents and invisible characters, with straight quotes and single
 * spaces.
 */
export function toPlain(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replaceAll('`', "'").replaceAll(SPACES, ' ').trim()
  return withoutExpanding(text)
    .normalize('NFKD')
    .replaceAll(COMBINING, '')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”«»]/g, '"')
    .replaceAll(SPACES, ' ')
    .trim()
}

/** Parses a message for the rules; very long or repetitive text is read in part (`bounds.ts`). */
export function toWritten(raw: string): Written {
  const read = boundedSentences(withLetters(raw).split(END)).map(toPlain)
  const message = {}
  return {
    raw,
    plain: toPlain(raw),
    read: read.map((text) => toSentence(text, message)).filter((sentence) => sentence.words.length > 0),
  }
}

/** A message with obfuscation undone: symbols used as letters, spaced letters, look-alikes from other alphabets. */
function withLetters(raw: string): string {
  return withoutExpanding(raw)
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(STAND_IN, (sign) => LETTER_OF[sign] ?? sign)
    .replaceAll(/(?<=\p{L})\*+(?=\p{L})/gu, '')
    .replaceAll(SPACED, (letters) => letters.replaceAll(/[^\p{L}]/gu, ''))
    .replaceAll(LOOK_ALIKE, (sign) => LOOK_ALIKES[sign] ?? sign)
}

function toSentence(text: string, message: object): Sentence {
  const words = boundedWords(toWords(text))
  return { text, words: words.map(([word = '']) => word), readings: words, message }
}
