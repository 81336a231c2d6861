import type { Sentence } from './written.ts'

/**
 * Named groups of words. Alternatives stand between bars; `_` joins the words of a phrase, `die*` is every word that begins so, `<name>` another
 * concept: `{ die: 'die|dies|pass_away', want: 'want*|long_to' }`.
 */
export type Concepts = Readonly<Record<string, string>>

/** Where a phrase was found in a sentence: its words from `start` to before `end`, and which pattern of the table it was. */
export type Span = { readonly start: number; readonly end: number; readonly pattern: number }

/** Patterns made ready to be sought. */
export type Phrases = { readonly patterns: readonly Pattern[]; readonly byWord: ReadonlyMap<number, readonly number[]> }

type Step = {
  readonly words: number
  readonly phrases: readonly (readonly number[])[]
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

/**
 * Reads patterns: elements between spaces are words that follow each other. An element is written as in `Concepts`; `?` behind it makes it optional, `~3` lets up to three
 * words stand between, `~` up to two, `^` and `$` are the ends of the sentence (`$` also as an alternative): `'i|we <want> ~ <die>'`.
 */
export function toPhrases(concepts: Concepts, patterns: readonly string[]): Phrases {
  const read = patterns.map((pattern) => toPattern(pattern, concepts))
  const uses = new Map<number, number>()
  for (const word of read.flatMap(({ steps }) => steps.flatMap(firstWords))) uses.set(word, (uses.get(word) ?? 0) + 1)
  const weight = (step: Step) => Math.max(...firstWords(step).map((word) => uses.get(word) ?? 0)) + firstWords(step).length
  const byWord = new Map<number, number[]>()
  for (const [place, { musts }] of read.entries()) {
    const rarest = musts.reduce((least, step) => (weight(step) < weight(least) ? step : least))
    for (const word of firstWords(rarest)) byWord.set(word, [...(byWord.get(word) ?? []), place])
  }
  return { patterns: read, byWord }
}

function toPattern(text: string, concepts: Concepts): Pattern {
  const steps = text
    .trim()
    .split(/\s+/)
    .map((element) => toStep(element, concepts))
  const musts = steps.filter((step) => !step.isOptional && !step.orEnd && step.gap === 0 && step.edge === undefined)
  if (musts.length === 0) throw new Error(`Nothing in the pattern must be there: ${text}`)
  return { steps, musts }
}

function firstWords(step: Step): number[] {
  return [...(step.words < 0 ? [] : [step.words]), ...step.phrases.flatMap(([first]) => first ?? [])]
}

function toStep(element: string, concepts: Concepts): Step {
  const none: Step = { words: -1, phrases: [], isOptional: false, gap: 0, edge: undefined, orEnd: false }
  if (element === '^' || element === '$') return { ...none, edge: element === '^' ? 'start' : 'end' }
  const gap = /^~(\d*)$/.exec(element)
  if (gap) return { ...none, gap: Number(gap[1] === '' ? 2 : gap[1]) }
  const isOptional = element.endsWith('?')
  const all = alternatives(isOptional ? element.slice(0, -1) : element, concepts, 0)
  const choices = all.filter((choice) => choice !== '$')
  const words = choices.filter((choice) => !choice.includes('_'))
  const phrases = choices.filter((choice) => choice.includes('_')).map((choice) => choice.split('_').map((word) => toGroup([word])))
  return { ...none, words: words.length === 0 ? -1 : toGroup(words), phrases, isOptional, orEnd: choices.length < all.length }
}

function alternatives(element: string, concepts: Concepts, depth: number): string[] {
  if (depth > 8) throw new Error(`A concept is made of itself: ${element}`)
  return element.split('|').flatMap((choice) => {
    const name = /<([\w-]+)>/.exec(choice)
    if (!name) {
      if (!/^(?:[\p{L}\p{N}\p{Extended_Pictographic}_,*]+|\$)$/u.test(choice)) throw new Error(`Not a word: ${choice} in ${element}`)
      return [choice]
    }
    const meaning = concepts[name[1] ?? '']
    if (meaning === undefined) throw new Error(`No concept is called ${name[0]}`)
    return alternatives(meaning, concepts, depth + 1).flatMap((word) => alternatives(choice.replace(name[0], word), concepts, depth + 1))
  })
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
    index.set(key, [...(index.get(key) ?? []), group])
  }
  return group
}

/** The groups that each word of a sentence belongs to, and those of all its words. */
type Grouped = { readonly words: readonly ReadonlySet<number>[]; readonly all: ReadonlySet<number> }

/** A sentence is read once for all tables. */
const grouped = new WeakMap<Sentence, Grouped>()

function groupsOf(sentence: Sentence): Grouped {
  const known = grouped.get(sentence)
  if (known) return known
  const words = sentence.readings.map((readings) => new Set(readings.flatMap(groupsOfWord)))
  const found = { words, all: new Set(words.flatMap((word) => [...word])) }
  grouped.set(sentence, found)
  return found
}

function groupsOfWord(word: string): number[] {
  const found = [...(exact.get(word) ?? [])]
  for (let length = SHORTEST_BEGINNING; length <= word.length; length += 1) found.push(...(beginnings.get(word.slice(0, length)) ?? []))
  return found
}

/**
 * Where phrases of a table stand in a sentence, in order; each pattern at most once from the same place, as long as it goes. Words at `masked` places
 * are not seen.
 */
export function seek(phrases: Phrases, sentence: Sentence, masked?: ReadonlySet<number>): Span[] {
  const { words, all } = groupsOf(sentence)
  const candidates = new Set<number>()
  for (const group of all) for (const place of phrases.byWord.get(group) ?? []) candidates.add(place)
  const spans: Span[] = []
  for (const place of candidates) {
    const pattern = phrases.patterns[place]
    if (!pattern?.musts.every((step) => firstWords(step).some((word) => all.has(word)))) continue
    for (let start = 0; start < words.length; start += 1) {
      if (!canStart(pattern.steps[0], words[start])) continue
      const end = endOf(pattern.steps, words, start, masked)
      if (end !== undefined) spans.push({ start, end, pattern: place })
    }
  }
  return spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
}

function canStart(step: Step | undefined, word: ReadonlySet<number> | undefined): boolean {
  if (!step || !word || step.isOptional || step.gap > 0 || step.edge !== undefined || step.orEnd) return true
  return word.has(step.words) || step.phrases.some(([first = -1]) => word.has(first))
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
  let places = [start]
  const holds = (place: number, group: number) => group >= 0 && words[place]?.has(group) === true && masked?.has(place) !== true
  for (const { words: group, phrases, isOptional, gap, edge, orEnd } of steps) {
    const next = new Set<number>()
    for (const place of places) {
      if (edge !== undefined) {
        if (place === (edge === 'start' ? 0 : words.length)) next.add(place)
        continue
      }
      if (gap > 0) for (let between = 0; between <= gap && place + between <= words.length; between += 1) next.add(place + between)
      if (gap > 0) continue
      if (isOptional || (orEnd && place === words.length)) next.add(place)
      if (holds(place, group)) next.add(place + 1)
      for (const phrase of phrases) if (phrase.every((word, at) => holds(place + at, word))) next.add(place + phrase.length)
    }
    if (next.size === 0) return undefined
    places = [...next]
  }
  return Math.max(...places)
}
