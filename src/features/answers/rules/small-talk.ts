import { plainWords } from '../../text/rules/question-words.ts'
import {
  INTRODUCED,
  NOT_THANKING,
  PLANNING,
  RELIEVED,
  SMALL_TALK_FILLERS,
  SMALL_TALK_PHRASES,
  type SmallTalkKind,
  THANKING,
} from '../content/small-talk.ts'
import { toListener } from '../../text/rules/said-whole.ts'
import { subjectsIn } from './context-subjects.ts'
import type { SpeechAct } from './speech-act.ts'

const match = toListener(SMALL_TALK_PHRASES, SMALL_TALK_FILLERS)

/**
 * The kind of small talk a message is, in any language; `undefined` if it says or asks anything else. Safety rules run
 * first.
 */
export function smallTalkOf(message: string): SmallTalkKind | undefined {
  const found = match(message)?.kind
  if (found || /[?¿]/.test(message)) return found
  const plain = plainWords(message).join(' ')
  if (saysWhoSheIs(message)) return 'greeting'
  if (RELIEVED.test(plain)) return 'relief'
  return PLANNING.some((pattern) => pattern.test(plain)) ? 'plan' : undefined
}

/** Whether a message says only her name or age, with or without a greeting. */
export function saysWhoSheIs(message: string): boolean {
  return INTRODUCED.test(plainWords(message).join(' '))
}

/** Longest message of thanks with a remark, in words. */
const THANKS_MOST = 12

/**
 * Whether a message is thanks with a remark: "thanks, that's a relief". `act` is what kind of statement it is; news of
 * her body, a complaint and a question have their own answers.
 */
export function isThanking(message: string, act: SpeechAct | undefined): boolean {
  const words = plainWords(message)
  const plain = words.join(' ')
  if (words.length > THANKS_MOST || /[?¿\d]/.test(message) || !THANKING.test(plain) || NOT_THANKING.test(plain)) return false
  const isOther = act !== undefined && act.kind !== 'news' && !(act.kind === 'goodNews' && !act.isHealth)
  return !isOther && subjectsIn(words).length === 0
}

/** Whether a greeting is also a farewell, in a conversation that has begun: "buenas noches". */
export function isParting(message: string, kind: SmallTalkKind): boolean {
  return kind === 'greeting' && /buenas noches/i.test(message)
}
