import { CLAIMS } from '../content/all-claims.ts'
import { KNOWLEDGE } from '../content/all-knowledge.ts'
import { WARM_OPENINGS } from '../content/guides.ts'
import type { KnowledgeEntry } from '../content/knowledge.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { wordingOf } from './claim-wording.ts'
import { complaintOf } from './complaint.ts'
import { unknownAnswer } from './guides.ts'
import { plainWords } from './question-words.ts'
import type { Library } from './retrieval.ts'
import type { Language, Manner } from './speech.ts'
import { byTurn, shown, sourcesOf } from './wording.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

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

/** What the reviewed knowledge says to a question: an entry, or that Lara does not know, with the nearest ones. `library` is that of her language. */
export function knowledgeAnswer(message: string, manner: Manner, library: Library): Made {
  const titled = titledIn(manner.language).get(plainWords(message).join(' '))
  if (titled) return toldEntry(titled, manner)
  const complained = ENTRY_OF.get(complaintOf(message, manner.language) ?? '')
  if (complained) return toldEntry(complained, manner)
  const { entry, near } = library.find(message)
  return entry ? toldEntry(entry, manner) : unknownAnswer(manner, near)
}
