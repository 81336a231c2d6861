import type { Language, Speaker } from '../../text/rules/speech.ts'
import type { PhraseMatch, Recognised, ReportMatch, SafetyClass, SafetyRule } from './classes.ts'
import type { Concepts } from './patterns.ts'
import { covered, readTogether, seek, toPhrases, type Phrases, type Span } from './phrases.ts'
import { toOwnWords } from './others.ts'
import type { Sentence } from '../../text/rules/written.ts'

/** Phrases that are a sign of one cause of a class, and further conditions. */
export type CrisisSign = {
  readonly cause: string
  readonly patterns: readonly string[]
  readonly isNow?: boolean
  /** The person concerned; `self` by default. */
  readonly about?: 'self' | 'other'
  /** Applies only to messages of this writer. */
  readonly speaker?: Speaker
  /** So explicit that a low classifier score does not remove it. */
  readonly isPlain?: boolean
  /** Not sufficient alone: two different weak signs in a message make the cause "hints". */
  readonly isWeak?: boolean
  /** Guards: phrases near the sign in the same sentence that cancel it. */
  readonly unless?: readonly string[]
}

/** Negation in a language, and phrases that limit it. */
export type Denial = {
  /** Words that negate what follows them. */
  readonly words: readonly string[]
  /** Words allowed between the negation and what it negates. */
  readonly light: readonly string[]
  /** Phrases after a negation that still indicate a concern ("but I keep picturing it"). */
  readonly worries: readonly string[]
}

/** All signs of one class in one language. */
export type CrisisTable = {
  readonly class: SafetyClass
  readonly language: Language
  readonly concepts: Concepts
  readonly denial: Denial
  /** Ordinary phrases with alarming words; the words they cover are ignored. */
  readonly ordinary: readonly string[]
  readonly signs: readonly CrisisSign[]
  /** Whether signs written for the first person are also matched in sentences about another person. */
  readonly isToldOfOthers?: boolean
}

/** `guards` are the patterns of `unless`. */
type Ready = Omit<CrisisSign, 'unless'> & { readonly unless: Phrases | undefined; readonly guards: readonly string[] }
type Found = { readonly sign: Ready; readonly isDenied: boolean }
type Reader = {
  readonly table: CrisisTable
  readonly ordinary: Phrases
  readonly phrases: Phrases
  readonly worries: Phrases
  /** The sign of each pattern of `phrases`, and how far the pattern itself is a negation. */
  readonly signs: readonly { readonly sign: Ready; readonly pattern: string; readonly negative: Negative }[]
  readonly denying: ReadonlySet<string>
  readonly light: ReadonlySet<string>
}

/** Compiles a table to a rule. */
export function toCrisisRule(table: CrisisTable): SafetyRule {
  const { concepts, denial } = table
  const denying = new Set(denial.words)
  const signs = table.signs.flatMap(({ unless, ...sign }) => {
    const ready: Ready = { ...sign, unless: unless && toPhrases(concepts, unless), guards: unless ?? [] }
    return sign.patterns.map((pattern) => ({ sign: ready, pattern, negative: negativeOf(pattern, concepts, denying) }))
  })
  const reader: Reader = {
    table,
    ordinary: toPhrases(concepts, table.ordinary),
    phrases: toPhrases(
      concepts,
      table.signs.flatMap(({ patterns }) => patterns),
    ),
    worries: toPhrases(concepts, denial.worries),
    signs,
    denying,
    light: new Set(denial.light),
  }
  const toRecognised = ({ sign, isDenied }: Found): Recognised => ({
    class: table.class,
    cause: sign.cause,
    isNow: sign.isNow === true && !isDenied,
    about: sign.about ?? 'self',
    isDenied,
    language: table.language,
    ...(sign.isPlain === true && !isDenied && { isPlain: true }),
  })
  return (message, speaker, report) => {
    let owned: ReadonlyMap<Sentence, Sentence> | undefined
    const ownOf = (sentence: Sentence) => (owned ??= allInOwnWords(message.read, table.language)).get(sentence)
    const found = message.read.flatMap((sentence) => {
      const said = readSentence(reader, sentence, speaker, report)
      const own = said.length === 0 && table.isToldOfOthers ? ownOf(sentence) : undefined
      return own ? readSentence(reader, own, speaker, report).filter(isToldOf).map(toldOf) : said
    })
    const strong = found.filter(({ sign }) => sign.isWeak !== true).map(toRecognised)
    const weak = found.filter(({ sign, isDenied }) => sign.isWeak === true && !isDenied)
    const [first] = weak
    if (!first || new Set(weak.map(({ sign }) => sign.cause)).size < 2) return strong
    return [...strong, { ...toRecognised(first), cause: 'hints' }]
  }
}

/** The sentences about another person, each in that person's words. */
function allInOwnWords(sentences: readonly Sentence[], language: Language): ReadonlyMap<Sentence, Sentence> {
  const owned = new Map<Sentence, Sentence>()
  for (const sentence of sentences) {
    const own = toOwnWords(sentence, language)
    if (own) owned.set(sentence, own)
  }
  readTogether([...owned.values()])
  return owned
}

function isToldOf({ sign }: Found): boolean {
  return sign.isWeak !== true && sign.cause !== 'unsafe'
}

function toldOf({ sign, isDenied }: Found): Found {
  return { sign: { ...sign, cause: 'other', about: 'other' }, isDenied }
}

function readSentence(reader: Reader, sentence: Sentence, speaker: Speaker, report?: ReportMatch): Found[] {
  const all = seek(reader.phrases, sentence, undefined, PLACES_MOST)
  if (all.length === 0) return []
  if (report) reportMasked(reader, sentence, report)
  const masked = covered(reader.ordinary, sentence)
  const guards = new Map<Phrases, Span[]>()
  const placesOf = (phrases: Phrases) => {
    const places = guards.get(phrases) ?? seek(phrases, sentence)
    guards.set(phrases, places)
    return places
  }
  const spans = masked.size === 0 ? all : seek(reader.phrases, sentence, masked, PLACES_MOST)
  return spans.flatMap((span) => {
    const known = reader.signs[span.pattern]
    if (!known) return []
    const { sign, negative } = known
    const removed = (removedBy: string): [] => {
      report?.({ ...toMatch(reader, sentence, span), removedBy })
      return []
    }
    if (sign.speaker && sign.speaker !== speaker) return removed(`the speaker, who must be the ${sign.speaker}`)
    const guard = sign.unless && placesOf(sign.unless).find((one) => isNear(one, span))
    if (guard) return removed(`the guard ${sign.guards[guard.pattern]}`)
    // A phrase that is itself a negation ("do not want to live") is not negated by its own "not".
    const isDenied =
      (negative !== 'all' && isDeniedBefore(reader, sentence, span.start)) ||
      (negative === 'none' && holdsWord(sentence, span, reader.denying))
    if (isDenied && !placesOf(reader.worries).some(({ start }) => start >= span.end)) return removed('a denial')
    report?.(toMatch(reader, sentence, span))
    return [{ sign, isDenied }]
  })
}

function toMatch({ table, signs }: Reader, { words }: Sentence, { start, end, pattern }: Span): PhraseMatch {
  const known = signs[pattern]
  const text = words.slice(start, end).join(' ')
  return { class: table.class, cause: known?.sign.cause ?? '', language: table.language, pattern: known?.pattern ?? '', words: text }
}

/** Reports the matches that an ordinary phrase covers. */
function reportMasked(reader: Reader, sentence: Sentence, report: ReportMatch): void {
  for (const cover of seek(reader.ordinary, sentence)) {
    for (const span of seek(reader.phrases, sentence, undefined, PLACES_MOST)) {
      if (span.start >= cover.end || span.end <= cover.start) continue
      report({ ...toMatch(reader, sentence, span), removedBy: `the ordinary phrase ${reader.table.ordinary[cover.pattern]}` })
    }
  }
}

/** Most matches of one pattern per sentence, to bound the time for long messages. */
const PLACES_MOST = 8
/** Distance within which a guard applies, in words. */
const GUARD_REACH = 10

function isNear(guard: Span, { start, end }: Span): boolean {
  return guard.end > start - GUARD_REACH && guard.start < end + GUARD_REACH
}

/** Whether a negation precedes a position, with only light words between. */
function isDeniedBefore({ denying, light }: Reader, { words }: Sentence, start: number): boolean {
  for (let place = start - 1; place >= 0; place -= 1) {
    const word = words[place] ?? ''
    if (denying.has(word)) return true
    if (!light.has(word)) return false
  }
  return false
}

function holdsWord({ words }: Sentence, { start, end }: Span, sought: ReadonlySet<string>): boolean {
  return words.slice(start, end).some((word) => sought.has(word))
}

/**
 * How far a pattern is itself a negation: "all" if most alternatives of one of its elements are ("not want"), "some" if
 * any alternative is.
 */
type Negative = 'all' | 'some' | 'none'

function negativeOf(pattern: string, concepts: Concepts, denying: ReadonlySet<string>): Negative {
  const meant = (text: string, depth: number): string =>
    depth > 8 ? text : text.replaceAll(/<([\w-]+)>/g, (_all, name: string) => meant(concepts[name] ?? '', depth + 1))
  const shares = pattern.split(/\s+/).map((element) => {
    const choices = meant(element.replace(/\?$/, ''), 0).split('|')
    return choices.filter((choice) => choice.split('_').some((word) => denying.has(word))).length / choices.length
  })
  if (shares.some((share) => share > 0.5)) return 'all'
  return shares.some((share) => share > 0) ? 'some' : 'none'
}
