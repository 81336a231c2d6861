import type { Chip } from '../contract.ts'
import type { HelpLine } from '../../safety/contract.ts'
import type { Speaker } from '../../text/rules/speech.ts'

/**
 * The inputs of a safety answer besides the message: the writer, and the classes and causes answered in the last 14
 * days ("M2 breast-change"). `isVisitor` on the landing page, which has no quick exit and no chips.
 */
export type SafetyMatter = { readonly speaker: Speaker; readonly recent: ReadonlySet<string>; readonly isVisitor?: boolean }

/**
 * An unfinished answer: its paragraphs with claim marks, the help lines below it, the chips; `cause` is the cause it
 * answers.
 */
export type Draft = {
  readonly cause: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly HelpLine[]
  readonly chips: readonly Chip[]
}
