/** What a message after a danger says, read by a trained ranking (decision 0106). */
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import { type DangerClass, SAID_AFTER, type SaidAfter } from '../../safety/content/after-danger.ts'
import type { Language } from '../../text/rules/speech.ts'

/** `safe` and `unsafe` answer whether she is safe or has called for help; `other` is about something else. */
export const AFTER_KINDS = [...SAID_AFTER.filter((one) => one !== 'yes' && one !== 'no'), 'safe', 'unsafe', 'other'] as const
export type AfterKind = Exclude<SaidAfter, 'yes' | 'no'> | 'safe' | 'unsafe' | 'other'

/** The likeliest kind of a message with its likelihood, 0 to 1. */
export type AfterRead = { readonly kind: AfterKind; readonly share: number }

/** The longest message that is read so, in characters. */
const MESSAGE_MAX = 400

/** What a message after a danger of a class says; undefined for a very long one. */
export function readAfter(message: string, language: Language, danger: DangerClass, ranking: Ranking): AfterRead | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...ranking.likely(message, language, danger)]
  const share = Math.max(...shares)
  const kind = AFTER_KINDS[shares.indexOf(share)]
  return kind && { kind, share }
}
