/** How an answer is made: safety first, then the guides, her own notes and the reviewed knowledge (lara.md §1). */
import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { PROGRESS_REQUEST } from '../contract.ts'
import type { Made } from '../rules/answer.ts'
import { breathing, guideOf, quickFacts } from '../rules/guides.ts'
import { knowledgeAnswer } from '../rules/knowledge-answer.ts'
import type { Recognised } from '../rules/safety/classes.ts'
import type { Manner } from '../rules/speech.ts'
import type { Her } from './her-manner.ts'
import { findAbouts } from './memory-store.ts'

/** A message to be answered. `manner` holds the language of the answer; `place` is that of the answer in its conversation. */
export type Question = {
  readonly hers: Vault<'hers'>
  readonly user: Person
  readonly her: Her
  readonly manner: Manner
  readonly message: string
  readonly messageType: typeof PROGRESS_REQUEST | undefined
  readonly recognised: readonly Recognised[]
  readonly sessionId: number
  readonly place: number
  readonly now: number
}

/**
 * A language model, where the host has one and she agreed: given the question and what was built, it tells pieces of text as they come and
 * answers the whole, or undefined where what was built shall stand. It ends when `signal` says so. It is never asked about fixed text.
 */
export type Improve = (question: Question, built: Made, signal: AbortSignal) => AsyncGenerator<string, Made | undefined>

/** How often facts were told in this conversation. */
async function factsTold({ hers, user, sessionId, place }: Question): Promise<number> {
  const abouts = await findAbouts(hers, user, sessionId, place)
  return abouts.filter((about) => about?.kind === 'guide' && about.name === 'facts').length
}

/** The answer without any model. */
export async function buildAnswer(question: Question): Promise<Made> {
  const { message, messageType, manner } = question
  const guide = messageType === PROGRESS_REQUEST ? 'pattern' : guideOf(message)
  if (guide === 'facts') return quickFacts(manner, await factsTold(question))
  if (guide === 'breathing') return breathing(manner)
  return knowledgeAnswer(message, manner)
}
