import type { FlowDescription } from '../../calendar/contract.ts'
import type { DataSubject } from '../../answers/rules/data-question.ts'

/**
 * How a language asks about one's own notes. A question matches only if all of its words are known here: one unknown
 * word ("estrogen", "normal", "dangerous") makes it a general question, answered from the reviewed knowledge. Texts are
 * matched without accents, apostrophes and hyphens; `#` is a time and `@` a subject.
 */
export type DataGrammar = {
  /** Spelling variants and short forms, with their replacement. */
  readonly spellings: readonly (readonly [RegExp, string])[]
  readonly subjects: readonly (readonly [DataSubject, RegExp])[]
  /** Flows of the calendar that limit a question about bleeding. */
  readonly flows: readonly (readonly [FlowDescription, RegExp])[]
  /** "without": days without the subject. */
  readonly without: RegExp
  /** Keeping notes as a subject; used only if there is no other. */
  readonly logging: RegExp
  /** Without a subject: words for her days as a whole, and for her nights. */
  readonly everything: RegExp
  readonly nights: RegExp
  /** First-person words. */
  readonly own: RegExp
  /** Subjects that are verbs in the first person: "dormí". Null if the language has none. */
  readonly ownVerbs: RegExp | null
  /** Structures of questions about one's own notes; those in `asked` need a question mark. */
  readonly frames: readonly RegExp[]
  readonly asked: readonly RegExp[]
  /** Structures that are never such a question, although every word is known. */
  readonly refuses: readonly RegExp[]
  /** Needs a time or a comparison: "am I sleeping well" asks for an opinion. */
  readonly needsTime: readonly RegExp[]
  readonly compare: RegExp
  /** Precedes the earlier of two times. */
  readonly than: RegExp
  /** Words between the two ends of a period, and before its beginning. */
  readonly until: RegExp
  readonly between: RegExp
  readonly last: RegExp
  readonly best: RegExp
  readonly worst: RegExp
  readonly count: RegExp
  /** Beginning of a follow-up question. */
  readonly follows: RegExp
  /** Long words in which a typo is corrected. */
  readonly mended: readonly string[]
  /** All other words that such a question may contain. */
  readonly known: ReadonlySet<string>
}

/** Words for statistics, further subjects and vocabulary of a language; matched like `DataGrammar`. */
export type StatisticsSaid = {
  /** Choices of the Deep Log, with the value in `flow`; then further subjects. */
  readonly choices: readonly (readonly [DataSubject, string, RegExp])[]
  readonly subjects: readonly (readonly [DataSubject, RegExp])[]
  readonly high: RegExp
  readonly low: RegExp
  readonly first: RegExp
  readonly average: RegExp
  readonly total: RegExp
  readonly days: RegExp
  /** Each day of the week, week or month. */
  readonly weekdays: RegExp
  readonly weeks: RegExp
  readonly months: RegExp
  /** The time of day. */
  readonly hours: RegExp
  readonly cycles: RegExp
  readonly gap: RegExp
  readonly span: RegExp
  readonly why: RegExp
  /** A judgement that her numbers do not hold: "bad nights". */
  readonly judged: RegExp
  /** Asks whether one thing affects another. */
  readonly link: RegExp
  /** Question words and requests. */
  readonly asking: RegExp
  /** Words of questions about advice or facts, which are never about her notes. */
  readonly advice: RegExp
  /** Further words that a question about her notes may contain. */
  readonly known: ReadonlySet<string>
}

/** Space-separated words as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean))
}
