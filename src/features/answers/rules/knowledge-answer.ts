import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import { MORE_LABEL } from '../content/tones.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { partsOf, toChip, type Made } from './answer.ts'
import { complaintOf } from './complaint.ts'
import { unknownAnswer } from './guides.ts'
import { plainWords } from '../../text/rules/question-words.ts'
import type { Library, Looked } from '../../knowledge/rules/retrieval.ts'
import type { Sources } from './respond.ts'
import type { Language, Manner } from '../../text/rules/speech.ts'
import { entryInTone } from './tone.ts'
import { shown, sourcesOf } from './wording.ts'

const REGIONS = ['US', 'CA', 'UK', 'AU'] as const
/** Number of suggested next questions. */
const CHIPS = 3
const ENTRY_OF = new Map(KNOWLEDGE.map((entry) => [entry.id, entry]))

/** An entry as an answer, as reviewed: in regional terms, with its sources and suggested next questions. */
export function toldEntry(entry: KnowledgeEntry, manner: Manner): Made {
  const { answer } = entry[manner.language]
  const next = entry.next.flatMap((id) => ENTRY_OF.get(id) ?? [])
  return {
    text: shown(answer, manner),
    parts: partsOf('knowledge', {
      sources: sourcesOf(answer, CLAIMS),
      chips: next.map((one) => toChip(shown([one[manner.language].title], manner))),
    }),
    about: { kind: 'entry', id: entry.id },
  }
}

/** An entry as an answer in her tone. Where sentences were left out, the first chip returns the whole entry. */
export function tonedEntry(entry: KnowledgeEntry, manner: Manner): Made {
  const { paragraphs, isCut } = entryInTone(entry, manner)
  const made = toldEntry(entry, manner)
  const label = MORE_LABEL[manner.language]
  const more = isCut ? [toChip(`${label}: ${shown([entry[manner.language].title], manner)}`, label)] : []
  return { ...made, text: shown(paragraphs, manner), parts: { ...made.parts, chips: [...more, ...made.parts.chips].slice(0, CHIPS) } }
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

/** The whole entry for the message of the chip "Tell me more"; otherwise `undefined`. */
export function wholeEntry(message: string, manner: Manner): Made | undefined {
  const label = `${MORE_LABEL[manner.language]}: `
  if (!message.startsWith(label)) return undefined
  const entry = titledIn(manner.language).get(plainWords(message.slice(label.length)).join(' '))
  return entry && { ...toldEntry(entry, manner), isFixed: true }
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
      return entry && tonedEntry(entry, manner)
    },
    unknown: () => unknownAnswer(manner, look().near),
  }
}
