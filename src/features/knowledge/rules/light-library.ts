/**
 * Knowledge in one language for the public demo: the entries and word counts of their training questions. Less
 * accurate than the learned ranking (`retrieval.ts`) but a fifteenth of its size (docs/decisions/0030).
 */
import type { Source } from '../contract.ts'
import type { KnowledgeEntry, KnowledgeText } from '../content/knowledge.ts'
import { sentencesOf, toldText } from './claim-wording.ts'
import { isNamed } from './named.ts'
import { plainWords, smallWords, tellingWords } from '../../text/rules/question-words.ts'
import { toShares } from './ranking.ts'
import { rankEntries, type SearchResult, toSearchResult } from './search-result.ts'
import type { Language } from '../../text/rules/speech.ts'

/** One entry in the language of its pack. */
export type LightEntry = KnowledgeText & Pick<KnowledgeEntry, 'id' | 'isMedicine' | 'next'>

/**
 * Serialized light library. `weights` has the total count of each entry, last of "none". `words` has one line per
 * word: the word, then for each entry the distance to the previous index (base 36) and the count if above 1.
 */
export type LightPack = {
  readonly language: Language
  readonly entries: readonly LightEntry[]
  readonly sources: Readonly<Record<string, Source>>
  readonly weights: readonly number[]
  readonly words: string
}

/** Search in a light library: the best entry, or undefined, and the nearest others. */
export type LightLibrary = { find(question: string): SearchResult<LightEntry> }

/** Weight of a title, a training question and a sentence of the answer. */
const COUNTS = { title: 2, ask: 1, sentence: 0.3 } as const
/** Words with a lower total count are dropped. */
const COUNTED_LEAST = 3
/** Additive smoothing: pseudo-count of each word, and assumed number of words. */
const SMOOTHING = 0.3
const SPREAD = 20
/** Weight of function words relative to content words, and exponent applied to the likelihoods. */
const SMALL_WEIGHT = 0.6
const SHARPNESS = 1.3
/** With a lower threshold, any unrelated question would get suggestions. */
const THRESHOLDS = { answer: 0.42, suggestion: 0.16 } as const

/** Distinct features of a text: its content words, and its function words with a prefix. */
function featuresOf(text: string, language: Language): string[] {
  return [...new Set([...tellingWords(text, language), ...smallWords(text, language).map((word) => `~${word}`)])]
}

/** Builds a pack from entries and training questions; those that match no entry have the id `undefined`. */
export function toLightPack(
  entries: readonly KnowledgeEntry[],
  language: Language,
  asks: readonly { readonly id: string | undefined; readonly text: string }[],
  claims: ReadonlyMap<string, Source>,
): LightPack {
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const weights = Array.from({ length: entries.length + 1 }, () => 0)
  const counted = new Map<string, Map<number, number>>()
  const count = (place: number, text: string, much: number) => {
    weights[place] = (weights[place] ?? 0) + much
    for (const feature of featuresOf(text, language)) {
      const row = counted.get(feature) ?? new Map<number, number>()
      counted.set(feature, row.set(place, (row.get(place) ?? 0) + much))
    }
  }
  entries.forEach((entry, place) => {
    const { title, answer } = entry[language]
    count(place, title.replaceAll(/[{}]/g, ''), COUNTS.title)
    for (const sentence of toldText(answer).split(/(?<=[.?!])\s+/)) count(place, sentence, COUNTS.sentence)
  })
  for (const { id, text } of asks) {
    const place = id === undefined ? entries.length : places.get(id)
    if (place === undefined) throw new Error(`No entry has the id ${id}`)
    count(place, text, COUNTS.ask)
  }
  const named = entries.flatMap((entry) => entry[language].answer.flatMap(sentencesOf).flatMap((sentence) => sentence.claims))
  return {
    language,
    entries: entries.map(({ id, isMedicine, next, [language]: { title, needs, answer } }) => ({
      id,
      isMedicine,
      next,
      title,
      ...(needs && { needs }),
      answer,
    })),
    sources: Object.fromEntries([...new Set(named)].map((id) => [id, toSource(claims.get(id), id)])),
    weights: weights.map((weight) => Math.round(weight * 10) / 10),
    words: toLines(counted),
  }
}

function toSource(claim: Source | undefined, id: string): Source {
  if (!claim) throw new Error(`No claim has the id ${id}`)
  const { authority, citation, verified, on } = claim
  return { authority, citation, verified, on }
}

function toLines(counted: ReadonlyMap<string, ReadonlyMap<number, number>>): string {
  const lines: string[] = []
  for (const [word, row] of [...counted].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if ([...row.values()].reduce((sum, much) => sum + much, 0) < COUNTED_LEAST) continue
    const whole = [...row].map(([place, much]) => [place, Math.round(much)] as const).filter(([, times]) => times > 0)
    let before = 0
    const parts = whole
      .toSorted(([one], [other]) => one - other)
      .map(([place, times]) => {
        const step = (place - before).toString(36)
        before = place
        return times > 1 ? `${step}:${times}` : step
      })
    if (parts.length > 0) lines.push([word, ...parts].join(' '))
  }
  return lines.join('\n')
}

function readLines(words: string): Map<string, ReadonlyMap<number, number>> {
  return new Map(
    words.split('\n').map((line) => {
      const [word = '', ...parts] = line.split(' ')
      let place = 0
      const row = parts.map((part) => {
        const [step = '', times = '1'] = part.split(':')
        place += Number.parseInt(step, 36)
        return [place, Number(times)] as const
      })
      return [word, new Map(row)]
    }),
  )
}

/** Opens a pack: naive Bayes over the word counts, filtered by the words that entries require. */
export function openLight({ language, entries, weights, words }: LightPack): LightLibrary {
  const counted = readLines(words)
  return {
    find(question) {
      const met = featuresOf(question, language).flatMap((feature) => {
        const row = counted.get(feature)
        return row ? [{ row, weight: SHARPNESS * (feature.startsWith('~') ? SMALL_WEIGHT : 1) }] : []
      })
      if (met.length === 0) return { entry: undefined, suggestions: [] }
      const sums = Float64Array.from(weights, (all, place) =>
        met.reduce((sum, { row, weight }) => sum + weight * Math.log(((row.get(place) ?? 0) + SMOOTHING) / (all + SMOOTHING * SPREAD)), 0),
      )
      const plain = plainWords(question)
      return toSearchResult(
        rankEntries(entries, toShares(sums), (entry) => isNamed(entry, plain, language)),
        THRESHOLDS,
      )
    },
  }
}
