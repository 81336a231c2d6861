import { BESIDE_SMALL_TALK, SMALL_TALK_SAID, type SmallTalkKind } from '../content/small-talk.ts'
import { toListener } from '../../text/rules/said-whole.ts'

const listen = toListener(SMALL_TALK_SAID, BESIDE_SMALL_TALK)

/**
 * The kind of small talk a message is, in any language; `undefined` if it says or asks anything else. Safety rules run
 * first.
 */
export function smallTalkOf(message: string): SmallTalkKind | undefined {
  return listen(message)?.kind
}
