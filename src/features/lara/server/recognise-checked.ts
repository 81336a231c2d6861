import { recogniseAll } from '../../safety/rules/recognise-all.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Speaker } from '../../text/rules/speech.ts'
import { checkedDangers } from '../rules/danger-check.ts'
import { dangerCheckRanking } from './rankings.ts'

/** What a message contains that is answered from fixed text, with all classifiers and the second reading. */
export function recogniseChecked(message: string, speaker: Speaker): readonly Recognised[] {
  return checkedDangers(recogniseAll(message, speaker), message, speaker, dangerCheckRanking)
}
