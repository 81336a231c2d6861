/** Who speaks with Lara, where and how: what every layer of an answer needs to know. */

import type { Language } from '../../../kit/words.ts'

/** The languages Lara speaks. */
export { LANGUAGES as SPOKEN } from '../../../kit/words.ts'
export type { Language }

/** Where she lives; help lines and some words follow it. She chooses among four; the others are read from a time zone. */
export type Region = 'US' | 'CA' | 'UK' | 'AU' | 'EU' | 'elsewhere'

/** How Lara words things (product.md §6); never what she says. */
export type Tone = 'nurturing' | 'calm' | 'pragmatic'

/** Who writes: the woman herself, or the partner in his own chat. */
export type Speaker = 'woman' | 'partner'

/** What an answer may follow. */
export type Manner = { readonly language: Language; readonly region: Region; readonly tone: Tone }
