import type { Sentence } from './written.ts'

/**
 * Named groups of words. Alternatives stand between bars; `_` joins the words of a phrase, `die*` is every word that begins so, `<name>` another
 * concept: `{ die: 'die|dies|pass_away', want: 'want*|long_to' }`.
 */
export type Concepts = Readonly<Record<string, string>>

/** Where a phrase was found in a sentence: its words from `start` to before `end`, and which pattern of the table it was. */
export type Span = { readonly start: number; readonly end: number; readonly pattern: number }

/** Patterns made ready to be sought. */
export type Phrases = {
  readonly patterns: readonly Pattern[]
  /** Those that may begin anywhere. */
  readonly loose: readonly number[]
  /** The others by the group they begin with, for a table that is seldom sought; the tables that always are stand in `starters`. */
  readonly byFirst: ReadonlyMap<number, readonly number[]> | undefined
}

type Step = {
  readonly words: number
  /** Phrases by their first word. */
  readonly phrases: ReadonlyMap<number, readonly (readonly number[])[]>
  /** All words that it may begin with. */
  readonly firsts: readonly number[]
  readonly isOptional: boolean
  readonly gap: number
  readonly edge: Edge
  /** Whether the end of the sentence will do as well. */
  readonly orEnd: boolean
}
type Edge = 'start' | 'end' | undefined
type Pattern = { readonly steps: readonly Step[]; readonly musts: readonly Step[] }

/** Groups of words by their spelling, so that each group is known once in all tables. */
const groups = new Map<string, number>()
const exact = new Map<string, number[]>()
const beginnings = new Map<string, number[]>()
const SHORTEST_BEGINNING = 2
/** Of each group the patterns of all tables that may begin with it. */
const starters = new Map<number, { readonly phrases: Phrases; readonly pattern: number }[]>()

/**
 * Reads patterns: elements between spaces are words that follow each other. An element is written as in `Concepts`; `?` behind it makes it optional, `~3` lets up to three
 * words stand between, `~` up to two, `^` and `$` are the ends of the sentence (`$` also as an alternative): `'i|we <want> ~ <die>'`.
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
  for (const [group, begun] of byFirst) {
    for (const pattern of begun) addTo(starters, group, { phrases, pattern })
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

/** What is known of a table while it is read: many patterns are made of the same elements, so each is read once. */
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
    const index = isBeginning ? beginnings : exact
    addTo(index, key, group)
  }
  return group
}

/** The groups that each word of a sentence belongs to, those of all its words, and where patterns of each table may begin. */
type Grouped = {
  readonly words: readonly ReadonlySet<number>[]
  readonly all: ReadonlySet<number>
  readonly begun: ReadonlyMap<Phrases, ReadonlyMap<number, readonly number[]>>
}

/** A sentence is read once for all tables. */
const grouped = new WeakMap<Sentence, Grouped>()

function groupsOf(sentence: Sentence): Grouped {
  const known = grouped.get(sentence)
  if (known) return known
  const words = sentence.readings.map(groupsOfReadings)
  const all = new Set<number>()
  const begun = new Map<Phrases, Map<number, number[]>>()
  for (const [start, word] of words.entries()) {
    for (const group of word) {
      all.add(group)
      for (const { phrases, pattern } of starters.get(group) ?? []) {
        let table = begun.get(phrases)
        if (!table) begun.set(phrases, (table = new Map<number, number[]>()))
        addStart(table, pattern, start)
      }
    }
  }
  const found = { words, all, begun }
  grouped.set(sentence, found)
  return found
}

/** Where patterns of a table that is seldom sought may begin. */
function begunIn(
  byFirst: ReadonlyMap<number, readonly number[]>,
  words: readonly ReadonlySet<number>[],
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const [start, word] of words.entries()) {
    for (const group of word) for (const pattern of byFirst.get(group) ?? []) addStart(found, pattern, start)
  }
  return found
}

function addStart(table: Map<number, number[]>, pattern: number, start: number): void {
  const starts = table.get(pattern)
  if (!starts) table.set(pattern, [start])
  else if (starts.at(-1) !== start) starts.push(start)
}

function groupsOfReadings(readings: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const word of readings) {
    for (const group of exact.get(word) ?? []) found.add(group)
    for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1) {
      for (const group of beginnings.get(word.slice(0, length)) ?? []) found.add(group)
    }
  }
  return found
}

/**
 * Where phrases of a table stand in a sentence, in order; each pattern at most once from the same place, as long as it goes. Words at `masked` places
 * are not seen; of each pattern at most `most` places are told.
 */
export function seek(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>, most: number = Number.POSITIVE_INFINITY): Span[] {
  const { words, all, begun } = groupsOf(sentence)
  const spans: Span[] = []
  const seekFrom = (place: number, starts: Iterable<number>) => {
    const pattern = phrases.patterns[place]
    if (!pattern?.musts.every(({ firsts }) => firsts.some((group) => all.has(group)))) return
    let left = most
    for (const start of starts) {
      if (left === 0) return
      const end = endOf(pattern.steps, words, start, masked)
      if (end === undefined) continue
      spans.push({ start, end, pattern: place })
      left -= 1
    }
  }
  for (const [place, starts] of (phrases.byFirst ? begunIn(phrases.byFirst, words) : begun.get(phrases)) ?? []) seekFrom(place, starts)
  for (const place of phrases.loose) seekFrom(place, words.keys())
  return spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** Whether any phrase of a table stands in a sentence. */
export function has(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>): boolean {
  return seek(phrases, sentence, masked).length > 0
}

/** The places of all words that phrases of a table cover: what a guard takes out of a sentence before rules read it. */
export function covered(phrases: Phrases, sentence: Sentence): Set<number> {
  const places = new Set<number>()
  for (const { start, end } of seek(phrases, sentence)) for (let place = start; place < end; place += 1) places.add(place)
  return places
}

function endOf(
  steps: readonly Step[],
  words: readonly ReadonlySet<number>[],
  start: number,
  masked: ReadonlySet<number> | undefined,
): number | undefined {
  const [only] = steps
  if (only && steps.length === 1) {
    const next: number[] = []
    advance(only, words, start, masked, next)
    return next.length === 0 ? undefined : Math.max(...next)
  }
  let places = [start]
  for (const step of steps) {
    const next: number[] = []
    for (const place of places) advance(step, words, place, masked, next)
    if (next.length === 0) return undefined
    places = next.length === 1 ? next : [...new Set(next)]
  }
  return Math.max(...places)
}

/** Adds to `next` the places to which a step leads from `place`. */
function advance(
  step: Step,
  words: readonly ReadonlySet<number>[],
  place: number,
  masked: ReadonlySet<number> | undefined,
  next: number[],
): void {
  const { words: group, phrases, isOptional, gap, edge, orEnd } = step
  if (edge !== undefined) {
    if (place === (edge === 'start' ? 0 : words.length)) next.push(place)
    return
  }
  if (gap > 0) {
    for (let between = 0; between <= gap && place + between <= words.length; between += 1) next.push(place + between)
    return
  }
  if (isOptional || (orEnd && place === words.length)) next.push(place)
  const word = words[place]
  if (!word || masked?.has(place) === true) return
  if (word.has(group)) next.push(place + 1)
  if (phrases.size === 0) return
  for (const first of word) {
    for (const phrase of phrases.get(first) ?? []) {
      if (phrase.every((one, at) => words[place + at]?.has(one) === true && masked?.has(place + at) !== true))
        next.push(place + phrase.length)
    }
  }
}
