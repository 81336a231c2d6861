import { COMMON_WORDS, SAME_WORDS, STOP_WORDS } from '../content/search-words.ts'
import { SPOKEN, type Language } from './speech.ts'
import { toPlain } from './written.ts'

const WORD = /[\p{L}\p{N}]+/gu

type Folding = {
  readonly stop: ReadonlySet<string>
  readonly common: ReadonlySet<string>
  readonly same: ReadonlyMap<string, string>
  readonly phrases: readonly (readonly [string, string])[]
}

function toFolding(language: Language): Folding {
  const same = new Map<string, string>()
  const phrases: [string, string][] = []
  for (const row of SAME_WORDS[language].split('\n')) {
    const [words = '', ...more] = row.trim().split('|')
    const [first = '', ...others] = words.split(' ')
    for (const word of [first, ...others, ...more.flatMap((part) => (part.includes(' ') ? [] : [part]))]) same.set(word, first)
    for (const phrase of more.filter((part) => part.includes(' '))) phrases.push([phrase, first])
  }
  return {
    stop: new Set(STOP_WORDS[language].split(/\s+/)),
    common: new Set(COMMON_WORDS[language].split(' ')),
    same,
    phrases: phrases.toSorted(([one], [other]) => other.length - one.length),
  }
}

const FOLDINGS = Object.fromEntries(SPOKEN.map((language) => [language, toFolding(language)])) as Record<Language, Folding>

/** The stem that inflected forms of a word share; words below five letters are unchanged. */
function toStem(word: string, language: Language): string {
  if (word.length < 5) return word
  const ends = {
    en: /(?:ings?|edly|ed|es|s|ly|y|e)$/,
    es: /(?:ciones|mente|ando|iendo|ados?|adas?|idos?|idas?|es|as|os|ar|er|ir|a|o|e)$/,
    fr: /(?:ements?|antes?|ees?|es|er|ir|ez|e|s)$/,
  }
  const stem = word.replace(ends[language], '')
  return stem.length >= 3 ? stem : word
}

/** All words of a text in plain form, in order. */
export function plainWords(text: string): string[] {
  return toPlain(text).match(WORD) ?? []
}

/** The content words of a text: without stop words, synonyms replaced by one of them, stemmed. */
export function tellingWords(text: string, language: Language): string[] {
  const { stop, common, same, phrases } = FOLDINGS[language]
  let plain = ` ${plainWords(text).join(' ')} `
  for (const [phrase, word] of phrases) if (plain.includes(phrase)) plain = plain.replaceAll(` ${phrase} `, ` ${word} `)
  const words = plain
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !stop.has(word))
  const rarer = words.filter((word) => !common.has(word))
  return (rarer.length > 0 ? rarer : words).map((word) => same.get(word) ?? toStem(word, language))
}

/** The words of a text that `tellingWords` leaves out, in plain form, in order. */
export function smallWords(text: string, language: Language): string[] {
  const { stop, common } = FOLDINGS[language]
  return plainWords(text).filter((word) => stop.has(word) || common.has(word))
}
