import type { Chip, HelpLine } from '../contract.ts'
import type { Speaker } from './speech.ts'

/**
 * What a safety answer follows beside the message: who writes, and the classes and causes answered in the last 14 days ("M2 breast-change");
 * `isVisitor` where it is asked on the start page, which has no quick exit.
 */
export type SafetyMatter = { readonly speaker: Speaker; readonly recent: ReadonlySet<string>; readonly isVisitor?: boolean }

/** One answer in the making: its paragraphs with their marks, the lines under it, what may be tapped next; `cause` is what it answers. */
export type Draft = {
  readonly cause: string
  readonly paragraphs: readonly string[]
  readonly lines: readonly HelpLine[]
  readonly chips: readonly Chip[]
}
