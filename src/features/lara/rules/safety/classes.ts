import type { SAFETY_CLASSES } from '../../contract.ts'
import type { Language, Speaker } from '../speech.ts'
import type { Written } from './written.ts'

/** A class of lara.md §1 that is answered from fixed text. */
export type SafetyClass = (typeof SAFETY_CLASSES)[number]

/**
 * What was recognised in a message. `cause` names it within its class ("chest-pain"); `isNow` is true where harm is near (plan, means or intent named, violence
 * happening, an emergency now); `about` whom it concerns; `isDenied` when it was said in the negative, and help is still shown, softer; `isPlain` where it is
 * said so plainly that no weight of other words takes it away.
 */
export type Recognised = {
  readonly class: SafetyClass
  readonly cause: string
  readonly isNow: boolean
  readonly about: 'self' | 'other'
  readonly isDenied: boolean
  readonly language: Language
  readonly isPlain?: boolean
}

/** One rule: looks at one message and tells what it sees in it. Several rules of a class may see the same. */
export type SafetyRule = (message: Written, speaker: Speaker) => readonly Recognised[]
