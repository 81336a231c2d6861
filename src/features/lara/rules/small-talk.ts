import { BESIDE_SMALL_TALK, SMALL_TALK_SAID, type SmallTalkKind } from '../content/small-talk.ts'
import { toListener } from './said-whole.ts'

const listen = toListener(SMALL_TALK_SAID, BESIDE_SMALL_TALK)

/** What small talk a message is, in any language; undefined where it says or asks anything else. Safety is listened for before. */
export function smallTalkOf(message: string): SmallTalkKind | undefined {
  return listen(message)?.kind
}
