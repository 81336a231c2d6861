import type { Language } from '../../rules/speech.ts'
import { ENGLISH_WORDS } from './english.ts'
import { FRENCH_WORDS } from './french.ts'
import { SPANISH_WORDS } from './spanish.ts'
import type { OwnWords } from './wording.ts'

/** The words of answers about her own notes, by language. */
export const OWN_WORDS: Readonly<Record<Language, OwnWords>> = { en: ENGLISH_WORDS, es: SPANISH_WORDS, fr: FRENCH_WORDS }
