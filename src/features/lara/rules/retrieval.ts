import MiniSearch from 'minisearch'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { withoutMarks } from './claim-wording.ts'
import { plainWords, tellingWords } from './question-words.ts'
import type { Language } from './speech.ts'

/** What a search answers: the entry that fits, or that none does; with the nearest others, best first. */
export type Looked = { readonly entry: KnowledgeEntry | undefined; readonly near: readonly KnowledgeEntry[] }

/** The knowledge in one language, ready to be asked. */
export type Library = { find(question: string): Looked }

/** One way of asking, or one answer, as it is indexed. */
type Phrase = { readonly id: number; readonly entry: number; readonly isAnswer: boolean; readonly words: readonly string[] }

/** How one entry fared: its likest way of asking, what its answer speaks of, and which words of the question it heard at all. */
type Fared = { likeness: number; answer: number; heard: Set<string> }

/** How much of what a question says (by the rarity of its words) an entry must speak of to be its answer. */
const LEAST_COVER = 0.55
/** How like a question the best way of asking must be, 0 to 1. */
const LEAST_LIKENESS = 0.3
/** How much more a medicine's entry must be like the question than the next one. */
const MEDICINE_LEAD = 1.05
/** What an answer's own words count beside the ways of asking. */
const ANSWER_WEIGHT = 0.2
const NEAR_MOST = 3

/** Puts the entries in order for searching, in some ten milliseconds. */
export function makeLibrary(entries: readonly KnowledgeEntry[], language: Language): Library {
  const phrases = toPhrases(entries, language)
  const weigh = rarities(phrases, entries.length)
  const index = new MiniSearch<Phrase>({
    fields: ['words'],
    // Every text is cut into its words once, before it comes here.
    extractField: (phrase, field) => (field === 'words' ? phrase.words.join(' ') : String(phrase.id)),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 5 ? 1 : false),
    },
  })
  index.addAll(phrases)

  function fareOf(asked: readonly string[]): Map<number, Fared> {
    const fares = new Map<number, Fared>()
    for (const { id, queryTerms, terms } of index.search(asked.join(' '))) {
      const phrase = phrases[Number(id)]
      if (!phrase) continue
      const fared = fares.get(phrase.entry) ?? { likeness: 0, answer: 0, heard: new Set<string>() }
      const heard = share(asked, new Set(queryTerms), weigh)
      if (phrase.isAnswer) fared.answer = heard
      else fared.likeness = Math.max(fared.likeness, mean(heard, share(phrase.words, new Set(terms), weigh)))
      for (const term of queryTerms) fared.heard.add(term)
      fares.set(phrase.entry, fared)
    }
    return fares
  }

  return {
    find(question) {
      const asked = [...new Set(tellingWords(question, language))]
      const said = ` ${plainWords(question).join(' ')}`
      const ranked = [...fareOf(asked)]
        .flatMap(([place, { likeness, answer, heard }]) => {
          const entry = entries[place]
          return entry && isNamed(entry, said, language) ? [{ entry, likeness, score: likeness + ANSWER_WEIGHT * answer, heard }] : []
        })
        .toSorted((one, other) => other.score - one.score)
      const [first, second] = ranked
      if (!first) return { entry: undefined, near: [] }
      const isLed = !first.entry.isMedicine || !second || first.score >= second.score * MEDICINE_LEAD
      const isHeard = share(asked, first.heard, weigh) >= LEAST_COVER && first.likeness >= LEAST_LIKENESS
      const entry = isHeard && isLed ? first.entry : undefined
      const near = ranked.map((one) => one.entry).filter((one) => one !== entry)
      return { entry, near: near.slice(0, NEAR_MOST) }
    },
  }
}

function toPhrases(entries: readonly KnowledgeEntry[], language: Language): Phrase[] {
  const texts = entries.flatMap((entry, place) => {
    const { title, asks, answer } = entry[language]
    const told = withoutMarks(answer.join(' ')).replaceAll(/[{}]/g, '')
    return [...[title, ...asks].map((text) => ({ entry: place, text, isAnswer: false })), { entry: place, text: told, isAnswer: true }]
  })
  return texts.map(({ entry, isAnswer, text }, id) => ({ id, entry, isAnswer, words: [...new Set(tellingWords(text, language))] }))
}

/** An entry with `needs` answers only a question that names one of them. */
function isNamed(entry: KnowledgeEntry, said: string, language: Language): boolean {
  const { needs } = entry[language]
  return !needs || needs.some((stem) => said.includes(` ${stem}`))
}

type Weigh = (word: string) => number

/** How rare each word is among the entries: the fewer speak of it, the more it says. A word that none knows says most. */
function rarities(phrases: readonly Phrase[], entryCount: number): Weigh {
  const speakers = new Map<string, Set<number>>()
  for (const { entry, words } of phrases) {
    for (const word of words) speakers.set(word, (speakers.get(word) ?? new Set()).add(entry))
  }
  return (word) => Math.log(1 + entryCount / (1 + (speakers.get(word)?.size ?? 0)))
}

/** The share of `words` that are among `met`, by their rarity, 0 to 1. */
function share(words: readonly string[], met: ReadonlySet<string>, weigh: Weigh): number {
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + weigh(word), 0)
  const all = sum(words)
  return all === 0 ? 0 : sum(words.filter((word) => met.has(word))) / all
}

/** The harmonic mean of two shares: high only when both are. */
function mean(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other)
}
