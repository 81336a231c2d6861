import { CLAIMS } from '../content/all-claims.ts'
import { MORE_ASKS } from '../content/all-asks.ts'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { WARM_OPENINGS } from '../content/guides.ts'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { wordingOf } from './claim-wording.ts'
import { unknownAnswer } from './guides.ts'
import { plainWords } from './question-words.ts'
import { buildLibrary, makeLibrary, type Library } from './retrieval.ts'
import type { Language, Manner } from './speech.ts'
import { byTurn, shown, sourcesOf } from './wording.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const libraries = new Map<Language, Library>()
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** The library of a language; the first call puts it in order, later ones find it ready. */
export function libraryOf(language: Language): Library {
  let library = libraries.get(language)
  if (!library) {
    library = makeLibrary(KNOWLEDGE, language, MORE_ASKS[language])
    libraries.set(language, library)
  }
  return library
}

const opening = new Set<Language>()

/** Puts the library of a language in order, so that no question waits for it; in steps of a few milliseconds, between which other work is done. */
export function* openLibrary(language: Language): Generator<void> {
  if (libraries.has(language) || opening.has(language)) return
  opening.add(language)
  try {
    const library = yield* buildLibrary(KNOWLEDGE, language, MORE_ASKS[language])
    if (!libraries.has(language)) libraries.set(language, library)
  } finally {
    // Also where it was given up half way.
    opening.delete(language)
  }
}

/** An entry as Lara tells it: in the words of her region, with its sources and what may be asked next. */
export function toldEntry(entry: KnowledgeEntry, manner: Manner): Made {
  const { title, answer } = entry[manner.language]
  const isWarm = entry.isHard && manner.tone === 'nurturing'
  const opening = isWarm ? [byTurn(WARM_OPENINGS[manner.language], Number.parseInt(wordingOf([title]), 16))] : []
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? [])
  return {
    text: shown([...opening, ...answer], manner),
    parts: partsOf('knowledge', {
      sources: sourcesOf(answer, CLAIMS),
      chips: next.map((one) => toChip(shown([one[manner.language].title], manner))),
    }),
    about: { kind: 'entry', id: entry.id },
  }
}

const titles = new Map<Language, ReadonlyMap<string, KnowledgeEntry>>()

/** Every entry by its title as it is shown in any region, in plain words: what a chip asks is found, however the search would rank it. */
function titledIn(language: Language): ReadonlyMap<string, KnowledgeEntry> {
  const known = titles.get(language)
  if (known) return known
  const titled = new Map(
    KNOWLEDGE.flatMap((entry) =>
      REGIONS.map((region) => [plainWords(shown([entry[language].title], { language, region, tone: 'calm' })).join(' '), entry] as const),
    ),
  )
  titles.set(language, titled)
  return titled
}

/** What the reviewed knowledge says to a question: an entry, or that Lara does not know, with the nearest ones. */
export function knowledgeAnswer(message: string, manner: Manner): Made {
  const titled = titledIn(manner.language).get(plainWords(message).join(' '))
  if (titled) return toldEntry(titled, manner)
  const { entry, near } = libraryOf(manner.language).find(message)
  return entry ? toldEntry(entry, manner) : unknownAnswer(manner, near)
}
