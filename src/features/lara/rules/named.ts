import { MEDICINE_WORDS } from '../content/medicine-words.ts'
import { plainWords } from './question-words.ts'
import type { Language } from './speech.ts'

/** What an entry needs to be named by a question, in one language. */
export type Needing = { readonly title: string; readonly needs?: readonly string[]; readonly isMedicine: boolean }

/** Words that deny what follows them within so many words. */
const DENIALS: ReadonlySet<string> = new Set('no not without never dont don sin nunca sans pas jamais ni'.split(' '))
const DENIAL_REACH = 3

const MEDICINE_STEMS = { en: MEDICINE_WORDS.en.split(/\s+/), es: MEDICINE_WORDS.es.split(/\s+/), fr: MEDICINE_WORDS.fr.split(/\s+/) }

/**
 * Whether a question, in its plain words, names what the entry needs: one of its own words, or for a medicine any medicine at all. A medicine
 * that she does not want or take is not named, but by an entry that says in its title what there is without it.
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
