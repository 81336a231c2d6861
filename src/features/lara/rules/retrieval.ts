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
type Phrase = { readonly id: number; readonly entry: number; readonly text: string; readonly isAnswer: boolean }

/** How much of what a question says (by the rarity of its words) an entry must speak of to be its answer. */
const LEAST_COVER = 0.5
/** How much more a medicine's entry must be like the question than the next one. */
const MEDICINE_LEAD = 1.08
/** Where an answer's own words stand beside the ways of asking. */
const ANSWER_WEIGHT = 0.35
const NEAR_MOST = 3

/** Puts the entries in order for searching. Takes a few milliseconds; the library holds only words and numbers of entries. */
export function makeLibrary(entries: readonly KnowledgeEntry[], language: Language): Library {
  const phrases: Phrase[] = []
  entries.forEach((entry, place) => {
    const { title, asks, answer } = entry[language]
    for (const text of [title, ...asks]) phrases.push({ id: phrases.length, entry: place, text, isAnswer: false })
    phrases.push({
      id: phrases.length,
      entry: place,
      text: `${title} ${withoutMarks(answer.join(' ')).replaceAll(/[{}]/g, '')}`,
      isAnswer: true,
    })
  })
  const index = new MiniSearch<Phrase>({
    fields: ['text'],
    storeFields: ['entry', 'isAnswer'],
    tokenize: (text) => tellingWords(text, language),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= 5,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 5 ? 1 : false),
      weights: { prefix: 0.5, fuzzy: 0.35 },
    },
  })
  index.addAll(phrases)
  const rarity = rarities(phrases, entries.length, language)

  return {
    find(question) {
      const asked = [...new Set(tellingWords(question, language))]
      if (asked.length === 0) return { entry: undefined, near: [] }
      const scores = new Map<number, { phrase: number; answer: number; heard: Set<string> }>()
      for (const { entry, isAnswer, score, queryTerms } of index.search(question)) {
        const known = scores.get(entry) ?? { phrase: 0, answer: 0, heard: new Set<string>() }
        if (isAnswer) known.answer = Math.max(known.answer, score)
        else known.phrase = Math.max(known.phrase, score)
        for (const term of queryTerms) known.heard.add(term)
        scores.set(entry, known)
      }
      const said = plainWords(question)
      const ranked = [...scores]
        .map(([place, { phrase, answer, heard }]) => ({ entry: entries[place], score: phrase + ANSWER_WEIGHT * answer, heard }))
        .filter((one): one is typeof one & { entry: KnowledgeEntry } => one.entry !== undefined && isNamed(one.entry, said, language))
        .toSorted((one, other) => other.score - one.score)
      const near = ranked.slice(0, NEAR_MOST + 1).map(({ entry }) => entry)
      const [first, second] = ranked
      if (!first) return { entry: undefined, near: [] }
      const isLed = !first.entry.isMedicine || !second || first.score >= second.score * MEDICINE_LEAD
      const isAnswer = cover(asked, first.heard, rarity) >= LEAST_COVER && isLed
      return { entry: isAnswer ? first.entry : undefined, near: near.filter((one) => !isAnswer || one !== first.entry).slice(0, NEAR_MOST) }
    },
  }
}

/** An entry with `needs` answers only a question that names one of them. */
function isNamed(entry: KnowledgeEntry, said: readonly string[], language: Language): boolean {
  const { needs } = entry[language]
  if (!needs) return true
  const whole = ` ${said.join(' ')}`
  return needs.some((stem) => whole.includes(` ${stem}`))
}

/** How rare each word is among the entries: the fewer speak of it, the more it says. A word that none knows says most. */
function rarities(phrases: readonly Phrase[], entryCount: number, language: Language): (word: string) => number {
  const speakers = new Map<string, Set<number>>()
  for (const { entry, text } of phrases) {
    for (const word of tellingWords(text, language)) speakers.set(word, (speakers.get(word) ?? new Set()).add(entry))
  }
  return (word) => Math.log(1 + entryCount / (1 + (speakers.get(word)?.size ?? 0)))
}

/** The share of what was asked that was heard, 0 to 1. */
function cover(asked: readonly string[], heard: ReadonlySet<string>, rarity: (word: string) => number): number {
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + rarity(word), 0)
  const all = sum(asked)
  return all === 0 ? 0 : sum(asked.filter((word) => heard.has(word))) / all
}
