/** Who writes to Lara, and the language, region and tone of the answers. */

import type { Language } from '../../../kit/words.ts'

/** The languages of the app. */
export { LANGUAGES as SPOKEN } from '../../../kit/words.ts'
export type { Language }

/**
 * The writer's region, which determines help lines and some terms. She can choose one of four; the others are derived
 * from a time zone.
 */
export type Region = 'US' | 'CA' | 'UK' | 'AU' | 'EU' | 'elsewhere'

/** The tone of Lara's wording (docs/product.md, section 15); never affects the content. */
export type Tone = 'nurturing' | 'calm' | 'pragmatic'

/** The writer: the woman, or the partner in his own chat. */
export type Speaker = 'woman' | 'partner'

/** What the wording of an answer depends on. */
export type Manner = { readonly language: Language; readonly region: Region; readonly tone: Tone }
