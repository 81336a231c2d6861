/** Compass: what he does for her, what of it was well taken, what she tells him, and ideas that need nothing of hers. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, queryWhole, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/** What he can tell her he did (spec §9), in the order of the menu. */
export const ACTION_TYPES = [
  'Emotional Support',
  'Communication & Connection',
  'Understanding & Patience',
  'Respect & Boundaries',
  'Affection & Comfort',
  'Practical Help',
] as const
export const ActionType = z.enum(ACTION_TYPES, { error: t`Please choose what kind of support it was` })
export type ActionType = z.infer<typeof ActionType>

/** How each kind is called. */
export const ACTION_LABELS: Record<ActionType, string> = {
  'Emotional Support': t`Emotional Support`,
  'Communication & Connection': t`Communication & Connection`,
  'Understanding & Patience': t`Understanding & Patience`,
  'Respect & Boundaries': t`Respect & Boundaries`,
  'Affection & Comfort': t`Affection & Comfort`,
  'Practical Help': t`Practical Help`,
}

/** How she took it; the only thing of hers that ever counts for him, and only in sums (product.md §7). */
export const Reaction = z.enum(['receptive', 'neutral', 'withdrawn'], { error: t`Please choose receptive, neutral or withdrawn` })
export type Reaction = z.infer<typeof Reaction>

/** What a signal of hers is about (product.md §1.1: categories of signals she writes herself). */
export const SignalCategory = z.enum(['mood', 'energy', 'general wellbeing', 'support needs'], { error: t`Please choose what it is about` })
export type SignalCategory = z.infer<typeof SignalCategory>

/** The kinds of suggestion (spec §3). */
export const SuggestionCategory = z.enum(['communication', 'practical', 'understanding', 'support'])
export type SuggestionCategory = z.infer<typeof SuggestionCategory>

/** Lengths in characters, as they are typed. */
export const ACTION_MAX = 500
export const SIGNAL_MAX = 280
/** So many signals may stand at once. */
export const SIGNALS_MAX = 5
export const SIGNAL_LIFE_HOURS = 24
/** So many of his actions are listed, newest first. */
export const ACTIONS_SHOWN = 100

export const ACTION_FAILED = t`Failed to log action. Please try again.`
export const ACTION_LOGGED = t`Action logged successfully!`
/** What he is told when there is no link; it says nothing of why (safety.md §4). */
export const NOT_LINKED = t`You are not linked with anybody at the moment.`

/** He ends it himself; his sessions end, too. */
export const leaveCompass = endpoint({ method: 'DELETE', path: '/api/compass/leave/', access: 'partner', reply: Done })

/** So long a call waits at most for the end of the link, in s; less than any call may take. */
export const LINK_WAIT_MAX_S = 8

/** Whether his link stands. With `wait` the answer comes after so many seconds, or, refused as `not_linked`, as soon as the link ends. */
export const watchLink = endpoint({
  method: 'GET',
  path: '/api/compass/link/',
  access: 'partner',
  query: z.strictObject({ wait: z.optional(queryWhole(0, LINK_WAIT_MAX_S)) }),
  reply: z.object({ linked: z.literal(true) }),
  // Nothing is written, and nothing may be held open while it waits.
  repeats: 'kept-by-room',
})

/** Something he did. `action_date` is the day it was for him. */
export const SupportiveAction = z.object({
  id: Id,
  action_type: ActionType,
  action_description: z.string(),
  created_at: Instant,
  action_date: LocalDate,
})
export type SupportiveAction = z.infer<typeof SupportiveAction>

export const NewAction = z.strictObject({ action_description: words(ACTION_MAX, t`Please tell what you did`), action_type: ActionType })
export type NewAction = z.infer<typeof NewAction>

export const listActions = endpoint({
  method: 'GET',
  path: '/api/compass/supportive-actions/',
  access: 'partner',
  reply: z.object({
    supportive_actions: z.array(SupportiveAction),
    action_types: z.array(z.string()),
    /** Her first name, as the invitation told it. */
    woman_name: z.string(),
    total_actions: z.number(),
  }),
})

export const addAction = endpoint({
  method: 'POST',
  path: '/api/compass/supportive-actions/create/',
  access: 'partner',
  status: 201,
  body: NewAction,
  reply: z.object({ success: z.literal(true), message: z.string(), data: SupportiveAction }),
})

/** What she tells him, as he is given it: without any time, so that it does not say when she was here. */
export const ReceivedSignal = z.object({ id: Id, category: SignalCategory, text: z.string() })
export type ReceivedSignal = z.infer<typeof ReceivedSignal>

export const listReceivedSignals = endpoint({
  method: 'GET',
  path: '/api/compass/received-signals/',
  access: 'partner',
  reply: z.object({ data: z.array(ReceivedSignal) }),
})

/**
 * An idea for him. `confidence` is the posterior mean in percent, null until five reactions count for its type; `confidence_words` says it in words
 * either way. `backfire` warns where withdrawn reactions prevail.
 */
export const Suggestion = z.object({
  id: z.string(),
  suggestion: z.string(),
  category: SuggestionCategory,
  action_type: ActionType,
  confidence: z.nullable(z.number()),
  confidence_words: z.string(),
  backfire: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Language = z.enum(['en', 'es', 'fr'])
export type Language = z.infer<typeof Language>

/** `language` is that of his page, English unless told; `more` turns to the next ideas. */
export const listSuggestions = endpoint({
  method: 'GET',
  path: '/api/compass/suggestions/',
  access: 'partner',
  query: z.strictObject({ language: z.optional(Language), more: z.optional(z.string().check(z.regex(/^\d{1,2}$/))) }),
  reply: z.object({ data: z.array(Suggestion) }),
})

/** One kind of support and how it was taken, over all weeks that count; never a date, never a single reaction. */
export const Worked = z.object({
  action_type: ActionType,
  confidence: z.nullable(z.number()),
  confidence_words: z.string(),
  receptive: z.number(),
  neutral: z.number(),
  withdrawn: z.number(),
})
export type Worked = z.infer<typeof Worked>

/** Kinds with reactions that count, the best first. */
export const listWorked = endpoint({
  method: 'GET',
  path: '/api/compass/what-worked/',
  access: 'partner',
  query: z.strictObject({ language: z.optional(Language) }),
  reply: z.object({ data: z.array(Worked) }),
})
