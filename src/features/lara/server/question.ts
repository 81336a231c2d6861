import type { Person } from '../../../kit/server/person.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { PROGRESS_REQUEST } from '../../answers/contract.ts'
import { type Brought } from '../contract.ts'
import type { Recognised } from '../../safety/rules/classes.ts'
import type { Manner } from '../../text/rules/speech.ts'
import type { Reader } from './her-manner.ts'
import type { StoredTurn } from './memory-store.ts'

/** A message to answer. `manner` holds the language of the answer, `place` the answer's place in its conversation. */
export type Question = {
  readonly hers: HerVault
  readonly user: Person
  readonly her: Reader
  readonly manner: Manner
  /** The text she wrote herself; empty if all of the message was inserted by another page. */
  readonly message: string
  readonly brought: Brought | undefined
  readonly messageType: typeof PROGRESS_REQUEST | undefined
  readonly recognised: readonly Recognised[]
  readonly sessionId: number
  readonly place: number
  /** The messages before, with their answers, newest first; at most `TURNS_READ`. */
  readonly turns: readonly StoredTurn[]
  readonly now: number
}
