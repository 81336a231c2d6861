/** The reviewed entries that go along with a question to a language model, and the sources of those it names. */
import { CLAIMS } from '../../knowledge/content/generated/claims.ts'
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Source } from '../../knowledge/contract.ts'
import type { Made } from '../../answers/rules/answer.ts'
import { joinedWith } from '../../answers/rules/context.ts'
import { dependenceOf } from '../../answers/rules/context-dependence.ts'
import { shown, sourcesOf } from '../../answers/rules/wording.ts'
import type { Language } from '../../text/rules/speech.ts'
import type { Ground } from '../rules/model/grounding.ts'
import { topicBefore } from './engine.ts'
import type { Question } from './question.ts'
import { libraryOf } from './library.ts'

/** Number of entries sent at most. */
const GROUNDS_MAX = 5
/** Share of all likelihood from which an entry is sent. */
const SHARE_MIN = 0.01

/** Her question as it stands alone, and the entries nearest to it, the one that was answered first. */
type Found = { readonly asked: string; readonly entries: readonly KnowledgeEntry[]; readonly grounds: readonly Ground[] }

/** Finds the entries for a message, which is searched together with the last question if it goes on from it. */
export async function findGrounds(question: Question, { about }: Made): Promise<Found> {
  const { message, manner } = question
  const { language } = manner
  const topic = dependenceOf(message, language) && topicBefore(question)
  const asked = topic ? joinedWith(message, topic.question) : message
  const answered = KNOWLEDGE.filter(({ id }) => about?.kind === 'entry' && id === about.id)
  const near = libraryOf(language)
    .rank(asked)
    .entries.flatMap(({ entry, share }) => (share >= SHARE_MIN ? [entry] : []))
  const entries = [...new Set([...answered, ...near])].slice(0, GROUNDS_MAX)
  const grounds = entries.map(({ id, [language]: text }) => ({
    id,
    title: shown([text.title], manner),
    text: shown(text.answer, manner),
  }))
  return { asked, entries, grounds }
}

/** The sources of the named entries, in the order in which they are named. */
export function sourcesNamed(entries: readonly KnowledgeEntry[], named: readonly string[], language: Language): Source[] {
  return sourcesOf(
    named.flatMap((id) => entries.find((entry) => entry.id === id)?.[language].answer ?? []),
    CLAIMS,
  )
}
