import { SMALL_TALK_FILLERS, SMALL_TALK_PHRASES, type SmallTalkKind } from '../content/small-talk.ts'
import { toListener } from '../../text/rules/said-whole.ts'

const match = toListener(SMALL_TALK_PHRASES, SMALL_TALK_FILLERS)

/**
 * The kind of small talk a message is, in any language; `undefined` if it says or asks anything else. Safety rules run
 * first.
 */
export function smallTalkOf(message: string): SmallTalkKind | undefined {
  return match(message)?.kind
}

/** Whether a greeting is also a farewell, in a conversation that has begun: "buenas noches". */
export function isParting(message: string, kind: SmallTalkKind): boolean {
  return kind === 'greeting' && /buenas noches/i.test(message)
}
