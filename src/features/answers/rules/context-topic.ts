/** The topic of a conversation: her last question and what answered it, from the stored messages. */
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { SafetyClass } from '../../safety/rules/classes.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { AnswerParts } from '../contract.ts'
import { isDependent, joinedWith, type Topic } from './context.ts'
import { aspectOf } from './context-aspects.ts'
import { wordsOf } from './context-subjects.ts'

/** A message of hers and the answer to it, as stored. `entry` is the one that answered it. */
export type Turn = { readonly said: string; readonly layer: AnswerParts['layer']; readonly entry: KnowledgeEntry | undefined }

/** Shorter questions are completed with the title of their entry. */
const FEW_WORDS = 4

/** Fixed cards that are no danger: a sign to show a doctor, a dose, a diagnosis. */
const CARDS: ReadonlySet<SafetyClass> = new Set(['M2', 'D', 'X'])

/** Whether an answer was such a card, after which the conversation goes on from what she asked. */
export function isCard(parts: { readonly class?: SafetyClass | null }): boolean {
  return parts.class != null && CARDS.has(parts.class)
}

/** Number of messages that are read back for the last question. */
export const TURNS_BACK = 4
/** Number of messages that are read back for what Lara said about something. */
export const SAID_BACK = 30

/**
 * The topic after these messages, newest first; `undefined` if there is none, and after a safety answer. Small talk in
 * between is passed over. A question that was itself a follow-up is completed with the entry that answered it, or with
 * the question before.
 */
export function topicOf(turns: readonly Turn[], language: Language): Topic | undefined {
  const [last, ...before] = turns.slice(0, TURNS_BACK)
  if (!last || last.layer === 'safety') return undefined
  const { said, entry } = last
  const offered = last.layer === 'guide' && { isOffered: true }
  if (offered && !entry) return topicOf(before, language)
  // "How long does it last?" and "when do I see a doctor?" may be answered from elsewhere, but are still about it.
  const kept = entry && before.length > 0 && aspectOf(said, language) !== undefined ? topicOf(before, language) : undefined
  if (kept?.entry && kept.entry.topic !== entry?.topic) return kept
  if (entry && (isDependent(said, language) || wordsOf(said).length < FEW_WORDS))
    return { question: entry[language].title.replaceAll(/[{}]/g, ''), entry, ...offered }
  const earlier = !entry && isDependent(said, language) ? topicOf(before, language) : undefined
  return { question: earlier ? joinedWith(said, earlier.question) : said, entry: entry ?? earlier?.entry, ...offered }
}
