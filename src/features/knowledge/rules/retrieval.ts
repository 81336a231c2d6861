import MiniSearch, { type Options } from 'minisearch'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { toldText } from './claim-wording.ts'
import type { FollowUpModel } from './follow-up-model.ts'
import { isNamed } from './named.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import { type Ranking, toShares } from './ranking.ts'
import { rankEntries, type RankedEntries, type SearchResult, toSearchResult } from './search-result.ts'
import type { Language } from '../../text/rules/speech.ts'

/** Search in the knowledge of one language. */
export type Library = { find(question: string): SearchResult<KnowledgeEntry> }

/**
 * A library that also returns the scores behind a result (`scripts/explain.ts`). `shares` has those of all `entries` in
 * their order, whether or not the question names what they require; undefined if it has no content words.
 */
export type RankedLibrary = Library & {
  /** Chooses the entry for a message after an entry; without it only rules do. */
  readonly followUps?: FollowUpModel
  readonly entries: readonly KnowledgeEntry[]
  rank(question: string): RankedEntries<KnowledgeEntry>
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

/** Of a longer question, so many characters are read from its beginning and as many from its end (decision 0046). */
const READ_MOST = 600

const THRESHOLDS = { answer: 0.36, suggestion: 0.04, pairs: true } as const

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

/** What is read of a question. */
function readOf(question: string): string {
  return question.length <= 2 * READ_MOST ? question : `${question.slice(0, READ_MOST)} ${question.slice(-READ_MOST)}`
}

/** Number of questions whose shares are kept. */
const KNOWN_MOST = 8

/** Combines ranking and full-text index. Both must be built from these entries in this order. */
export function makeLibrary(
  entries: readonly KnowledgeEntry[],
  language: Language,
  { ranking, index, followUps }: { readonly ranking: Ranking; readonly index: Index; readonly followUps?: FollowUpModel },
): RankedLibrary {
  const sharesOf = (whole: string): Float64Array | undefined => {
    const question = readOf(whole)
    const queryWords = [...new Set(tellingWords(question, language))]
    if (queryWords.length === 0) return undefined
    const found = index.search(queryWords.join(' '), { boost: { answer: ANSWER_WEIGHT }, bm25: BM25 })
    const sums = ranking.likely(question, language).map((share) => Math.log(share + SELDOM))
    for (const { id, score } of found)
      sums[Number(id)] = (sums[Number(id)] ?? 0) + FOUND_WEIGHT * Math.min(1, score / (FOUND_WHOLE * queryWords.length))
    sums[entries.length] = (sums[entries.length] ?? 0) + NONE_LEAD
    return toShares(sums)
  }
  // A message is searched by several layers, alone and joined to the question before.
  const known = new Map<string, Float64Array | undefined>()
  const shares = (question: string): Float64Array | undefined => {
    if (known.has(question)) return known.get(question)
    const found = sharesOf(question)
    if (known.size >= KNOWN_MOST) known.clear()
    known.set(question, found)
    return found
  }
  const rank = (question: string): RankedEntries<KnowledgeEntry> => {
    const found = shares(question)
    if (!found) return { entries: [], none: 1 }
    const questionWords = plainWords(readOf(question))
    return rankEntries(entries, found, (entry) => isNamed({ ...entry[language], isMedicine: entry.isMedicine }, questionWords, language))
  }
  return {
    entries,
    rank,
    shares,
    ...(followUps && { followUps }),
    find: (question) => toSearchResult(rank(question), THRESHOLDS),
  }
}
