/** How an answer is made: safety first, then the guides, small talk, her own notes and the reviewed knowledge (lara.md §1). */
import { type LocalDate, localDateAt } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import type { Vault } from '../../../kit/server/vaults.ts'
import { PROGRESS_REQUEST } from '../contract.ts'
import type { About, Made } from '../rules/answer.ts'
import { isUrgent } from '../rules/deltas.ts'
import { breathing, guideOf, quickFacts } from '../rules/guides.ts'
import { knowledgeAnswer } from '../rules/knowledge-answer.ts'
import { answerOwn } from '../rules/own-answer.ts'
import { showPattern } from '../rules/pattern.ts'
import { readOwnQuestion } from '../rules/read-own-question.ts'
import { safetyAnswer } from '../rules/safety-answer.ts'
import type { Recognised } from '../rules/safety/classes.ts'
import { smallTalkAnswer } from '../rules/small-talk-answer.ts'
import { smallTalkOf } from '../rules/small-talk.ts'
import type { Manner } from '../rules/speech.ts'
import type { Her } from './her-manner.ts'
import { libraryOf } from './library.ts'
import { findAbouts, findCauses, findLastTopic } from './memory-store.ts'
import { loadNotes } from './own-data.ts'

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
 * Given the question and what was built, tells pieces of text as they come and answers the whole, or undefined where what was built shall
 * stand. It ends when `signal` says so.
 */
export type Improve = (question: Question, built: Made, signal: AbortSignal) => AsyncGenerator<string, Made | undefined>

/** The language model of the host: what it is called, where it runs, and how it is asked. */
export type Model = { readonly name: string; readonly place: string; readonly improve: Improve }

/** Whether a model may be asked: she agreed, wrote it herself, and nothing was recognised that fixed text answers. */
export function mayImprove({ her, recognised, message, messageType }: Question, built: Made): boolean {
  const isChip = messageType !== undefined || guideOf(message) !== undefined
  return her.preferences.lara.model && !isChip && recognised.length === 0 && built.parts.layer !== 'safety'
}

/** What an answer follows: the last one in this conversation, or, where she wishes it, the last one before. */
async function followed({ hers, user, her, sessionId, place }: Question): Promise<About | null> {
  const [last] = await findAbouts(hers, user, sessionId, place, 1)
  if (last !== undefined || !her.preferences.lara.remember) return last ?? null
  return (await findLastTopic(hers, user))?.about ?? null
}

/** How often facts were told in this conversation. */
async function factsTold({ hers, user, sessionId, place }: Question): Promise<number> {
  const abouts = await findAbouts(hers, user, sessionId, place)
  return abouts.filter((about) => about?.kind === 'guide' && about.name === 'facts').length
}

/** What her own notes say to a question about them; undefined where it is none. */
async function fromHerNotes(question: Question, today: LocalDate): Promise<Made | undefined> {
  const { hers, user, message, manner } = question
  const last = await followed(question)
  const asked = readOwnQuestion(message, today, last?.kind === 'own' ? last.question : null)
  return asked && answerOwn(asked, await loadNotes(hers, user, asked, today), manner, today)
}

/** The fixed text for what was recognised. Nothing is asked of the store for a crisis or an emergency. */
async function fromSafety({ hers, user, recognised, message, manner, now }: Question): Promise<Made | undefined> {
  if (recognised.length === 0) return undefined
  const causes = isUrgent(recognised) ? [] : await findCauses(hers, user, now)
  const recent = new Set(causes.map((one) => `${one.class} ${one.cause}`))
  return safetyAnswer(recognised, message, manner, { speaker: 'woman', recent })
}

/** The answer without any model. */
export async function buildAnswer(question: Question): Promise<Made> {
  const { hers, user, message, messageType, manner, now } = question
  const safety = await fromSafety(question)
  if (safety) return safety
  const today = localDateAt(now, user.timezone)
  switch (messageType === PROGRESS_REQUEST ? 'pattern' : guideOf(message)) {
    case 'facts':
      return quickFacts(manner, await factsTold(question))
    case 'breathing':
      return breathing(manner)
    case 'pattern':
      return showPattern(await loadNotes(hers, user, 'pattern', today), manner, today)
    default: {
      const talk = smallTalkOf(message)
      if (talk) return smallTalkAnswer(talk, manner)
      return (await fromHerNotes(question, today)) ?? knowledgeAnswer(message, manner, libraryOf(manner.language))
    }
  }
}
