import MiniSearch, { type Options } from 'minisearch'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { toldText } from './claim-wording.ts'
import { isNamed } from './named.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import { type Ranking, toShares } from './ranking.ts'
import type { Language } from '../../text/rules/speech.ts'

/** Result of a search: the best entry, or undefined, and the nearest others, best first. */
export type Looked = { readonly entry: KnowledgeEntry | undefined; readonly near: readonly KnowledgeEntry[] }

/** Search in the knowledge of one language. */
export type Library = { find(question: string): Looked }

/** Entries by their share of all likelihood (0 to 1), best first, and the share of "no entry answers it". */
export type RankedEntries = {
  readonly entries: readonly { readonly entry: KnowledgeEntry; readonly share: number }[]
  readonly none: number
}

/**
 * A library that also returns the scores behind a result (`scripts/explain.ts`). `shares` has those of all `entries` in
 * their order, whether or not the question names what they require; undefined if it has no content words.
 */
export type RankedLibrary = Library & {
  readonly entries: readonly KnowledgeEntry[]
  rank(question: string): RankedEntries
  shares(question: string): Float64Array | undefined
}

/**
 * An entry in the full-text index, by position: content words of its title and training questions, and of its
 * answer.
 */
type Indexed = { readonly id: number; readonly asks: string; readonly answer: string }
export type Index = MiniSearch<Indexed>

/** Weight of answer words relative to words of training questions. */
const ANSWER_WEIGHT = 0.4
/** Parameters of BM25+: saturation k, length normalisation b, and d. */
const BM25 = { k: 2, b: 0.6, d: 0 }
/**
 * Weight of the index score relative to the learned ranking, on a log scale; `FOUND_WHOLE` is the score per query
 * word that counts as 1.
 */
const FOUND_WEIGHT = 3
const FOUND_WHOLE = 10
/** Lead over "none" that an entry needs, on the same scale. */
const NONE_LEAD = 2.5
const SELDOM = 1e-6

/** Required confidence: the entry's share of the total likelihood, and its lead over the next one. */
const LEAST = { share: 0.4, lead: 1 } as const
/** Required confidence for an entry about a medicine. */
const MEDICINE_LEAST = { share: 0.6, lead: 2 } as const
/** Share from which near entries are offered. */
const NEAR_LEAST = 0.04
const NEAR_MOST = 3

/** Options of the full-text index, also needed to load it. */
export const INDEX_OPTIONS: Options<Indexed> = { fields: ['asks', 'answer'], tokenize: (text) => text.split(' ') }

/** Builds the full-text index; `asksOf` returns the training questions of an entry. */
export function indexEntries(entries: readonly KnowledgeEntry[], language: Language, asksOf: (id: string) => readonly string[]): Index {
  const index: Index = new MiniSearch(INDEX_OPTIONS)
  const words = (text: string) => tellingWords(text, language).join(' ')
  index.addAll(
    entries.map((entry, id) => {
      const { title, answer } = entry[language]
      return { id, asks: [title, ...asksOf(entry.id)].map(words).join(' '), answer: words(toldText(answer)) }
    }),
  )
  return index
}

/** Combines ranking and full-text index. Both must be built from these entries in this order. */
export function makeLibrary(
  entries: readonly KnowledgeEntry[],
  language: Language,
  { ranking, index }: { readonly ranking: Ranking; readonly index: Index },
): RankedLibrary {
  const sharesOf = (question: string): Float64Array | undefined => {
    const asked = [...new Set(tellingWords(question, language))]
    if (asked.length === 0) return undefined
    const found = index.search(asked.join(' '), { boost: { answer: ANSWER_WEIGHT }, bm25: BM25 })
    const sums = ranking.likely(question, language).map((share) => Math.log(share + SELDOM))
    for (const { id, score } of found)
      sums[Number(id)] = (sums[Number(id)] ?? 0) + FOUND_WEIGHT * Math.min(1, score / (FOUND_WHOLE * asked.length))
    sums[entries.length] = (sums[entries.length] ?? 0) + NONE_LEAD
    return toShares(sums)
  }
  const rank = (question: string): RankedEntries => {
    const shares = sharesOf(question)
    if (!shares) return { entries: [], none: 1 }
    const said = plainWords(question)
    const named = entries
      .map((entry, place) => ({ entry, share: shares[place] ?? 0 }))
      .toSorted((one, other) => other.share - one.share)
      .slice(0, 2 * NEAR_MOST)
      .filter(({ entry }) => isNamed({ ...entry[language], isMedicine: entry.isMedicine }, said, language))
    return { entries: named, none: shares[entries.length] ?? 0 }
  }
  return {
    entries,
    rank,
    shares: sharesOf,
    find(question) {
      const { entries: ranked, none } = rank(question)
      const [first, second] = ranked
      if (!first) return { entry: undefined, near: [] }
      const least = first.entry.isMedicine ? MEDICINE_LEAST : LEAST
      const isSure = first.share >= least.share && first.share >= (second?.share ?? 0) * least.lead && first.share > none
      const entry = isSure ? first.entry : undefined
      // If "none" is likelier than the best entry, there are no suggestions either.
      const near = none > first.share ? [] : ranked.filter((one) => one.entry !== entry && one.share >= NEAR_LEAST)
      return { entry, near: near.slice(0, NEAR_MOST).map((one) => one.entry) }
    },
  }
}
