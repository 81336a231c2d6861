/** What kind of message a woman writes, read by a trained ranking (decision 0104). */
import type { Ranking } from '../../knowledge/rules/ranking.ts'
import type { Language } from '../../text/rules/speech.ts'

/**
 * The classes: something for another layer (a page, a note to make, a change to it, taking it back, her notes, a
 * question of knowledge, one of anything else, a danger), what is said to Lara or about her, and what she tells: good
 * news, plain news, a complaint.
 */
export const MESSAGE_KINDS = [
  'app',
  'log',
  'fix',
  'drop',
  'notes',
  'question',
  'outside',
  'danger',
  'thanks',
  'farewell',
  'greeting',
  'praise',
  'insult',
  'lara',
  'privacy',
  'wellbeing',
  'joke',
  'good',
  'news',
  'nonsense',
  'okay',
  'complaint',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** What the message before was: the first of a conversation has none, `told` is anything that asks for nothing. */
export type After = 'start' | 'notes' | 'question' | 'app' | 'log' | 'told'

/** What a message of some kind is to the next one. */
export function afterOf(kind: MessageKind): After {
  if (kind === 'notes' || kind === 'question' || kind === 'app' || kind === 'log') return kind
  if (kind === 'fix') return 'log'
  return kind === 'privacy' ? 'app' : 'told'
}

/** What the ranking knows of the message before; nothing at the start, as most of its sentences stand alone. */
export function contextOf(after: After | undefined): string | undefined {
  return after === 'start' ? undefined : after
}

/** The likeliest kind of a message with its likelihood from 0 to 1, and the likelihood of any kind. */
export type KindRead = { readonly kind: MessageKind; readonly share: number; readonly shareOf: (kind: MessageKind) => number }

/** The longest message that is read so, in characters. */
const MESSAGE_MAX = 400

/** The likeliest kind of a message after another; undefined for a very long one. */
export function readKind(message: string, language: Language, ranking: Ranking, after: After): KindRead | undefined {
  if (message.length > MESSAGE_MAX) return undefined
  const shares = [...ranking.likely(message, language, contextOf(after))]
  const share = Math.max(...shares)
  const kind = MESSAGE_KINDS[shares.indexOf(share)]
  return kind && { kind, share, shareOf: (one) => shares[MESSAGE_KINDS.indexOf(one)] ?? 0 }
}
