import type { Language, Speaker } from '../speech.ts'
import type { Recognised, SafetyClass, SafetyRule } from './classes.ts'
import { covered, seek, toPhrases, type Concepts, type Phrases, type Span } from './phrases.ts'
import type { Sentence, Written } from './written.ts'

/**
 * One way in which a cause shows itself, in one line: 'cause: signs ! guards'. Signs are patterns (`phrases.ts`) between `&` that must all stand near
 * each other, in any order: 'chest-pain/8: <pain> & <chest> ! <story> ! <past>'. The number is how many words they may span; `?` asks for a question mark in the message, `+` lets them stand in two
 * sentences that follow each other; behind each `!` stands a pattern that takes the meaning away when it stands beside them.
 */
export type SignRow = string

/** The rules of a class in a language. `harmless` are figures of speech: their words are not seen at all. */
export type SignTable = {
  readonly class: SafetyClass
  readonly language: Language
  /** Absent when it does not matter who writes. */
  readonly speaker?: Speaker
  readonly concepts: Concepts
  readonly harmless: readonly string[]
  readonly rules: readonly SignRow[]
}

type Rule = {
  readonly cause: string
  readonly isQuestion: boolean
  readonly isWide: boolean
  readonly within: number
  readonly signs: readonly number[]
  readonly unless: readonly number[]
}
/** From the first to behind the last word of signs that belong together. */
type Hit = { readonly start: number; readonly end: number }
/** A denied or figurative sign is none; a guard it may be. */
type Place = { readonly start: number; readonly end: number; readonly isNone: boolean }

const WITHIN = 10
/** How far beside the signs a guard may stand. */
const GUARD_REACH = 14
/** How far apart two sentences are, in words. */
const SENTENCE_GAP = 2
/** Of each sign so many places are looked at, so that a long message takes no long time. */
const PLACES_MOST = 24

const NO: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['no', 'not', 'never', 'without', 'nor', 'neither', 'zero']),
  es: new Set(['no', 'sin', 'nunca', 'ni', 'ningun', 'ninguna', 'tampoco', 'jamas']),
  fr: new Set(['pas', 'sans', 'aucun', 'aucune', 'jamais', 'ni', 'point']),
}
const NO_REACH = 3
/** Words after which a "not" says nothing of what follows. */
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

/** Makes a table ready, once; what is returned reads messages. Throws on a row that cannot be read. */
export function toRule(table: SignTable): SafetyRule {
  const patterns: string[] = []
  const placeOf = (pattern: string) => {
    const clean = pattern.trim()
    if (!patterns.includes(clean)) patterns.push(clean)
    return patterns.indexOf(clean)
  }
  const rules = table.rules.map((row): Rule => {
    const [, cause, question, wide, within, signs, guards] = ROW.exec(row) ?? []
    if (cause === undefined || signs === undefined) throw new Error(`Not a row of signs: ${row}`)
    return {
      cause,
      isQuestion: question === '?',
      isWide: wide === '+',
      within: within === undefined ? WITHIN : Number(within),
      signs: signs.split('&').map(placeOf),
      unless: (guards ?? '')
        .split('!')
        .filter((guard) => guard.trim() !== '')
        .map(placeOf),
    }
  })
  const phrases = toPhrases(table.concepts, patterns)
  const harmless = table.harmless.length === 0 ? undefined : toPhrases(table.concepts, table.harmless)

  return (message, speaker) => {
    const found = new Map<string, Recognised>()
    if (table.speaker !== undefined && table.speaker !== speaker) return []
    const isQuestion = /[?¿]/.test(message.raw)
    const { single, wide } = placesOf(message, phrases, harmless, table.language)
    for (const rule of rules) {
      if (found.has(rule.cause) || (rule.isQuestion && !isQuestion)) continue
      for (const places of rule.isWide ? wide : single) {
        const hit = together(rule.signs, places.byPattern, rule.within)
        if (!hit || isGuarded(hit, rule, places)) continue
        const about = aboutOf(places.words, hit.start, hit.end, speaker)
        const { class: name, language } = table
        found.set(rule.cause, { class: name, cause: rule.cause, isNow: name === 'M1', about, isDenied: false, language })
        break
      }
    }
    return [...found.values()]
  }
}

function isGuarded(hit: Hit, { unless }: Rule, { byPattern }: Places): boolean {
  const isNear = ({ start, end }: Place) => start < hit.end + GUARD_REACH && end > hit.start - GUARD_REACH
  return unless.some((pattern) => byPattern.get(pattern)?.some(isNear))
}

type Places = { readonly words: readonly string[]; readonly byPattern: ReadonlyMap<number, readonly Place[]> }

/** Where each pattern stands: sentence by sentence, and in each sentence together with the next one. */
function placesOf(
  message: Written,
  phrases: Phrases,
  harmless: Phrases | undefined,
  language: Language,
): { single: Places[]; wide: Places[] } {
  const single = message.read.map((sentence) => inSentence(sentence, phrases, harmless, language))
  const wide = single.map((one, place) => {
    const next = single[place + 1]
    if (!next) return one
    const offset = one.words.length + SENTENCE_GAP
    const byPattern = new Map(one.byPattern)
    for (const [pattern, places] of next.byPattern) {
      const moved = places.map((each) => ({ ...each, start: each.start + offset, end: each.end + offset }))
      byPattern.set(pattern, [...(byPattern.get(pattern) ?? []), ...moved])
    }
    return { words: [...one.words, ...Array.from({ length: SENTENCE_GAP }, () => ','), ...next.words], byPattern }
  })
  return { single, wide }
}

function inSentence(sentence: Sentence, phrases: Phrases, harmless: Phrases | undefined, language: Language): Places {
  const byPattern = new Map<number, Place[]>()
  const spans = seek(phrases, sentence)
  const masked = harmless && spans.length > 0 ? covered(harmless, sentence) : undefined
  for (const span of spans) {
    const places = byPattern.get(span.pattern) ?? []
    if (places.length < PLACES_MOST)
      places.push({ start: span.start, end: span.end, isNone: isDenied(sentence.words, span, language) || isMasked(span, masked) })
    byPattern.set(span.pattern, places)
  }
  return { words: sentence.words, byPattern }
}

function isMasked({ start, end }: Span, masked: ReadonlySet<number> | undefined): boolean {
  if (!masked) return false
  for (let place = start; place < end; place += 1) if (masked.has(place)) return true
  return false
}

function isDenied(words: readonly string[], { start }: Span, language: Language): boolean {
  for (let place = start - 1; place >= 0 && place >= start - NO_REACH; place -= 1) {
    const word = words[place] ?? ''
    if (NO_ENDS.has(word)) return false
    if (NO[language].has(word)) return true
  }
  return false
}

/** The first places at which all signs stand within so many words, apart from each other, and none of them denied. */
function together(signs: readonly number[], byPattern: ReadonlyMap<number, readonly Place[]>, within: number): Hit | undefined {
  const lists = signs.map((sign) => (byPattern.get(sign) ?? []).filter((place) => !place.isNone))
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

/** Whom it concerns: who was named last before the signs. "My sister" is another one, whoever's sister she is. */
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
