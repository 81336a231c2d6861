import type { DangerClass } from '../../safety/content/after-danger.ts'
import type { AfterRead } from './after-kinds.ts'

/**
 * A danger recognised earlier; `isOwn` is false if self-harm or violence concerned another person, or came from the
 * writer. `isUnsure` if only the classifier recognised it, and she was asked. `isSettled` once she has answered that
 * she is safe or was misunderstood: the help lines stay visible, and her messages are answered like any other.
 * `isAsked` if she was asked in a follow-up whether she is safe, `isNew` if no message came between the danger and the
 * present one. `readAfter` returns what the trained ranking reads in a later message; without it only the rules are
 * used.
 */
export type Danger = {
  readonly class: DangerClass
  readonly isOwn: boolean
  readonly isUnsure?: boolean
  readonly isSettled?: boolean
  readonly isAsked?: boolean
  readonly isNew?: boolean
  readonly readAfter?: (message: string) => AfterRead | undefined
}
