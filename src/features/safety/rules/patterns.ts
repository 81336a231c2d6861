/**
 * Named groups of words. Alternatives are separated by bars; `_` joins the words of a phrase, `die*` matches every word
 * with that prefix, `<name>` refers to another concept: `{ die: 'die|dies|pass_away', want: 'want*|long_to' }`.
 */
export type Concepts = Readonly<Record<string, string>>

/** A compiled element of a pattern. */
export type Step = {
  /** Numbers all steps of all tables. */
  readonly id: number
  /** The group of its single words, or -1. */
  readonly words: number
  /** Its phrases, each as the groups of its words. */
  readonly phrases: readonly (readonly number[])[]
  /** All groups that its first word may belong to. */
  readonly firsts: readonly number[]
  readonly isOptional: boolean
  readonly gap: number
  readonly edge: 'start' | 'end' | undefined
  /** Whether the end of the sentence matches as well. */
  readonly orEnd: boolean
}

/** `musts` are the steps that need a word. */
export type Pattern = { readonly steps: readonly Step[]; readonly musts: readonly Step[] }

/** Group numbers by spelling, shared by all tables. */
const groups = new Map<string, number>()
const exact = new Map<string, number[]>()
const beginnings = new Map<string, number[]>()
const SHORTEST_BEGINNING = 2
let longestBeginning = SHORTEST_BEGINNING
let stepsMade = 0

/** How many groups and steps there are, to size what is kept of a text. */
export function patternCounts(): { readonly groups: number; readonly steps: number } {
  return { groups: groups.size, steps: stepsMade }
}

/** The groups that any of the readings of a word belongs to; the same group may be there twice. */
export function groupsOf(readings: readonly string[]): readonly number[] {
  const found: number[] = []
  for (const word of readings) {
    const own = exact.get(word)
    if (own) found.push(...own)
    const most = Math.min(word.length, longestBeginning)
    for (let length = SHORTEST_BEGINNING; length <= most; length += 1) {
      const begun = beginnings.get(word.slice(0, length))
      if (begun) found.push(...begun)
    }
  }
  return found
}

/** Compiles the patterns of a table (`toPhrases`). Throws on an invalid pattern or an unknown concept. */
export function toPatterns(concepts: Concepts, patterns: readonly string[]): Pattern[] {
  const reader: Reader = { concepts, meanings: new Map(), steps: new Map() }
  return patterns.map((pattern) => toPattern(pattern, reader))
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

function toStep(element: string, reader: Reader): Step {
  const none = { words: -1, phrases: [], firsts: [], isOptional: false, gap: 0, edge: undefined, orEnd: false }
  const id = stepsMade
  stepsMade += 1
  if (element === '^' || element === '$') return { ...none, id, edge: element === '^' ? 'start' : 'end' }
  const gap = /^~(\d*)$/.exec(element)
  if (gap) return { ...none, id, gap: Number(gap[1] === '' ? 2 : gap[1]) }
  const isOptional = element.endsWith('?')
  const all = alternatives(isOptional ? element.slice(0, -1) : element, reader, 0)
  const choices = all.filter((choice) => choice !== '$')
  const single = choices.filter((choice) => !choice.includes('_'))
  const words = single.length === 0 ? -1 : toGroup(single)
  const phrases = choices.filter((choice) => choice.includes('_')).map((choice) => choice.split('_').map((word) => toGroup([word])))
  const firsts = [...new Set([...(words < 0 ? [] : [words]), ...phrases.flatMap(([first = -1]) => first)])]
  return { ...none, id, words, phrases, firsts, isOptional, orEnd: choices.length < all.length }
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
    const list = index.get(key)
    if (list) list.push(group)
    else index.set(key, [group])
  }
  return group
}
