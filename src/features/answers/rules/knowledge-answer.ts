import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { WARM_OPENINGS } from '../content/guides.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { wordingOf } from '../../knowledge/rules/claim-wording.ts'
import { complaintOf } from './complaint.ts'
import { unknownAnswer } from './guides.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Library, Looked } from '../../knowledge/rules/retrieval.ts'
import type { Sources } from './respond.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { byTurn, shown, sourcesOf } from './wording.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** An entry as an answer: in regional terms, with its sources and suggested next questions. */
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

/**
 * Entries by their title in every region, in plain words, so that the message of a chip finds its entry whatever the
 * search ranks first.
 */
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

/** Whether a message is the title of an entry or one of the most common complaints, which knowledge answers. */
export function isNamedEntry(message: string, language: Language): boolean {
  return titledIn(language).has(plainWords(message).join(' ')) || complaintOf(message, language) !== undefined
}

/** The entry for a question, by title, common complaint or search, or none with the closest ones. */
export function findKnowledge(message: string, language: Language, library: Library): Looked {
  const entry = titledIn(language).get(plainWords(message).join(' ')) ?? ENTRY_OF.get(complaintOf(message, language) ?? '')
  return entry ? { entry, near: [] } : library.find(message)
}

/**
 * The sources of reviewed knowledge for a chat; `open` returns the index of the language and is called at most once.
 */
export function knowledgeSources(message: string, manner: Manner, open: () => Library): Required<Pick<Sources, 'knowledge' | 'unknown'>> {
  let looked: Looked | undefined
  const look = () => (looked ??= findKnowledge(message, manner.language, open()))
  return {
    knowledge: () => {
      const { entry } = look()
      return entry && toldEntry(entry, manner)
    },
    unknown: () => unknownAnswer(manner, look().near),
  }
}
