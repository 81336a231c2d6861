import type { FlowDescription } from '../../calendar/contract.ts'
import type { OwnSubject } from './own-question.ts'

/**
 * How a language asks about one's own notes. A question is taken only when every word of it is known here: one unknown word ("estrogen",
 * "normal", "dangerous") makes it a general question, which the reviewed knowledge answers. Texts are read without accents,
 * apostrophes and hyphens; `#` stands for a time and `@` for a subject.
 */
export type OwnGrammar = {
  /** Written differently, read alike: short forms and the like. */
  readonly spellings: readonly (readonly [RegExp, string])[]
  readonly subjects: readonly (readonly [OwnSubject, RegExp])[]
  /** Answers of the calendar that narrow bleeding. */
  readonly flows: readonly (readonly [FlowDescription, RegExp])[]
  /** Days without any. */
  readonly without: RegExp
  /** She writes about keeping notes; read only where nothing else is asked for. */
  readonly logging: RegExp
  /** Without a subject: what can mean her days as a whole, and what means her nights. */
  readonly everything: RegExp
  readonly nights: RegExp
  /** That she speaks of herself. */
  readonly own: RegExp
  /** Verbs among the subjects that speak of herself by their form: "dormí". */
  readonly ownVerbs: RegExp | null
  /** How a question is built that asks for one's own notes; `asked` are those that only a question mark tells from a statement. */
  readonly frames: readonly RegExp[]
  readonly asked: readonly RegExp[]
  /** How a question is built that never does, although every word is known. */
  readonly refuses: readonly RegExp[]
  /** Taken only with a time or a comparison beside it: "am I sleeping well" asks for an opinion. */
  readonly needsTime: readonly RegExp[]
  readonly compare: RegExp
  /** Stands before the earlier of two times. */
  readonly than: RegExp
  /** Stands between the ends of one time, and before its beginning. */
  readonly until: RegExp
  readonly between: RegExp
  readonly last: RegExp
  readonly best: RegExp
  readonly worst: RegExp
  readonly count: RegExp
  /** Begins a question that follows the one before it. */
  readonly follows: RegExp
  /** Long words in which a slip of the keyboard is forgiven. */
  readonly mended: readonly string[]
  /** Every other word that such a question may hold. */
  readonly known: ReadonlySet<string>
}

/** Words in a row of text as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean))
}
