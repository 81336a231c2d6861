/** The rankings that read the partner's messages, loaded on first use. */
import { readModelFile } from '../../../kit/server/model-files.ts'
import { type Ranking, readRanking } from '../../knowledge/rules/ranking.ts'

let kinds: Ranking | undefined
let after: Ranking | undefined

/** The ranking of what kind of message he writes; read once. */
export function partnerKindsRanking(): Ranking {
  kinds ??= readRanking(readModelFile('partner-kinds'))
  return kinds
}

/** The ranking of what a message after a danger says; read once. */
export function afterRanking(): Ranking {
  after ??= readRanking(readModelFile('after-danger'))
  return after
}
