import type { Language, Speaker } from '../speech.ts'
import type { Recognised, SafetyClass, SafetyRule } from './classes.ts'
import { covered, seek, toPhrases, type Concepts, type Phrases, type Span } from './phrases.ts'
import { toOwnWords } from './others.ts'
import type { Sentence } from './written.ts'

/** What tells of one cause of a class: phrases, and what else must hold. */
export type CrisisSign = {
  readonly cause: string
  readonly patterns: readonly string[]
  readonly isNow?: boolean
  /** Whom it concerns; herself or himself unless told. */
  readonly about?: 'self' | 'other'
  /** Only when this one writes. */
  readonly speaker?: Speaker
  /** Said so plainly that no weight of other words takes it away. */
  readonly isPlain?: boolean
  /** Says little alone: two different weak signs in a message make the cause "hints". */
  readonly isWeak?: boolean
  /** Phrases near it in the same sentence that take the sign away. */
  readonly unless?: readonly string[]
}

/** How a language says no, and how it takes the no back. */
export type Denial = {
  /** Words that deny what follows them. */
  readonly words: readonly string[]
  /** Words that may stand between the denial and what it denies. */
  readonly light: readonly string[]
  /** Phrases after a denial that leave a worry all the same ("but I keep picturing it"). */
  readonly worries: readonly string[]
}

/** All signs of one class in one language. */
export type CrisisTable = {
  readonly class: SafetyClass
  readonly language: Language
  readonly concepts: Concepts
  readonly denial: Denial
  /** Ordinary phrases with alarming words: what they cover is not read. */
  readonly ordinary: readonly string[]
  readonly signs: readonly CrisisSign[]
  /** Whether the signs that somebody would give of herself are also sought in what is told of her. */
  readonly isToldOfOthers?: boolean
}

type Ready = Omit<CrisisSign, 'unless'> & { readonly unless: Phrases | undefined }
type Found = { readonly sign: Ready; readonly isDenied: boolean }
type Reader = {
  readonly ordinary: Phrases
  readonly phrases: Phrases
  readonly worries: Phrases
  /** The sign of each pattern of `phrases`, and how far the pattern itself is a denial. */
  readonly signs: readonly { readonly sign: Ready; readonly negative: Negative }[]
  readonly denying: ReadonlySet<string>
  readonly light: ReadonlySet<string>
}

/** The rule that a table makes. */
export function toCrisisRule(table: CrisisTable): SafetyRule {
  const { concepts, denial } = table
  const denying = new Set(denial.words)
  const signs = table.signs.flatMap(({ unless, ...sign }) => {
    const ready: Ready = { ...sign, unless: unless && toPhrases(concepts, unless) }
    return sign.patterns.map((pattern) => ({ sign: ready, negative: negativeOf(pattern, concepts, denying) }))
  })
  const reader: Reader = {
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
  return (message, speaker) => {
    const found = message.read.flatMap((sentence) => {
      const said = readSentence(reader, sentence, speaker)
      const own = said.length === 0 && table.isToldOfOthers ? toOwnWords(sentence, table.language) : undefined
      return own ? readSentence(reader, own, speaker).filter(isToldOf).map(toldOf) : said
    })
    const strong = found.filter(({ sign }) => sign.isWeak !== true).map(toRecognised)
    const weak = found.filter(({ sign, isDenied }) => sign.isWeak === true && !isDenied)
    const [first] = weak
    if (!first || new Set(weak.map(({ sign }) => sign.cause)).size < 2) return strong
    return [...strong, { ...toRecognised(first), cause: 'hints' }]
  }
}

function isToldOf({ sign }: Found): boolean {
  return sign.isWeak !== true && sign.cause !== 'unsafe'
}

function toldOf({ sign, isDenied }: Found): Found {
  return { sign: { ...sign, cause: 'other', about: 'other' }, isDenied }
}

function readSentence(reader: Reader, sentence: Sentence, speaker: Speaker): Found[] {
  const masked = covered(reader.ordinary, sentence)
  const guards = new Map<Phrases, Span[]>()
  const placesOf = (phrases: Phrases) => {
    const places = guards.get(phrases) ?? seek(phrases, sentence)
    guards.set(phrases, places)
    return places
  }
  return seek(reader.phrases, sentence, masked, PLACES_MOST).flatMap((span) => {
    const known = reader.signs[span.pattern]
    if (!known) return []
    const { sign, negative } = known
    if (sign.speaker && sign.speaker !== speaker) return []
    if (sign.unless && placesOf(sign.unless).some((guard) => isNear(guard, span))) return []
    // A phrase that is a denial itself ("do not want to live") is not denied by its own "not".
    const isDenied =
      (negative !== 'all' && isDeniedBefore(reader, sentence, span.start)) ||
      (negative === 'none' && holdsWord(sentence, span, reader.denying))
    if (isDenied && !placesOf(reader.worries).some(({ start }) => start >= span.end)) return []
    return [{ sign, isDenied }]
  })
}

/** Of each pattern so many places in a sentence are looked at, so that a long message takes no long time. */
const PLACES_MOST = 8
/** How many words beside a sign a guard may stand. */
const GUARD_REACH = 10

function isNear(guard: Span, { start, end }: Span): boolean {
  return guard.end > start - GUARD_REACH && guard.start < end + GUARD_REACH
}

/** Whether a word that denies stands before a place, with nothing but light words between. */
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

/** How far a pattern is itself a denial: "all" when one of its elements mostly is ("not want"), "some" when an alternative somewhere is. */
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
