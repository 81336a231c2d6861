import MiniSearch, { type Options } from 'minisearch'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { toldText } from './claim-wording.ts'
import { isNamed } from './named.ts'
import { plainWords, tellingWords } from './question-words.ts'
import { type Ranking, toShares } from './ranking.ts'
import type { Language } from './speech.ts'

/** What a search answers: the entry that fits, or that none does; with the nearest others, best first. */
export type Looked = { readonly entry: KnowledgeEntry | undefined; readonly near: readonly KnowledgeEntry[] }

/** The knowledge in one language, ready to be asked. */
export type Library = { find(question: string): Looked }

/** One entry as it is indexed, by its place: the telling words of its title and of all ways of asking for it, and those of its answer. */
type Indexed = { readonly id: number; readonly asks: string; readonly answer: string }
export type Index = MiniSearch<Indexed>

/** What the words of an answer count beside those of the ways of asking. */
const ANSWER_WEIGHT = 0.4
/** How often a word's second and third mention still counts, and how much longer entries weigh (the k, b and d of BM25+). */
const BM25 = { k: 2, b: 0.6, d: 0 }
/** What the search finds counts so much beside what was learned, on a logarithmic scale, where an entry scores `FOUND_WHOLE` for each word asked. */
const FOUND_WEIGHT = 3
const FOUND_WHOLE = 10
/** By so much, on the same scale, must an entry be likelier than none. */
const NONE_LEAD = 2.5
const SELDOM = 1e-6

/** How sure Lara must be of an entry: its share of all likelihood, and by how much it leads the next one. */
const LEAST = { share: 0.16, lead: 1 } as const
/** For an entry about a medicine. */
const MEDICINE_LEAST = { share: 0.6, lead: 2 } as const
/** From where on the nearest entries are offered. */
const NEAR_LEAST = 0.04
const NEAR_MOST = 3

/** How an index is made and read again. */
export const INDEX_OPTIONS: Options<Indexed> = { fields: ['asks', 'answer'], tokenize: (text) => text.split(' ') }

/** The entries as they are searched; `asksOf` tells the ways of asking for each. */
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

/** A library of entries: what was learned and what the index finds, together. Both must be made of these entries, in this order. */
export function makeLibrary(
  entries: readonly KnowledgeEntry[],
  language: Language,
  { ranking, index }: { readonly ranking: Ranking; readonly index: Index },
): Library {
  return {
    find(question) {
      const asked = [...new Set(tellingWords(question, language))]
      if (asked.length === 0) return { entry: undefined, near: [] }
      const found = index.search(asked.join(' '), { boost: { answer: ANSWER_WEIGHT }, bm25: BM25 })
      const sums = ranking.likely(question, language).map((share) => Math.log(share + SELDOM))
      for (const { id, score } of found)
        sums[Number(id)] = (sums[Number(id)] ?? 0) + FOUND_WEIGHT * Math.min(1, score / (FOUND_WHOLE * asked.length))
      sums[entries.length] = (sums[entries.length] ?? 0) + NONE_LEAD
      const shares = toShares(sums)
      const said = plainWords(question)
      const ranked = entries
        .map((entry, place) => ({ entry, share: shares[place] ?? 0 }))
        .toSorted((one, other) => other.share - one.share)
        .slice(0, 2 * NEAR_MOST)
        .filter(({ entry }) => isNamed({ ...entry[language], isMedicine: entry.isMedicine }, said, language))
      const [first, second] = ranked
      if (!first) return { entry: undefined, near: [] }
      const none = shares[entries.length] ?? 0
      const least = first.entry.isMedicine ? MEDICINE_LEAST : LEAST
      const isSure = first.share >= least.share && first.share >= (second?.share ?? 0) * least.lead && first.share > none
      const entry = isSure ? first.entry : undefined
      // What a question hardly touches is no suggestion either.
      const near = none > first.share ? [] : ranked.filter((one) => one.entry !== entry && one.share >= NEAR_LEAST)
      return { entry, near: near.slice(0, NEAR_MOST).map((one) => one.entry) }
    },
  }
}
