import type { ReplyOf } from '../../../kit/endpoint.ts'
import { keptTone } from '../../../kit/web/session-keys.ts'
import { language } from '../../../kit/words.ts'
import { Greeting, type GreetingProps } from '../../chat/web/Greeting.tsx'
import type { findCompanion } from '../contract.ts'
import { FIRST_WORDS } from './first-words.ts'
import { offlineWelcome } from './welcome-queries.ts'

/** Reply of `findCompanion`. */
export type Known = ReplyOf<typeof findCompanion>['data']

/** Lara's first message, with the three chips. */
export function Welcome(props: GreetingProps) {
  const first = keptTone() === 'nurturing' ? { text: FIRST_WORDS, chips: [], language: language() } : undefined
  return <Greeting {...props} offline={offlineWelcome} first={first} />
}
