/** What kind of message the partner writes, read by a trained ranking (decision 0110). */
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import type { Language } from '../../text/rules/speech.ts'
import { GUIDE_NAMES } from '../content/guides.ts'

/** What the partner asks for in Compass. */
export const PLACE_KINDS = ['about', 'seen', 'actions', 'helped', 'ideas', 'read', 'pause', 'leave', 'settings'] as const

/**
 * The guides; what he asks for in Compass; `probe`, something of her notes; `question`, of knowledge; `another` idea;
 * what he tells or says; `objection` to an answer; `outside` of all this; `danger`.
 */
export const PARTNER_KINDS = [
  ...GUIDE_NAMES,
  ...PLACE_KINDS,
  ...(['probe', 'question', 'another', 'complaint', 'good', 'thanks', 'okay', 'greeting', 'farewell'] as const),
  ...(['lara', 'objection', 'outside', 'danger'] as const),
] as const
export type PartnerKind = (typeof PARTNER_KINDS)[number]

/** The likeliest kind with its likelihood, and those of all kinds, 0 to 1. */
export type PartnerKindRead = { readonly kind: PartnerKind; readonly share: number; readonly shareOf: (kind: PartnerKind) => number }

/** Longest message that is read so, in characters. */
const MESSAGE_MAX = 600

/** The kind of a message; undefined for a very long one. */
export function readPartnerKind(message: string, language: Language, ranking: Ranking): PartnerKindRead | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = ranking.likely(message, language)
  const share = Math.max(...shares)
  const kind = PARTNER_KINDS[shares.indexOf(share)]
  return kind && { kind, share, shareOf: (one) => shares[PARTNER_KINDS.indexOf(one)] ?? 0 }
}
