/** The answer to a follow-up that finds the entry just given: an entry is not given twice in a row. */
import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import { toldText } from '../../knowledge/rules/claim-wording.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { DIALOGUE_WORDS } from '../content/dialogue-words.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import type { Before } from './tone.ts'
import { pickWording, shown, sourcesOf } from './wording.ts'

/**
 * The paragraph of an entry with the words of the message, or that this is all Lara has on it, with the related entries
 * that `isOffered` accepts.
 */
export function repeatedAnswer(
  entry: KnowledgeEntry,
  message: string,
  manner: Manner,
  { said = '', earlier = [] }: Before,
  isOffered: (entry: KnowledgeEntry) => boolean = () => true,
): Made {
  const { language } = manner
  const words = DIALOGUE_WORDS[language]
  const related = entry.next.flatMap((id) => KNOWLEDGE.find((one) => one.id === id) ?? []).filter(isOffered)
  const chips = related.map((one) => toChip(shown([one[language].title], manner)))
  const isSame = plainWords(message).join(' ') === plainWords(said).join(' ')
  const paragraph = isSame ? undefined : paragraphFor(message, entry, manner)
  if (paragraph !== undefined) {
    const texts = words.passage.map((before) => shown([`${before} ${paragraph}`], manner))
    const [first] = texts.some((text) => earlier.includes(text)) ? [] : [pickWording(texts, message.length)]
    if (first !== undefined)
      return {
        text: first,
        parts: partsOf('knowledge', { sources: sourcesOf([paragraph], CLAIMS), chips }),
        about: { kind: 'entry', id: entry.id },
      }
  }
  return {
    text: shown([chips.length > 0 ? words.isAllOffered : words.isAll], manner),
    parts: partsOf('guide', { chips }),
    about: null,
    isFixed: true,
  }
}

/**
 * The paragraph with most of the content words of a message, else all after the first; `undefined` if there are none.
 */
function paragraphFor(message: string, entry: KnowledgeEntry, { language }: Manner): string | undefined {
  const asked = new Set(tellingWords(message, language))
  const [best] = entry[language].answer
    .map((paragraph) => ({
      paragraph,
      count: new Set(tellingWords(toldText([paragraph]), language).filter((word) => asked.has(word))).size,
    }))
    .toSorted((one, other) => other.count - one.count)
  // A search with the question before found the entry once more, so the rest of it may answer.
  return best && best.count > 0 ? best.paragraph : entry[language].answer.slice(1).join('\n\n') || undefined
}
