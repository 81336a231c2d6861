/** The answer to a follow-up that finds the entry just given: an entry is not given twice in a row. */
import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { FollowUpModel } from '../../knowledge/rules/follow-up-model.ts'
import { sentencesOf, toldText } from '../../knowledge/rules/claim-wording.ts'
import { plainWords, tellingWords } from '../../text/rules/question-words.ts'
import type { Manner } from '../../text/rules/speech.ts'
import { DIALOGUE_WORDS } from '../content/dialogue-words.ts'
import { type Made, partsOf, toChip } from './answer.ts'
import { LISTS } from './context-dependence.ts'
import { paragraphsFor } from './follow-ups.ts'
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
  model?: FollowUpModel,
  isOffered: (entry: KnowledgeEntry) => boolean = () => true,
): Made {
  const { language } = manner
  const words = DIALOGUE_WORDS[language]
  const related = entry.next.flatMap((id) => KNOWLEDGE.find((one) => one.id === id) ?? []).filter(isOffered)
  const chips = related.map((one) => toChip(shown([one[language].title], manner)))
  const isSame = plainWords(message).join(' ') === plainWords(said).join(' ')
  const passages = isSame ? [] : passagesFor(message, entry, manner, model)
  for (const passage of passages) {
    const texts = words.passage.map((before) => shown([`${before} ${passage}`], manner))
    if (texts.some((text) => earlier.includes(text))) continue
    return {
      text: pickWording(texts, message.length),
      parts: partsOf('knowledge', { sources: sourcesOf([passage], CLAIMS), chips }),
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

/** Texts by the number of words that they share with a message, most first. */
function byWords(texts: readonly string[], message: string, { language }: Manner): { readonly text: string; readonly count: number }[] {
  const asked = new Set(tellingWords(message, language))
  return texts
    .map((text) => ({ text, count: new Set(tellingWords(toldText([text]), language).filter((word) => asked.has(word))).size }))
    .toSorted((one, other) => other.count - one.count)
}

/**
 * What of an entry may answer a message, best first: with `model` the paragraphs that most probably do, then the
 * sentence with most of its words; without it, or for "is it safe?", the paragraph with most of its words, else all
 * after the first.
 */
function passagesFor(message: string, entry: KnowledgeEntry, manner: Manner, model: FollowUpModel | undefined): string[] {
  const { language } = manner
  const { answer } = entry[language]
  if (model && tellingWords(message, language).some((word) => !LISTS[language].open.has(word))) {
    const sentences = answer
      .flatMap((paragraph) => sentencesOf(paragraph))
      .map(({ text, claims }) => text + claims.map((id) => `[#${id}]`).join(''))
    const [sentence] = byWords(sentences, message, manner).filter(({ count }) => count > 0)
    return [paragraphsFor(message, entry, language, model).join('\n\n'), ...(sentence ? [sentence.text] : [])]
  }
  const [best] = byWords(answer, message, manner)
  // A search with the question before found the entry once more, so the rest of it may answer.
  const passage = best && best.count > 0 ? best.text : answer.slice(1).join('\n\n')
  return passage === '' ? [] : [passage]
}
