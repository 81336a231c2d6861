/**
 * What a woman and her linked partner share: actions, reactions and signals. Endpoints are in `compass` (his side) and
 * `partner` (her side).
 */
import * as z from 'zod/mini'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** Kinds of support, in the order of the menu. */
export const ACTION_TYPES = [
  'Emotional Support',
  'Communication & Connection',
  'Understanding & Patience',
  'Respect & Boundaries',
  'Affection & Comfort',
  'Practical Help',
] as const
export const ActionType = z.enum(ACTION_TYPES, { error: () => t`Please choose what kind of support it was` })
export type ActionType = z.infer<typeof ActionType>

/**
 * Her reaction to one action. He only ever sees weekly totals of at least three
 * (docs/decisions/0026-what-he-learns-of-her-reactions.md).
 */
export const Reaction = z.enum(['receptive', 'neutral', 'withdrawn'], { error: () => t`Please choose receptive, neutral or withdrawn` })
export type Reaction = z.infer<typeof Reaction>

/** Subject of a signal she writes to him. */
export const SignalCategory = z.enum(['mood', 'energy', 'general wellbeing', 'support needs'], {
  error: () => t`Please choose what it is about`,
})
export type SignalCategory = z.infer<typeof SignalCategory>

/** Maximum lengths in characters, as typed. */
export const ACTION_MAX = 500
export const SIGNAL_MAX = 280
/** Maximum number of unexpired signals of one woman. */
export const SIGNALS_MAX = 5
/** Lifetime of a signal in hours. */
export const SIGNAL_LIFE_HOURS = 24
/** Number of his actions in a list, newest first. */
export const ACTIONS_MAX = 100

/** Refusal for a partner without a link. It does not say why there is none (docs/safety.md). */
export const NOT_LINKED: Message = () => t`You’re not linked with anyone at the moment.`

/** An action of his. `action_date` is the local date in his time zone. */
export const SupportiveAction = z.object({
  id: Id,
  action_type: ActionType,
  action_description: z.string(),
  created_at: Instant,
  action_date: LocalDate,
})
export type SupportiveAction = z.infer<typeof SupportiveAction>

export const NewAction = z.strictObject({
  action_description: words(ACTION_MAX, () => t`Please tell what you did`),
  action_type: ActionType,
})
export type NewAction = z.infer<typeof NewAction>

/** A signal of hers as he receives it. It has no timestamps, so that it does not reveal when she was online. */
export const ReceivedSignal = z.object({ id: Id, category: SignalCategory, text: z.string() })
export type ReceivedSignal = z.infer<typeof ReceivedSignal>
