/** What the safety rules recognised in a message, seen with the conversation before it. */
import { admittedDanger } from '../../answers/rules/denied-danger.ts'
import { isAfraidAgain, isOfEntry, mayBeOfTopic } from '../../answers/rules/asked-fact.ts'
import { namesMedicine } from '../../answers/rules/context-subjects.ts'
import { entryOf, findFollowing } from '../../answers/rules/knowledge-answer.ts'
import { asksHowSoon, isInGeneral, isToldStage, mayBeOfMedicine, recognisedOfMedicine } from '../../answers/rules/medicine-follow-up.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import { topicIn } from './conversation-topic.ts'
import { type FindDanger, isTakenBack } from './danger-before.ts'
import { libraryOf } from './library.ts'
import { surelyAsks } from './from-kinds.ts'
import type { StoredTurn } from './memory-store.ts'
import type { Question } from './question.ts'

/** Whether what was recognised goes on from an answer that was no danger: "is it too late for me?" */
async function isOfTopic(question: Question, turns: readonly StoredTurn[], findDanger: FindDanger): Promise<boolean> {
  const { message, recognised, manner } = question
  if (!mayBeOfTopic(message, recognised)) return false
  const isOf = isAfraidAgain(message) ? turns.some(({ about }) => entryOf(about)?.topic === 'intimacy') : isOfEntry(topicIn(turns, manner))
  return isOf && !(await findDanger())
}

/** "When was my last day without a flush?": only the classifier took it for a danger. */
function isSurelyAsked(question: Question): boolean {
  const { recognised } = question
  return recognised.length > 0 && recognised.every(({ cause }) => cause === WEIGHED) && surelyAsks(question)
}

const STOPPING = 'treatments-stopping'

/** What was recognised; for a question about the medicine she spoke of before, what that is about. */
export async function recognisedIn(
  question: Question,
  turns: readonly StoredTurn[],
  findDanger: FindDanger,
): Promise<readonly Recognised[]> {
  const { message, messageType, recognised, manner } = question
  if (await isOfTopic(question, turns, findDanger)) return []
  const admitted = admittedDanger(message, await findDanger(), manner.language)
  if (admitted) return [admitted]
  if (await isTakenBack(question, findDanger)) return []
  if (isSurelyAsked(question)) return []
  if (recognised.length > 0 && asksHowSoon(message, recognised, topicIn(turns, manner))) return []
  if (isInGeneral(message, recognised, manner.language) || isToldStage(message, recognised, manner.language)) return []
  if (messageType !== undefined || !mayBeOfMedicine(message, recognised, manner.language)) return recognised
  const topic = topicIn(turns, manner)
  const isTreatment = topic?.entry?.topic === 'treatments'
  const named = [topic?.question, ...(isTreatment ? turns.map(({ said }) => said) : [])].find((one) => one && namesMedicine(one))
  const ofMedicine = named && recognisedOfMedicine(message, named, manner.language)
  if (!ofMedicine || (await findDanger())) return recognised
  // How hormone therapy is ended is told by an entry of its own.
  const isTold = () =>
    topic?.entry?.id !== STOPPING && findFollowing(message, manner.language, libraryOf(manner.language), topic).entry?.id === STOPPING
  return recognised.length === 0 && isTold() ? recognised : ofMedicine
}
