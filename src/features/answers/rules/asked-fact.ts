/**
 * Questions that the safety rules take for more than they are, where the conversation or an entry tells what is meant:
 * "could it be dementia?" asks for a fact, and "is it too late for me?" after hormone therapy is about that.
 */
import { KNOWLEDGE } from '../../knowledge/content/generated/knowledge.ts'
import type { KnowledgeEntry } from '../../knowledge/content/knowledge.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import { WEIGHED } from '../../safety/rules/weighed.ts'
import type { Language } from '../../text/rules/speech.ts'
import {
  AFRAID_AGAIN,
  AROUND_MENOPAUSE,
  ASKS_OF_HER,
  ASKS_OF_IT,
  ASKS_OF_STAGE,
  ASKS_OWN_STAGE,
  ASKS_REASON,
  COULD_BE_IT,
  DEMENTIA,
  DOES_IT_HURT,
  IS_IT_HORMONES,
  LIKELY,
  MENOPAUSE_OR,
  OF_OWN,
  PREGNANT,
  TOLD_BEFORE_CAUSE,
  TOO_LATE,
} from '../content/asked-fact-words.ts'
import { aspectOf } from './context-aspects.ts'
import { isDependent, isSaidIn, type Topic } from './context.ts'
import { wordsOf } from './context-subjects.ts'

/** Topics after which "is it too late for me?" may be meant of her life. */
const HEAVY: ReadonlySet<string> = new Set(['mood', 'relationships', 'lara'])
const OF_PERIODS = /\b(?:periods?|bleed\w*|cycles?|reglas?|sangr\w*|ciclos?|regles|saign\w*)\b/
/** Topics of what she may have; in others she asks what to do or to say. */
const OF_BODY: ReadonlySet<string> = new Set(['hot-flashes', 'sleep', 'mood', 'memory', 'body', 'bleeding', 'intimacy', 'bones', 'heart'])
/** Topics in which the stage is what she asks about herself. */
const OF_STAGE: ReadonlySet<string> = new Set(['stages', 'bleeding'])

/** Whether all that was recognised is a question for a diagnosis of her own. */
export function isDiagnosisOnly(recognised: readonly Recognised[]): boolean {
  return recognised.length > 0 && recognised.every((one) => one.class === 'X')
}

/** A fact that answers a question for a diagnosis; `isNamed` if the question names what it might be. */
export type Fact = { readonly entry: KnowledgeEntry; readonly isNamed: boolean }

/**
 * The entry that answers a question which sounds like one for a diagnosis: the one with that title, or one on the topic
 * of the conversation. `undefined` if she asks what she has. `titled` is the entry of that title, `found` what the
 * search finds in context, `causes` are those recognised, at least one.
 */
export function factFor(
  message: string,
  language: Language,
  topic: Topic | undefined,
  titled: KnowledgeEntry | undefined,
  found: KnowledgeEntry | undefined,
  causes: ReadonlySet<string>,
): Fact | undefined {
  if (titled && titled.topic !== 'lara') return { entry: titled, isNamed: true }
  const plain = wordsOf(message).join(' ')
  if (found && found.topic !== 'lara' && (ASKS_REASON[language].test(plain) || COULD_BE_IT.test(plain)))
    return { entry: found, isNamed: false }
  const isOfHer = ASKS_OF_HER[language].test(plain) && !LIKELY.test(plain)
  const general =
    found && mayBeFact(found, causes, isOfHer) ? { entry: found, isNamed: OF_BODY.has(found.topic) && OF_OWN.test(plain) } : undefined
  if (isOfHer) return general
  const isOfIt = ASKS_OF_IT[language].test(plain)
  const dementia = isOfIt && DEMENTIA.test(plain) ? KNOWLEDGE.find(({ id }) => id === 'memory-dementia') : undefined
  if (dementia) return { entry: dementia, isNamed: true }
  const last = topic?.entry
  // A missed period and its entry speak of pregnancy as well.
  if (PREGNANT.test(plain)) {
    const entry = last?.id === 'bleeding-missed' ? last : KNOWLEDGE.find(({ id }) => id === 'stages-pregnancy')
    return entry && { entry, isNamed: false }
  }
  if (found && toldBeforeCause(message) !== undefined) return { entry: found, isNamed: true }
  if (!last || last.topic === 'lara') return general
  if (ASKS_OF_STAGE.test(plain)) return asksIfMenopause(message, language, topic) ? { entry: last, isNamed: true } : general
  const isGoingOn = isOfIt || isDependent(message, language)
  if (!isGoingOn) return general
  const isOpen = aspectOf(message, language) !== undefined
  if (found && (isOpen || (found !== last && isDependent(message, language)))) return { entry: found, isNamed: false }
  return isSaidIn(last, message, language) ? { entry: last, isNamed: isOfIt } : general
}

/**
 * Whether an entry answers what was taken for a question for a diagnosis: "is tingling a symptom of menopause?" Of
 * herself only whether menopause is the cause, since the entry then tells what else it may be.
 */
function mayBeFact({ id, topic }: KnowledgeEntry, causes: ReadonlySet<string>, isOfHer: boolean): boolean {
  const isOfStage = causes.has('stage')
  if (id === 'stages-test') return isOfStage
  if (topic === 'lara' || topic === 'stages' || (isOfStage && topic === 'bleeding')) return false
  return [...causes].every((cause) => cause === 'stage' || (cause === 'illness' && !isOfHer))
}

/** Longest message that is read as a question about hormones, in characters. */
const CAUSE_MAX = 200

/** What she tells before asking if that is due to hormones: "my joints ache, is that menopause too?" */
export function toldBeforeCause(message: string): string | undefined {
  const told = message.length > CAUSE_MAX ? undefined : TOLD_BEFORE_CAUSE.exec(wordsOf(message).join(' '))?.[1]
  // What her periods say of her stage, her calendar answers.
  return told === undefined || OF_PERIODS.test(told) ? undefined : told
}

/** Whether a message asks if what was spoken of is due to hormones, and nothing else. */
export function asksIfHormones(message: string): boolean {
  return message.length <= CAUSE_MAX && IS_IT_HORMONES.test(wordsOf(message).join(' '))
}

/** Whether a message asks for the reason or for help by its first words. */
export function asksReason(message: string, language: Language): boolean {
  return ASKS_REASON[language].test(wordsOf(message).join(' '))
}

/** Whether she asks if what she spoke of is due to menopause, and not for her stage: "is it the menopause?" */
export function asksIfMenopause(message: string, language: Language, topic: Topic | undefined): boolean {
  if (toldBeforeCause(message) !== undefined) return true
  const plain = wordsOf(message).join(' ')
  const last = topic?.entry
  const isOfComplaint = last !== undefined && last.topic !== 'lara' && !OF_STAGE.has(last.topic)
  return isOfComplaint && ASKS_OF_STAGE.test(plain) && ASKS_OF_IT[language].test(plain) && !ASKS_OF_HER[language].test(plain)
}

/** Whether a message asks which of two things something comes from, of which one is menopause. */
export function asksWhichCause(message: string): boolean {
  return MENOPAUSE_OR.test(wordsOf(message).join(' ')) && !asksOwnStage(message)
}

/**
 * Whether a message asks for her own stage, and not what something comes from ("is that menopause or am I just tired?")
 * or what comes after menopause.
 */
export function asksOwnStage(message: string): boolean {
  const plain = wordsOf(message).join(' ')
  const isTime = AROUND_MENOPAUSE.test(plain) && !/\b(?:am i|have i|estoy|he entrado|suis je|je suis)\b/.test(plain)
  return ASKS_OWN_STAGE.test(plain) && !MENOPAUSE_OR.test(plain) && !isTime
}

/**
 * Whether a message is "is it too late for me?", "does it hurt?" or "and if I'm afraid to do it again?" and nothing
 * else, which may go on from an answer about a test, a treatment or sex.
 */
export function mayBeOfTopic(message: string, recognised: readonly Recognised[]): boolean {
  const isVague = (one: Recognised) => (one.class === 'C1' && !one.isNow) || (one.class === 'D' && one.cause === WEIGHED)
  const isUnclear = recognised.length > 0 && recognised.every(isVague)
  const plain = wordsOf(message).join(' ')
  return isUnclear && (TOO_LATE.test(plain) || DOES_IT_HURT.test(plain) || isAfraidAgain(message))
}

/** Whether the topic is an entry after which that question is no sign of danger. */
export function isOfEntry(topic: Topic | undefined): boolean {
  return topic?.entry !== undefined && !HEAVY.has(topic.entry.topic)
}

/** Whether a message says that she is afraid to do it again, which after an answer about sex is meant of that. */
export function isAfraidAgain(message: string): boolean {
  return AFRAID_AGAIN.test(wordsOf(message).join(' '))
}
