import type { Sentence } from '../../text/rules/written.ts'

/**
 * Named groups of words. Alternatives are separated by bars; `_` joins the words of a phrase, `die*` matches every word
 * with that prefix, `<name>` refers to another concept: `{ die: 'die|dies|pass_away', want: 'want*|long_to' }`.
 */
export type Concepts = Readonly<Record<string, string>>

/**
 * A match in a sentence: words from `start` (inclusive) to `end` (exclusive), and the index of the pattern in its
 * table.
 */
export type Span = { readonly start: number; readonly end: number; readonly pattern: number }

/** Compiled patterns. */
export type Phrases = {
  readonly patterns: readonly Pattern[]
  /** Indices of patterns that may start at any word. */
  readonly loose: readonly number[]
  /**
   * The other patterns by the group of their first word, for a table that is seldom searched; those of tables that are
   * always searched are in `starters`.
   */
  readonly byFirst: ReadonlyMap<number, readonly number[]> | undefined
}

type Step = {
  readonly words: number
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<number, readonly (readonly number[])[]>
  /** All groups that its first word may belong to. */
  readonly firsts: readonly number[]
  readonly isOptional: boolean
  readonly gap: number
  readonly edge: Edge
  /** Whether the end of the sentence matches as well. */
  readonly orEnd: boolean
}
type Edge = 'start' | 'end' | undefined
type Pattern = { readonly steps: readonly Step[]; readonly musts: readonly Step[] }

/** Group numbers by spelling, shared by all tables. */
const groups = new Map<string, number>()
const exact = new Map<string, number[]>()
const beginnings = new Map<string, number[]>()
const SHORTEST_BEGINNING = 2
let longestBeginning = SHORTEST_BEGINNING
/** A pattern that may start with a word, and its later steps that need a word. */
type Start = { readonly phrases: Phrases; readonly pattern: number; readonly musts: readonly Step[] }
/** The patterns of all tables that may start with each group. */
const starters = new Map<number, Start[]>()

/**
 * Compiles patterns: elements separated by spaces match consecutive words. An element is written as in `Concepts`; a
 * trailing `?` makes it optional, `~3` allows up to three words in between, `~` up to two, `^` and `$` are the ends of
 * the sentence (`$` also as an alternative): `'i|we <want> ~ <die>'`. Throws on an invalid pattern or an unknown
 * concept.
 */
export function toPhrases(concepts: Concepts, patterns: readonly string[], sought: 'always' | 'seldom' = 'always'): Phrases {
  const reader: Reader = { concepts, meanings: new Map(), steps: new Map() }
  const read = patterns.map((pattern) => toPattern(pattern, reader))
  const byFirst = new Map<number, number[]>()
  const loose: number[] = []
  for (const [pattern, { steps }] of read.entries()) {
    const [first] = steps
    if (!first || !isFirm(first)) loose.push(pattern)
    else for (const group of first.firsts) addTo(byFirst, group, pattern)
  }
  if (sought === 'seldom') return { patterns: read, loose, byFirst }
  const phrases = { patterns: read, loose, byFirst: undefined }
  const starts = read.map(({ musts }, pattern): Start => ({ phrases, pattern, musts: musts.slice(1) }))
  for (const [group, begun] of byFirst) {
    for (const pattern of begun) {
      const start = starts[pattern]
      if (start) addTo(starters, group, start)
    }
  }
  return phrases
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Whether a step needs a word of its own. */
function isFirm(step: Step | undefined): boolean {
  return step !== undefined && !step.isOptional && !step.orEnd && step.gap === 0 && step.edge === undefined
}

/** Caches for compiling a table: many patterns share elements, so each is parsed once. */
type Reader = { readonly concepts: Concepts; readonly meanings: Map<string, readonly string[]>; readonly steps: Map<string, Step> }

function toPattern(text: string, reader: Reader): Pattern {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((element) => {
      const step = reader.steps.get(element) ?? toStep(element, reader)
      reader.steps.set(element, step)
      return step
    })
  const musts = steps.filter(isFirm)
  if (musts.length === 0) throw new Error(`Nothing in the pattern must be there: ${text}`)
  return { steps, musts }
}

const NO_PHRASES: Step['phrases'] = new Map()

function toStep(element: string, reader: Reader): Step {
  const none: Step = { words: -1, phrases: NO_PHRASES, firsts: [], isOptional: false, gap: 0, edge: undefined, orEnd: false }
  if (element === '^' || element === '$') return { ...none, edge: element === '^' ? 'start' : 'end' }
  const gap = /^~(\d*)$/.exec(element)
  if (gap) return { ...none, gap: Number(gap[1] === '' ? 2 : gap[1]) }
  const isOptional = element.endsWith('?')
  const all = alternatives(isOptional ? element.slice(0, -1) : element, reader, 0)
  const choices = all.filter((choice) => choice !== '$')
  const single = choices.filter((choice) => !choice.includes('_'))
  const words = single.length === 0 ? -1 : toGroup(single)
  const phrases = new Map<number, (readonly number[])[]>()
  for (const choice of choices.filter((one) => one.includes('_'))) {
    const phrase = choice.split('_').map((word) => toGroup([word]))
    const [first = -1] = phrase
    addTo(phrases, first, phrase)
  }
  const firsts = [...new Set([...(words < 0 ? [] : [words]), ...phrases.keys()])]
  return { ...none, words, phrases: phrases.size === 0 ? NO_PHRASES : phrases, firsts, isOptional, orEnd: choices.length < all.length }
}

function alternatives(element: string, reader: Reader, depth: number): readonly string[] {
  if (depth > 8) throw new Error(`A concept is made of itself: ${element}`)
  return element.split('|').flatMap((choice) => {
    const known = reader.meanings.get(choice)
    if (known) return known
    const meanings = meaningsOf(choice, element, reader, depth)
    reader.meanings.set(choice, meanings)
    return meanings
  })
}

function meaningsOf(choice: string, element: string, reader: Reader, depth: number): readonly string[] {
  const name = /<([\w-]+)>/.exec(choice)
  if (!name) {
    if (!/^(?:[\p{L}\p{N}\p{Extended_Pictographic}_,*]+|\$)$/u.test(choice)) throw new Error(`Not a word: ${choice} in ${element}`)
    return [choice]
  }
  const meaning = reader.concepts[name[1] ?? '']
  if (meaning === undefined) throw new Error(`No concept is called ${name[0]}`)
  return alternatives(meaning, reader, depth + 1).flatMap((word) => alternatives(choice.replace(name[0], word), reader, depth + 1))
}

function toGroup(words: readonly string[]): number {
  const spelling = [...new Set(words)].toSorted().join('|')
  const known = groups.get(spelling)
  if (known !== undefined) return known
  const group = groups.size
  groups.set(spelling, group)
  for (const word of new Set(words)) {
    const isBeginning = word.endsWith('*')
    const key = isBeginning ? word.slice(0, -1) : word
    if (isBeginning && key.length < SHORTEST_BEGINNING) throw new Error(`Too short a beginning: ${word}`)
    if (isBeginning) longestBeginning = Math.max(longestBeginning, key.length)
    const index = isBeginning ? beginnings : exact
    addTo(index, key, group)
  }
  return group
}

/** Cached properties of a word, independent of its sentence. */
type Known = {
  readonly groups: readonly number[]
  /** The groups again, for looking one up. */
  readonly set: ReadonlySet<number>
  /** The patterns of all tables that are always searched that may start with it; computed at the first use. */
  starts: readonly Start[] | undefined
  /** The same for each table that is seldom searched. */
  readonly seldom: Map<Phrases, readonly number[]>
}

/**
 * The words of each message by their readings, each looked up once. Not shared between messages, so that response times
 * reveal nothing about other messages.
 */
const vocabularies = new WeakMap<object, Map<string, Known>>()

function vocabularyOf(message: object): Map<string, Known> {
  const before = vocabularies.get(message)
  if (before) return before
  const vocabulary = new Map<string, Known>()
  vocabularies.set(message, vocabulary)
  return vocabulary
}

function knownOf(readings: readonly string[], vocabulary: Map<string, Known>): Known {
  const spelling = readings.join(' ')
  const before = vocabulary.get(spelling)
  if (before) return before
  const set = groupsOfReadings(readings)
  const known = { groups: [...set], set, starts: undefined, seldom: new Map<Phrases, readonly number[]>() }
  vocabulary.set(spelling, known)
  return known
}

function startsOf(word: Known): readonly Start[] {
  word.starts ??= [...new Set(word.groups.flatMap((group) => starters.get(group) ?? []))]
  return word.starts
}

/** Patterns by index, with lists of the positions at which each may start, one list per distinct word. */
type Begun = ReadonlyMap<number, readonly (readonly number[])[]>

/** A sentence prepared for matching. */
type Grouped = {
  /** The groups of each word. */
  readonly words: readonly ReadonlySet<number>[]
  /** The positions of each distinct word, in order. */
  readonly distinct: ReadonlyMap<Known, readonly number[]>
  /** The groups of all its words, as a bit set. */
  readonly all: Uint32Array
  /** Where patterns of each table that is always searched may start; computed at the first use. */
  begun: ReadonlyMap<Phrases, Begun> | undefined
}

/** Sentences prepared once for all tables. */
const grouped = new WeakMap<Sentence, Grouped>()

function groupsOf(sentence: Sentence): Grouped {
  const before = grouped.get(sentence)
  if (before) return before
  const vocabulary = vocabularyOf(sentence.message)
  const known = sentence.readings.map((readings) => knownOf(readings, vocabulary))
  const distinct = new Map<Known, number[]>()
  const all = new Uint32Array(Math.ceil(groups.size / 32))
  for (const [place, word] of known.entries()) {
    const places = distinct.get(word)
    if (places) places.push(place)
    else {
      distinct.set(word, [place])
      for (const group of word.groups) all[group >> 5] = (all[group >> 5] ?? 0) | (1 << (group & 31))
    }
  }
  const found = { words: known.map(({ set }) => set), distinct, all, begun: undefined }
  grouped.set(sentence, found)
  return found
}

/** Where patterns of all tables that are always searched may start. */
function begunInAll({ distinct, all }: Grouped): ReadonlyMap<Phrases, Begun> {
  const begun = new Map<Phrases, Map<number, (readonly number[])[]>>()
  for (const [word, places] of distinct) {
    for (const { phrases, pattern, musts } of startsOf(word)) {
      if (!isPossible(musts, all)) continue
      const table = begun.get(phrases)
      if (table) addTo(table, pattern, places)
      else begun.set(phrases, new Map([[pattern, [places]]]))
    }
  }
  return begun
}

/** Whether a sentence with these groups has a word for each step that needs one. */
function isPossible(musts: readonly Step[], all: Uint32Array): boolean {
  for (const { firsts } of musts) if (!hasOneOf(firsts, all)) return false
  return true
}

function hasOneOf(firsts: readonly number[], all: Uint32Array): boolean {
  for (const group of firsts) if ((((all[group >> 5] ?? 0) >> (group & 31)) & 1) === 1) return true
  return false
}

/** Where patterns of a table that is seldom searched may start. */
function begunIn(phrases: Phrases, { distinct, all }: Grouped): Begun {
  const begun = new Map<number, (readonly number[])[]>()
  for (const [word, places] of distinct) {
    for (const pattern of seldomStartsOf(word, phrases)) {
      if (isPossible(phrases.patterns[pattern]?.musts ?? [], all)) addTo(begun, pattern, places)
    }
  }
  return begun
}

function seldomStartsOf({ groups: own, seldom }: Known, phrases: Phrases): readonly number[] {
  const known = seldom.get(phrases)
  if (known) return known
  const starts = [...new Set(own.flatMap((group) => phrases.byFirst?.get(group) ?? []))]
  seldom.set(phrases, starts)
  return starts
}

/** The positions of several words in order. */
function inOrder(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = []] = lists
  return lists.length === 1 ? first : lists.flat().toSorted((one, other) => one - other)
}

function groupsOfReadings(readings: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const word of readings) {
    for (const group of exact.get(word) ?? []) found.add(group)
    for (let length = SHORTEST_BEGINNING; length <= Math.min(word.length, longestBeginning); length += 1) {
      for (const group of beginnings.get(word.slice(0, length)) ?? []) found.add(group)
    }
  }
  return found
}

/**
 * The matches of a table in a sentence, in order; each pattern at most once per start position, as long as possible.
 * Words at `masked` positions are ignored; at most `most` matches per pattern are returned.
 */
export function seek(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>, most: number = Number.POSITIVE_INFINITY): Span[] {
  const read = groupsOf(sentence)
  const spans: Span[] = []
  for (const [pattern, starts] of possibleStarts(phrases, read)) {
    const steps = phrases.patterns[pattern]?.steps ?? []
    let left = most
    for (const start of starts) {
      if (left === 0) break
      const end = endOf(steps, 0, read.words, start, masked)
      if (end < 0) continue
      spans.push({ start, end, pattern })
      left -= 1
    }
  }
  return spans.length < 2 ? spans : spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** Whether any phrase of a table matches in a sentence. */
export function has(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>): boolean {
  const read = groupsOf(sentence)
  for (const [pattern, starts] of possibleStarts(phrases, read)) {
    const steps = phrases.patterns[pattern]?.steps ?? []
    for (const start of starts) if (endOf(steps, 0, read.words, start, masked) >= 0) return true
  }
  return false
}

/** The patterns of a table that a sentence has all necessary words for, each with its possible start positions. */
function possibleStarts(phrases: Phrases, read: Grouped): readonly (readonly [pattern: number, starts: Iterable<number>])[] {
  const begun = phrases.byFirst ? begunIn(phrases, read) : (read.begun ??= begunInAll(read)).get(phrases)
  const starts: (readonly [number, Iterable<number>])[] = []
  if (begun) for (const [pattern, lists] of begun) starts.push([pattern, inOrder(lists)])
  for (const pattern of phrases.loose) {
    if (isPossible(phrases.patterns[pattern]?.musts ?? [], read.all)) starts.push([pattern, read.words.keys()])
  }
  return starts
}

/** The positions of all words covered by matches of a table, for masking. */
export function covered(phrases: Phrases, sentence: Sentence): Set<number> {
  const places = new Set<number>()
  for (const { start, end } of seek(phrases, sentence)) for (let place = start; place < end; place += 1) places.add(place)
  return places
}

/** The furthest end position of a match of the steps from `at` on, starting at `place`; -1 without a match. */
function endOf(
  steps: readonly Step[],
  at: number,
  words: readonly ReadonlySet<number>[],
  place: number,
  masked: ReadonlySet<number> | undefined,
): number {
  const step = steps[at]
  if (!step) return place
  const { words: group, phrases, isOptional, gap, edge, orEnd } = step
  const next = at + 1
  if (edge !== undefined) return place === (edge === 'start' ? 0 : words.length) ? endOf(steps, next, words, place, masked) : -1
  let end = -1
  if (gap > 0) {
    for (let between = 0; between <= gap && place + between <= words.length; between += 1)
      end = Math.max(end, endOf(steps, next, words, place + between, masked))
    return end
  }
  if (isOptional || (orEnd && place === words.length)) end = endOf(steps, next, words, place, masked)
  const word = words[place]
  if (!word || masked?.has(place) === true) return end
  if (group >= 0 && word.has(group)) end = Math.max(end, endOf(steps, next, words, place + 1, masked))
  if (phrases === NO_PHRASES) return end
  for (const [first, choices] of phrases) {
    if (!word.has(first)) continue
    for (const phrase of choices) {
      if (phrase.every((one, ahead) => words[place + ahead]?.has(one) === true && masked?.has(place + ahead) !== true))
        end = Math.max(end, endOf(steps, next, words, place + phrase.length, masked))
    }
  }
  return end
}
