import MiniSearch from 'minisearch'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { MEDICINE_WORDS } from '../content/medicine-words.ts'
import { withoutMarks } from './claim-wording.ts'
import { plainWords, tellingWords } from './question-words.ts'
import type { Language } from './speech.ts'

/** What a search answers: the entry that fits, or that none does; with the nearest others, best first. */
export type Looked = { readonly entry: KnowledgeEntry | undefined; readonly near: readonly KnowledgeEntry[] }

/** The knowledge in one language, ready to be asked. */
export type Library = { find(question: string): Looked }

/** One entry as it is indexed: the words of all its ways of asking, one after the other, and those of its answer. */
type Indexed = { readonly id: number; readonly asks: string; readonly answer: string }

/** What the words of an answer count beside those of the ways of asking. */
const ANSWER_WEIGHT = 0.4
/** How often a word's second and third mention still counts, and how much longer entries weigh (the k, b and d of BM25+). */
const BM25 = { k: 1.2, b: 0.6, d: 0 }
/** Words are also compared by their parts of so many letters, so that endings, compounds and slips do not hide them. */
const PART = 4
/** So many of the best entries are compared phrase by phrase. */
const COMPARED = 20
/** From which likeness on a phrase raises its entry, and by how much for each unit above: the same words as a phrase decide. */
const LIKE = 0.6
const LIKENESS_WEIGHT = 2
/** From which likeness on a question is asked in the words of a phrase. */
const SAME = 0.95
const NEAR_MOST = 3

/**
 * How sure Lara must be. `heard`: the share of the question, by the rarity of its words, that the entry knows. `strength`: its score for each unit
 * of rarity that was asked. `lead`: its score over the next one's.
 */
const LEAST = { heard: 0.3, strength: 5, lead: 1.02 } as const
/** From which strength of the best on, the nearest entries are offered. */
const NEAR_LEAST = 3
/** For an entry about a medicine. */
const MEDICINE_LEAST = { heard: 0.35, strength: 6, lead: 1.7 } as const

const MEDICINE_STEMS = { en: MEDICINE_WORDS.en.split(/\s+/), es: MEDICINE_WORDS.es.split(/\s+/), fr: MEDICINE_WORDS.fr.split(/\s+/) }

/** Puts the entries in order for searching. `more` holds further ways of asking by the entry's id. */
export function makeLibrary(...given: Parameters<typeof buildLibrary>): Library {
  const steps = buildLibrary(...given)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** So many entries are put in order between two pauses. */
const STEP = 6

/** The same in steps of a few milliseconds, for a server that has other work meanwhile. */
export function* buildLibrary(
  entries: readonly KnowledgeEntry[],
  language: Language,
  more: readonly Readonly<Record<string, readonly string[]>>[] = [],
): Generator<void, Library> {
  const phrases: (readonly string[])[][] = []
  const documents: Indexed[] = []
  const index = new MiniSearch<Indexed>({ fields: ['asks', 'answer'], tokenize: (text) => text.split(' '), processTerm: partsOfWord })
  for (const [id, entry] of entries.entries()) {
    const { title, asks, answer } = entry[language]
    const asked = [title, ...asks, ...more.flatMap((asksOf) => asksOf[entry.id] ?? [])].map((text) => tellingWords(text, language))
    const told = withoutMarks(answer.join(' ')).replaceAll(/[{}]/g, '')
    const document = { id, asks: asked.flat().join(' '), answer: tellingWords(told, language).join(' ') }
    phrases.push(asked)
    documents.push(document)
    index.add(document)
    if (id % STEP === STEP - 1) yield
  }
  const rarity = rarities(documents)

  return {
    find(question) {
      const asked = [...new Set(tellingWords(question, language))]
      if (asked.length === 0) return { entry: undefined, near: [] }
      const said = ` ${plainWords(question).join(' ')}`
      const found = index.search(asked.join(' '), { boost: { answer: ANSWER_WEIGHT }, bm25: BM25 }).flatMap(({ id, score, queryTerms }) => {
        const entry = entries[Number(id)]
        return entry && isNamed(entry, said, language) ? [{ entry, place: Number(id), score, heard: new Set(queryTerms) }] : []
      })
      const best = found[0]?.score ?? 0
      const ranked = found
        .slice(0, COMPARED)
        .map((one) => {
          const likeness = Math.max(0, ...(phrases[one.place] ?? []).map((phrase) => alike(asked, phrase, rarity)))
          return { ...one, likeness, rank: one.score / best + LIKENESS_WEIGHT * Math.max(0, likeness - LIKE) }
        })
        .toSorted((one, other) => other.rank - one.rank)
      const [first, second] = ranked
      if (!first) return { entry: undefined, near: [] }
      const least = first.entry.isMedicine ? MEDICINE_LEAST : LEAST
      const strength = first.score / asked.reduce((sum, word) => sum + rarity(word) * partsOfWord(word).length, 0)
      // Asked in the very words of one entry's phrase, and of no other's.
      const isSame = first.likeness > SAME && (second?.likeness ?? 0) <= SAME
      const isLed = isSame || !second || first.rank >= second.rank * least.lead
      const isSure = heardShare(asked, first.heard, rarity) >= least.heard && strength >= least.strength && isLed
      const entry = isSure ? first.entry : undefined
      // What a question hardly touches is no suggestion either.
      const isNear = strength >= NEAR_LEAST
      const near = isNear ? ranked.map((one) => one.entry).filter((one) => one !== entry) : []
      return { entry, near: near.slice(0, NEAR_MOST) }
    },
  }
}

/** A word and its parts; parts are marked, so that none is taken for a word. */
function partsOfWord(word: string): string[] {
  const whole = `^${word}$`
  const parts: string[] = [word]
  for (let start = 0; start + PART <= whole.length; start += 1) parts.push(`~${whole.slice(start, start + PART)}`)
  return parts
}

/** How alike a question and a phrase are, by the rarity of the words they share: 0 to 1, and 1 only for the same words. */
function alike(asked: readonly string[], phrase: readonly string[], rarity: (word: string) => number): number {
  const weigh = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarity(word), 0)
  const said = new Set(phrase)
  const both = weigh(asked.filter((word) => said.has(word)))
  return both === 0 ? 0 : (2 * both) / (weigh(asked) + weigh(said))
}

/** Whether the question names what the entry needs: one of its own words, or for a medicine any medicine at all. */
function isNamed(entry: KnowledgeEntry, said: string, language: Language): boolean {
  const { needs } = entry[language]
  if (!needs) return true
  const stems = entry.isMedicine ? [...needs, ...MEDICINE_STEMS[language]] : needs
  return stems.some((stem) => said.includes(` ${stem}`))
}

/** How rare each word is among the entries: the fewer speak of it, the more it says. A word that none knows says most. */
function rarities(documents: readonly Indexed[]): (word: string) => number {
  const speakers = new Map<string, number>()
  for (const { asks, answer } of documents) {
    for (const word of new Set(`${asks} ${answer}`.split(' '))) speakers.set(word, (speakers.get(word) ?? 0) + 1)
  }
  return (word) => Math.log(1 + documents.length / (1 + (speakers.get(word) ?? 0)))
}

/** The share of what was asked that was heard, whole or in parts, 0 to 1. */
function heardShare(asked: readonly string[], heard: ReadonlySet<string>, rarity: (word: string) => number): number {
  let all = 0
  let met = 0
  for (const word of asked) {
    const weight = rarity(word)
    const [, ...parts] = partsOfWord(word)
    all += weight
    met += weight * (heard.has(word) ? 1 : parts.filter((part) => heard.has(part)).length / Math.max(1, parts.length))
  }
  return all === 0 ? 0 : met / all
}
