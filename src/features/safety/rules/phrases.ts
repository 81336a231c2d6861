import type { Sentence } from '../../text/rules/written.ts'
import { type Concepts, groupsOf, type Pattern, patternCounts, type Step, toPatterns } from './patterns.ts'

/**
 * A match in a sentence: words from `start` (inclusive) to `end` (exclusive), and the index of the pattern in its
 * table.
 */
export type Span = { readonly start: number; readonly end: number; readonly pattern: number }

/** Compiled patterns. */
export type Phrases = { readonly patterns: readonly Pattern[] }

/**
 * Compiles patterns: elements separated by spaces match consecutive words. An element is written as in `Concepts`; a
 * trailing `?` makes it optional, `~3` allows up to three words in between, `~` up to two, `^` and `$` are the ends of
 * the sentence (`$` also as an alternative): `'i|we <want> ~ <die>'`. Throws on an invalid pattern or an unknown
 * concept.
 */
export function toPhrases(concepts: Concepts, patterns: readonly string[]): Phrases {
  return { patterns: toPatterns(concepts, patterns) }
}

/**
 * One bit for each place of a text, so that a pattern is searched at 32 places at once. Arrays of numbers, since typed
 * arrays of this size are much slower to make.
 */
type Bits = number[]
/** Start places of the phrases of a step that have `length` words. */
type Part = { readonly length: number; readonly bits: Bits }

/**
 * Sentences prepared for matching, one after the other, each followed by the place of its end. Steps are looked up only
 * when a pattern needs them.
 */
type Text = {
  /** Number of integers in its bits. */
  readonly size: number
  readonly words: Bits
  readonly starts: Bits
  readonly ends: Bits
  /** The places of each distinct word. */
  readonly places: readonly (readonly number[])[]
  /** For each group the last of its links, or 0; a link has a distinct word and the link before it. */
  readonly lastLinks: Int32Array
  readonly linked: readonly number[]
  readonly linksBefore: readonly number[]
  /** For each step whether it is nowhere (`NOWHERE`), somewhere (`SOMEWHERE`) or not yet looked up (0). */
  readonly states: Uint8Array
  readonly parts: Map<Step, readonly Part[]>
  readonly found: Map<Phrases, readonly Found[]>
  /** Two scratch buffers for the search. */
  readonly spare: readonly [Bits, Bits]
}
/** Where a pattern begins. */
type Found = { readonly pattern: number; readonly bits: Bits }

const NOWHERE = 1
const SOMEWHERE = 2

/** The text of each sentence, and its first place in it. */
const texts = new WeakMap<Sentence, { readonly text: Text; readonly first: number }>()
/**
 * The groups of the words of each message by their readings, each looked up once. Not shared between messages, so that
 * response times reveal nothing about other messages.
 */
const vocabularies = new WeakMap<object, Map<string, readonly number[]>>()

/** Prepares sentences together, so that each table searches all of them at once; one that is not is prepared alone. */
export function readTogether(sentences: readonly Sentence[]): void {
  if (sentences.every((sentence) => texts.has(sentence))) return
  const length = sentences.reduce((sum, { words }) => sum + words.length + 1, 0)
  const size = Math.ceil(length / 32)
  const [words, starts, ends] = [noPlaces(size), noPlaces(size), noPlaces(size)]
  const { groups, steps } = patternCounts()
  const lastLinks = new Int32Array(groups)
  const [linked, linksBefore] = [[0], [0]]
  const places: number[][] = []
  const known = new Map<string, number[]>()
  const text: Text = {
    size,
    words,
    starts,
    ends,
    places,
    lastLinks,
    linked,
    linksBefore,
    states: new Uint8Array(steps),
    parts: new Map(),
    found: new Map(),
    spare: [noPlaces(size + 1), noPlaces(size + 1)],
  }
  let place = 0
  for (const sentence of sentences) {
    texts.set(sentence, { text, first: place })
    putPlace(starts, place)
    for (const readings of sentence.readings) {
      const spelling = readings.length === 1 ? (readings[0] ?? '') : readings.join(' ')
      const before = known.get(spelling)
      if (before) before.push(place)
      else {
        const own = [place]
        known.set(spelling, own)
        const word = places.push(own) - 1
        for (const group of groupsIn(vocabularyOf(sentence.message), spelling, readings)) {
          linksBefore.push(lastLinks[group] ?? 0)
          lastLinks[group] = linked.push(word) - 1
        }
      }
      putPlace(words, place)
      place += 1
    }
    putPlace(ends, place)
    place += 1
  }
}

function vocabularyOf(message: object): Map<string, readonly number[]> {
  const vocabulary = vocabularies.get(message) ?? new Map<string, readonly number[]>()
  vocabularies.set(message, vocabulary)
  return vocabulary
}

function groupsIn(vocabulary: Map<string, readonly number[]>, spelling: string, readings: readonly string[]): readonly number[] {
  const groups = vocabulary.get(spelling) ?? groupsOf(readings)
  vocabulary.set(spelling, groups)
  return groups
}

function textOf(sentence: Sentence): { readonly text: Text; readonly first: number } {
  if (!texts.has(sentence)) readTogether([sentence])
  return texts.get(sentence) ?? textOf(sentence)
}

function noPlaces(size: number): Bits {
  return Array<number>(size).fill(0)
}

function putPlace(bits: Bits, place: number): void {
  bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31))
}

function hasPlace(bits: Bits, place: number): boolean {
  return (((bits[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Whether all these steps, which need a word, are somewhere in a text. */
function areSomewhere(steps: readonly Step[], text: Text): boolean {
  for (const step of steps) {
    const state = text.states[step.id]
    if (state === SOMEWHERE) continue
    if (state !== 0 || !isBegun(step, text) || partsOf(step, text).length === 0) return false
  }
  return true
}

/** Whether the first word of a step is in a text. */
function isBegun({ id, firsts }: Step, { lastLinks, states }: Text): boolean {
  for (const group of firsts) if ((lastLinks[group] ?? 0) !== 0) return true
  states[id] = NOWHERE
  return false
}

/** Where the words and phrases of a step are, by their length. */
function partsOf(step: Step, text: Text): readonly Part[] {
  const { id, words, phrases } = step
  if (text.states[id] !== 0) return text.parts.get(step) ?? []
  const parts: Part[] = []
  if (words >= 0 && (text.lastLinks[words] ?? 0) !== 0) parts.push({ length: 1, bits: placesOf(words, text) })
  for (const phrase of phrases) {
    if (!areAll(phrase, text)) continue
    const [first = -1] = phrase
    const bits = placesOf(first, text)
    for (let ahead = 1; ahead < phrase.length; ahead += 1) {
      const next = placesOf(phrase[ahead] ?? -1, text)
      for (let at = 0; at < text.size; at += 1) bits[at] = (bits[at] ?? 0) & shifted(next, at, ahead)
    }
    if (bits.every((one) => one === 0)) continue
    const same = parts.find(({ length }) => length === phrase.length)
    if (same) for (let at = 0; at < text.size; at += 1) same.bits[at] = (same.bits[at] ?? 0) | (bits[at] ?? 0)
    else parts.push({ length: phrase.length, bits })
  }
  text.states[id] = parts.length > 0 ? SOMEWHERE : NOWHERE
  if (parts.length > 0) text.parts.set(step, parts)
  return parts
}

function areAll(phrase: readonly number[], { lastLinks }: Text): boolean {
  for (const group of phrase) if ((lastLinks[group] ?? 0) === 0) return false
  return true
}

/** The places of the words of a group. */
function placesOf(group: number, { size, places, lastLinks, linked, linksBefore }: Text): Bits {
  const bits = noPlaces(size)
  for (let link = lastLinks[group] ?? 0; link !== 0; link = linksBefore[link] ?? 0) {
    for (const place of places[linked[link] ?? -1] ?? []) putPlace(bits, place)
  }
  return bits
}

/** The integer `at` of bits that are moved to places `by` lower, up to 31. */
function shifted(bits: Bits, at: number, by: number): number {
  return ((bits[at] ?? 0) >>> by) | ((bits[at + 1] ?? 0) << (32 - by))
}

/** The patterns of a table that match anywhere in a text, with the places where they begin. */
function foundIn(phrases: Phrases, text: Text): readonly Found[] {
  const before = text.found.get(phrases)
  if (before) return before
  const found: Found[] = []
  for (let pattern = 0; pattern < phrases.patterns.length; pattern += 1) {
    const { steps = [], musts = [] } = phrases.patterns[pattern] ?? {}
    if (!areSomewhere(musts, text)) continue
    const bits = beginnings(steps, text, 0, text.size - 1)
    if (bits) found.push({ pattern, bits: bits.slice(0, text.size) })
  }
  text.found.set(phrases, found)
  return found
}

/**
 * The places, from the integer `low` to `high`, where steps begin that match one after the other, looked up from the
 * last to the first; `undefined` if there are none. Words at places that are not `open` are ignored. The bits are
 * overwritten by the next call.
 */
function beginnings(steps: readonly Step[], text: Text, low: number, high: number, open?: Bits): Bits | undefined {
  let [after, here] = text.spare
  after.fill(-1, low, high + 1)
  for (let number = steps.length - 1; number >= 0; number -= 1) {
    const step = steps[number]
    if (!step) continue
    // What is above belongs to other sentences.
    after[high + 1] = 0
    here[high + 1] = 0
    if (putBeginnings(step, text, after, here, low, high, open) === 0) return undefined
    ;[after, here] = [here, after]
  }
  let any = 0
  for (let at = low; at <= high; at += 1) any |= after[at] = (after[at] ?? 0) & (text.words[at] ?? 0)
  return any === 0 ? undefined : after
}

/** Puts the places where a step matches before those `after` into `here`; 0 if there are none. */
function putBeginnings(step: Step, text: Text, after: Bits, here: Bits, low: number, high: number, open: Bits | undefined): number {
  const { words, starts, ends } = text
  let any = 0
  if (step.edge !== undefined) {
    const edges = step.edge === 'start' ? starts : ends
    for (let at = low; at <= high; at += 1) any |= here[at] = (after[at] ?? 0) & (edges[at] ?? 0)
    return any
  }
  if (step.gap > 0) {
    for (let at = low; at <= high; at += 1) any |= here[at] = after[at] ?? 0
    // From low to high, since the integer above must not have changed yet.
    for (let left = step.gap; left > 0; left -= 1)
      for (let at = low; at <= high; at += 1) here[at] = (after[at] ?? 0) | (shifted(here, at, 1) & (words[at] ?? 0))
    return any
  }
  for (let at = low; at <= high; at += 1)
    any |= here[at] = step.isOptional ? (after[at] ?? 0) : step.orEnd ? (after[at] ?? 0) & (ends[at] ?? 0) : 0
  for (const { length, bits } of partsOf(step, text)) {
    for (let at = low; at <= high; at += 1) {
      let own = (bits[at] ?? 0) & shifted(after, at, length)
      if (own === 0) continue
      if (open) for (let ahead = 0; ahead < length; ahead += 1) own &= ahead === 0 ? (open[at] ?? 0) : shifted(open, at, ahead)
      any |= here[at] = (here[at] ?? 0) | own
    }
  }
  return any
}

/**
 * The matches of a table in a sentence, in order; each pattern at most once per start position, as long as possible.
 * Words at `masked` positions are ignored; at most `most` matches per pattern are returned.
 */
export function seek(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>, most?: number): Span[] {
  return seekByPattern(phrases, sentence, masked, most).toSorted(
    (one, other) => one.start - other.start || other.end - one.end || one.pattern - other.pattern,
  )
}

/** The same matches as `seek` finds, in the order of their patterns, those of one pattern by their start. */
export function seekByPattern(
  phrases: Phrases,
  sentence: Sentence,
  masked?: ReadonlySet<number>,
  most: number = Number.POSITIVE_INFINITY,
): Span[] {
  const spans: Span[] = []
  const { text, first } = textOf(sentence)
  const isOpen = masked && ((place: number) => !masked.has(place - first))
  eachFound(phrases, sentence, masked, (pattern, bits) => {
    const steps = phrases.patterns[pattern]?.steps ?? []
    let left = most
    for (let place = nextPlace(bits, first, first + sentence.words.length); place >= 0 && left > 0; left -= 1) {
      spans.push({ start: place - first, end: endOf(steps, 0, text, place, isOpen) - first, pattern })
      place = nextPlace(bits, place + 1, first + sentence.words.length)
    }
    return true
  })
  return spans
}

/** Whether any phrase of a table matches in a sentence. */
export function has(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>): boolean {
  let isFound = false
  eachFound(phrases, sentence, masked, () => {
    isFound = true
    return false
  })
  return isFound
}

/** Calls `visit` with each pattern that matches in a sentence, and where, until it returns false. */
function eachFound(
  phrases: Phrases,
  sentence: Sentence,
  masked: ReadonlySet<number> | undefined,
  visit: (pattern: number, bits: Bits) => boolean,
): void {
  const { text, first } = textOf(sentence)
  const end = first + sentence.words.length
  const [low, high] = [first >> 5, end >> 5]
  const open = masked && masked.size > 0 ? openOf(text, masked, first) : undefined
  for (const { pattern, bits } of foundIn(phrases, text)) {
    if (nextPlace(bits, first, end) < 0) continue
    const left = open ? beginnings(phrases.patterns[pattern]?.steps ?? [], text, low, high, open) : bits
    if (left && nextPlace(left, first, end) >= 0 && !visit(pattern, left)) return
  }
}

/** The words of a text without the masked ones of the sentence that begins at `first`. */
function openOf({ words }: Text, masked: ReadonlySet<number>, first: number): Bits {
  const open = words.slice()
  for (const place of masked) open[(first + place) >> 5] = (open[(first + place) >> 5] ?? 0) & ~(1 << ((first + place) & 31))
  return open
}

/** The first place from `first` (inclusive) to `end` (exclusive), or -1. */
function nextPlace(bits: Bits, first: number, end: number): number {
  const high = end >> 5
  for (let at = first >> 5; at <= high; at += 1) {
    let own = bits[at] ?? 0
    if (at === first >> 5) own &= -1 << (first & 31)
    if (at === high) own &= ~(-1 << (end & 31))
    if (own !== 0) return (at << 5) + 31 - Math.clz32(own & -own)
  }
  return -1
}

/** The positions of all words covered by matches of a table, for masking. */
export function covered(phrases: Phrases, sentence: Sentence): Set<number> {
  const places = new Set<number>()
  for (const { start, end } of seekByPattern(phrases, sentence)) for (let place = start; place < end; place += 1) places.add(place)
  return places
}

/** The furthest end of a match of the steps from `at` on, starting at `place`; -1 without a match. */
function endOf(steps: readonly Step[], at: number, text: Text, place: number, isOpen: ((place: number) => boolean) | undefined): number {
  const step = steps[at]
  if (!step) return place
  const { isOptional, gap, edge, orEnd } = step
  const next = at + 1
  if (edge !== undefined) return hasPlace(edge === 'start' ? text.starts : text.ends, place) ? endOf(steps, next, text, place, isOpen) : -1
  let end = -1
  if (gap > 0) {
    for (let between = 0; between <= gap; between += 1) {
      end = Math.max(end, endOf(steps, next, text, place + between, isOpen))
      if (!hasPlace(text.words, place + between)) return end
    }
    return end
  }
  if (isOptional || (orEnd && hasPlace(text.ends, place))) end = endOf(steps, next, text, place, isOpen)
  for (const { length, bits } of partsOf(step, text)) {
    if (!hasPlace(bits, place)) continue
    const isWhole = !isOpen || Array.from({ length }, (_, ahead) => place + ahead).every((one) => isOpen(one))
    if (isWhole) end = Math.max(end, endOf(steps, next, text, place + length, isOpen))
  }
  return end
}
