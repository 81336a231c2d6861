/** The rankings that read the partner's messages, loaded on first use. */
import { readFileSync } from 'node:fs'
import { type Ranking, readRanking } from '../../knowledge/rules/ranking.ts'

function read(name: string): Ranking {
  return readRanking(readFileSync(new URL(`../../../../models/${name}.bin`, import.meta.url)))
}

let kinds: Ranking | undefined
let after: Ranking | undefined

/** The ranking of what kind of message he writes; read once. */
export function partnerKindsRanking(): Ranking {
  kinds ??= read('partner-kinds')
  return kinds
}

/** The ranking of what a message after a danger says; read once. */
export function afterRanking(): Ranking {
  after ??= read('after-danger')
  return after
}
