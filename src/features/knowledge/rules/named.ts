import { MEDICINE_WORDS } from '../content/medicine-words.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Language } from '../../text/rules/speech.ts'

/** What decides whether a question names an entry, in one language. */
export type Needing = { readonly title: string; readonly needs?: readonly string[]; readonly isMedicine: boolean }

/** Negations; they apply to the next few words. */
const DENIALS: ReadonlySet<string> = new Set('no not without never dont don sin nunca sans pas jamais ni'.split(' '))
const DENIAL_REACH = 3

const MEDICINE_STEMS = { en: MEDICINE_WORDS.en.split(/\s+/), es: MEDICINE_WORDS.es.split(/\s+/), fr: MEDICINE_WORDS.fr.split(/\s+/) }

/**
 * Whether a question, given as plain words, contains what the entry requires: one of its own words, or any medicine
 * for an entry about one. A negated medicine does not count, except for entries about alternatives.
 */
export function isNamed({ title, needs, isMedicine }: Needing, asked: readonly string[], language: Language): boolean {
  if (!needs) return true
  const stems = isMedicine ? [...needs, ...MEDICINE_STEMS[language]] : needs
  const isDenialAsked = !isMedicine || plainWords(title).some((word) => DENIALS.has(word))
  return asked.some((word, place) => {
    if (!stems.some((stem) => word.startsWith(stem))) return false
    return isDenialAsked || !asked.slice(Math.max(0, place - DENIAL_REACH), place).some((before) => DENIALS.has(before))
  })
}
