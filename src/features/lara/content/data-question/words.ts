import type { Language } from '../../../text/rules/speech.ts'
import { ENGLISH_WORDS } from './english.ts'
import { FRENCH_WORDS } from './french.ts'
import { SPANISH_WORDS } from './spanish.ts'
import type { DataWords } from './wording.ts'

/** Texts of answers about her own notes, by language. */
export const OWN_WORDS: Readonly<Record<Language, DataWords>> = { en: ENGLISH_WORDS, es: SPANISH_WORDS, fr: FRENCH_WORDS }
