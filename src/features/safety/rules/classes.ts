import type { SAFETY_CLASSES } from '../contract.ts'
import type { Language, Speaker } from '../../text/rules/speech.ts'
import type { Written } from '../../text/rules/written.ts'

/** A class with a fixed answer (docs/content.md, section 2). */
export type SafetyClass = (typeof SAFETY_CLASSES)[number]

/**
 * What was recognised in a message. `cause` names it within its class ("chest-pain"); `isNow` if harm is imminent
 * (plan, means or intent named, ongoing violence, an emergency now); `about` is the person concerned; `isDenied` if it
 * was negated: help is still shown, in softer words; `isPlain` if it is so explicit that a low classifier score does
 * not remove it; `isUnlikely` if a phrase names a crisis and the second reading doubts it, so that a denial counts.
 */
export type Recognised = {
  readonly class: SafetyClass
  readonly cause: string
  readonly isNow: boolean
  readonly about: 'self' | 'other'
  readonly isDenied: boolean
  readonly language: Language
  readonly isPlain?: boolean
  readonly isUnlikely?: boolean
}

/** A pattern that matches a message, for `scripts/explain.ts`. */
export type PhraseMatch = Pick<Recognised, 'class' | 'cause' | 'language'> & {
  /** The pattern as written in its table. */
  readonly pattern: string
  readonly words: string
  /** What cancels the match; absent if the match counts. */
  readonly removedBy?: string
}
export type ReportMatch = (match: PhraseMatch) => void

/** A rule: returns what it recognises in a message. Several rules of a class may recognise the same. */
export type SafetyRule = (message: Written, speaker: Speaker, report?: ReportMatch) => readonly Recognised[]
