/** Questions that Lara offered below her last answers, and that a message asks in other words. */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { RankedLibrary } from '../../knowledge/rules/retrieval.ts'
import type { Language } from '../../text/rules/speech.ts'
import { tellingWords } from '../../text/rules/question-words.ts'
import { LISTS } from './context-dependence.ts'

/** Least share in the search of an entry that has one word of the message in its title; with two it needs none. */
const SHARE_LEAST = 0.003

/**
 * The offered entry that a message asks for: the one with most of its content words in the title, of equal ones the
 * likelier by the search. `undefined` if none has a word of it.
 */
export function offeredEntry(
  message: string,
  offered: readonly KnowledgeEntry[],
  language: Language,
  library: RankedLibrary,
): KnowledgeEntry | undefined {
  const words = [...new Set(tellingWords(message, language))]
  const { open } = LISTS[language]
  const shares = library.shares(message)
  const [best] = offered
    .map((entry) => {
      const title = new Set(tellingWords(entry[language].title, language))
      const said = words.filter((word) => title.has(word))
      return { entry, said, share: shares?.[library.entries.indexOf(entry)] ?? 0 }
    })
    // "Help" alone says little, "side effects" enough.
    .filter(({ said, share }) => said.length > 1 || (said.some((word) => !open.has(word)) && share >= SHARE_LEAST))
    .toSorted((one, other) => other.said.length - one.said.length || other.share - one.share)
  return best?.entry
}
