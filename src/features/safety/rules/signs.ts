import type { Language, Speaker } from '../../text/rules/speech.ts'
import type { Recognised, SafetyClass, SafetyRule } from './classes.ts'
import type { Concepts } from './patterns.ts'
import { isAside } from './asides.ts'
import { covered, seekByPattern, toPhrases, type Phrases } from './phrases.ts'
import type { Sentence } from '../../text/rules/written.ts'

/**
 * One way a cause is expressed, in one line: 'cause: signs ! guards'. Signs are patterns (`phrases.ts`) separated by
 * `&` that must all match near each other, in any order: 'chest-pain/8: <pain> & <chest> ! <story> ! <past>'. The
 * number is the maximum span in words; `?` requires a question mark in the message, `+` allows the signs to be in two
 * consecutive sentences; each pattern after a `!` cancels the match if it matches nearby.
 */
export type SignRow = string

/** The rules of a class in a language. `harmless` are figures of speech; the words they cover are ignored. */
export type SignTable = {
  readonly class: SafetyClass
  readonly language: Language
  /** Absent if the rules apply to every writer. */
  readonly speaker?: Speaker
  readonly concepts: Concepts
  readonly harmless: readonly string[]
  readonly rules: readonly SignRow[]
}

type Rule = {
  readonly row: SignRow
  readonly cause: string
  readonly isQuestion: boolean
  readonly isWide: boolean
  readonly within: number
  readonly signs: readonly number[]
  readonly unless: readonly number[]
}
/** From the first (inclusive) to the last (exclusive) word of signs that belong together. */
type Hit = { readonly start: number; readonly end: number }
type Place = { readonly start: number; readonly end: number }
/** The matches of each pattern, by its index. */
type Standing = ReadonlyMap<number, readonly Place[]>

const WITHIN = 10
/** Distance within which a guard applies, in words. */
const GUARD_REACH = 14
/** Distance between two sentences, in words. */
const SENTENCE_GAP = 2
/** Most matches of one sign per sentence, to bound the time for long messages. */
const PLACES_MOST = 24

const NO: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['no', 'not', 'never', 'without', 'nor', 'neither', 'zero']),
  es: new Set(['no', 'sin', 'nunca', 'ni', 'ningun', 'ninguna', 'tampoco', 'jamas']),
  fr: new Set(['pas', 'sans', 'aucun', 'aucune', 'jamais', 'ni', 'point']),
}
const NO_REACH = 3
/** Words that end the scope of a preceding negation. */
const NO_ENDS = new Set([
  ',',
  'but',
  'just',
  'only',
  'know',
  'sure',
  'like',
  'because',
  'se',
  'pero',
  'solo',
  'porque',
  'que',
  'sais',
  'mais',
  'seulement',
  'if',
  'si',
])

const ROW = /^([\w-]+)(\??)(\+?)(?:\/(\d+))?: ([^!]+)((?:! .+)?)$/

/** Compiles a table to a rule. Throws on an invalid row. */
export function toRule(table: SignTable): SafetyRule {
  const { signs, guards, rules } = toRows(table)
  const { class: name, language, concepts } = table
  const sought: Sought = {
    signs: toPhrases(concepts, signs),
    guards: guards.length === 0 ? undefined : toPhrases(concepts, guards),
    harmless: table.harmless.length === 0 ? undefined : toPhrases(concepts, table.harmless),
    language,
  }
  return (message, speaker, report) => {
    if (table.speaker !== undefined && table.speaker !== speaker) return []
    const found = new Map<string, Recognised>()
    const isQuestion = /[?¿]/.test(message.raw)
    const matches = message.read.map((sentence) => (isAside(sentence, name) ? NONE : standing(sought.signs, sentence)))
    const present = new Set(matches.flatMap((raw) => [...raw.keys()]))
    const possible = rules.filter(({ signs: all }) => all.every((sign) => present.has(sign)))
    if (possible.length === 0) return []
    const scenes = message.read.map((sentence, place) => toScene(sentence, matches[place] ?? NONE, message.read[place + 1], sought))
    for (const rule of possible) {
      if (found.has(rule.cause) || (rule.isQuestion && !isQuestion)) continue
      for (const [place, scene] of scenes.entries()) {
        const after = rule.isWide ? scenes[place + 1] : undefined
        if (!rule.signs.every((sign) => scene.raw.has(sign) || after?.raw.has(sign) === true)) continue
        const hit = together(rule.signs, rule.isWide ? scene.wideSigns() : scene.signs(), rule.within)
        const words = after ? wordsOf(scene.sentence, after.sentence) : scene.sentence.words
        const matched = (at: Hit) => ({
          class: name,
          cause: rule.cause,
          language,
          pattern: rule.row,
          words: words.slice(at.start, at.end).join(' '),
        })
        if (!hit) {
          const raw = report && together(rule.signs, scene.raw, rule.within)
          if (raw) report({ ...matched(raw), removedBy: 'a denial or a figure of speech' })
          continue
        }
        const guard = guardOf(hit, rule, rule.isWide ? scene.wideGuards() : scene.guards())
        if (guard !== undefined) {
          report?.({ ...matched(hit), removedBy: `the guard ${guards[guard]}` })
          continue
        }
        report?.(matched(hit))
        const about = aboutOf(words, hit.start, hit.end, speaker)
        found.set(rule.cause, { class: name, cause: rule.cause, isNow: name === 'M1', about, isDenied: false, language })
        break
      }
    }
    return [...found.values()]
  }
}

function toRows(table: SignTable): { signs: string[]; guards: string[]; rules: Rule[] } {
  const signs: string[] = []
  const guards: string[] = []
  const placeIn = (patterns: string[]) => (pattern: string) => {
    const clean = pattern.trim()
    if (!patterns.includes(clean)) patterns.push(clean)
    return patterns.indexOf(clean)
  }
  const rules = table.rules.map((row): Rule => {
    const [, cause, question, wide, within, all, unless] = ROW.exec(row) ?? []
    if (cause === undefined || all === undefined) throw new Error(`Not a row of signs: ${row}`)
    return {
      row,
      cause,
      isQuestion: question === '?',
      isWide: wide === '+',
      within: within === undefined ? WITHIN : Number(within),
      signs: all.split('&').map(placeIn(signs)),
      unless: (unless ?? '')
        .split('!')
        .filter((guard) => guard.trim() !== '')
        .map(placeIn(guards)),
    }
  })
  return { signs, guards, rules }
}

/** The guard that cancels a hit; `undefined` if there is none. */
function guardOf(hit: Hit, { unless }: Rule, guards: Standing): number | undefined {
  const isNear = ({ start, end }: Place) => start < hit.end + GUARD_REACH && end > hit.start - GUARD_REACH
  return unless.find((pattern) => guards.get(pattern)?.some(isNear))
}

type Sought = {
  readonly signs: Phrases
  readonly guards: Phrases | undefined
  readonly harmless: Phrases | undefined
  readonly language: Language
}

/** A sentence with its matches and those of the next one, computed lazily. */
type Scene = {
  readonly sentence: Sentence
  /** All matches of signs, including negated and figurative ones. */
  readonly raw: Standing
  signs(): Standing
  guards(): Standing
  wideSigns(): Standing
  wideGuards(): Standing
}

function toScene(sentence: Sentence, raw: Standing, next: Sentence | undefined, sought: Sought): Scene {
  const signs = once(() => meant(raw, sentence, sought))
  const guards = once(() => standing(sought.guards, sentence))
  const offset = sentence.words.length + SENTENCE_GAP
  const wideSigns = once(() => (next ? joined(signs(), meant(standing(sought.signs, next), next, sought), offset) : signs()))
  const wideGuards = once(() => (next ? joined(guards(), standing(sought.guards, next), offset) : guards()))
  return { sentence, raw, signs, guards, wideSigns, wideGuards }
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

const NONE: Standing = new Map()

function standing(phrases: Phrases | undefined, sentence: Sentence): Standing {
  const spans = phrases ? seekByPattern(phrases, sentence, undefined, PLACES_MOST) : []
  return spans.length === 0 ? NONE : Map.groupBy(spans, ({ pattern }) => pattern)
}

/** Signs without negated and figurative ones. */
function meant(raw: Standing, sentence: Sentence, { harmless, language }: Sought): Standing {
  const masked = harmless && covered(harmless, sentence)
  const isMeant = (place: Place) => !isDenied(sentence.words, place, language) && !isMasked(place, masked)
  return new Map([...raw].map(([pattern, places]) => [pattern, places.filter(isMeant)]))
}

/** The matches of a sentence and of the next one, which starts `offset` words later. */
function joined(one: Standing, next: Standing, offset: number): Standing {
  const both = new Map(one)
  for (const [pattern, places] of next) {
    const moved = places.map(({ start, end }) => ({ start: start + offset, end: end + offset }))
    both.set(pattern, [...(both.get(pattern) ?? []), ...moved])
  }
  return both
}

function wordsOf(one: Sentence, next: Sentence): readonly string[] {
  return [...one.words, ...Array.from({ length: SENTENCE_GAP }, () => ','), ...next.words]
}

function isMasked({ start, end }: Place, masked: ReadonlySet<number> | undefined): boolean {
  if (!masked) return false
  for (let place = start; place < end; place += 1) if (masked.has(place)) return true
  return false
}

function isDenied(words: readonly string[], { start }: Place, language: Language): boolean {
  for (let place = start - 1; place >= 0 && place >= start - NO_REACH; place -= 1) {
    const word = words[place] ?? ''
    if (NO_ENDS.has(word)) return false
    if (NO[language].has(word)) return true
  }
  return false
}

/** The first matches of all signs within the span, without overlaps. */
function together(signs: readonly number[], standing: Standing, within: number): Hit | undefined {
  const lists = signs.map((sign) => standing.get(sign) ?? [])
  if (lists.some((list) => list.length === 0)) return undefined
  const choose = (at: number, chosen: readonly Place[]): Hit | undefined => {
    const list = lists[at]
    if (!list) return { start: Math.min(...chosen.map((one) => one.start)), end: Math.max(...chosen.map((one) => one.end)) }
    for (const place of list) {
      const isNear = chosen.every(
        (one) =>
          Math.max(one.end, place.end) - Math.min(one.start, place.start) <= within && (place.start >= one.end || place.end <= one.start),
      )
      const whole = isNear ? choose(at + 1, [...chosen, place]) : undefined
      if (whole) return whole
    }
    return undefined
  }
  return choose(0, [])
}

const SELF = new Set('i me my mine myself yo me mi estoy tengo siento noto llevo puedo mis je j m moi mon ma mes'.split(' '))
const OTHER = new Set(
  (
    'she he her him his wife husband sister brother mum mom mother dad father daughter son friend partner aunt nan gran neighbour neighbor colleague boyfriend girlfriend ' +
    'ella esposa mujer marido esposo hermana hermano madre mama padre papa hija hijo amiga amigo pareja tia abuela vecina suegra ' +
    'elle il femme epouse mari conjoint conjointe soeur frere mere maman pere papa fille fils amie ami tante belle voisine blonde copine copain'
  ).split(' '),
)

/** The person concerned: the one named last before the signs. "My sister" is another person. */
function aboutOf(words: readonly string[], start: number, end: number, speaker: Speaker): Recognised['about'] {
  for (let place = Math.min(end, words.length) - 1; place >= 0; place -= 1) {
    const word = words[place] ?? ''
    if (place > start + 1) continue
    if (OTHER.has(word)) return 'other'
    if (SELF.has(word) && !OTHER.has(words[place + 1] ?? '')) return 'self'
  }
  if (words.some((word) => SELF.has(word))) return 'self'
  return speaker === 'partner' || words.some((word) => OTHER.has(word)) ? 'other' : 'self'
}
