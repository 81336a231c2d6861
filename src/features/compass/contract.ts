/**
 * Compass, the partner's side: actions, signals received, suggestions, and What Worked Well (docs/product.md, section
 * 14).
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, queryWhole } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { ActionType, NewAction, ReceivedSignal, SupportiveAction } from '../couple/contract.ts'

/** Categories of suggestions. */
export const SuggestionCategory = z.enum(['communication', 'practical', 'understanding', 'support'])
export type SuggestionCategory = z.infer<typeof SuggestionCategory>

export const ACTION_LOGGED: Message = () => t`Action logged successfully!`

/** Ends the link from the partner's side, and the partner's sessions. */
export const leaveCompass = endpoint('DELETE /api/compass/leave/', 'partner', { records: 'partner_unlinked', reply: Done })

/** Maximum seconds a call waits for the end of the link; less than the timeout of a call. */
export const LINK_WAIT_MAX_S = 8

/**
 * Whether the link exists. With `wait`, replies after that many seconds, or with `not_linked` as soon as the link ends.
 */
export const watchLink = endpoint('GET /api/compass/link/', 'partner', {
  query: z.strictObject({ wait: z.optional(queryWhole(0, LINK_WAIT_MAX_S)) }),
  reply: z.object({ linked: z.literal(true) }),
  // Nothing is written, and no transaction may be open while it waits.
  repeats: 'kept-by-feature',
})

/** The partner's latest actions, newest first, at most ACTIONS_SHOWN. */
export const listActions = endpoint('GET /api/compass/supportive-actions/', 'partner', {
  reply: z.object({
    supportive_actions: z.array(SupportiveAction),
    action_types: z.array(z.string()),
    /** Her first name from the invitation. */
    woman_name: z.string(),
    total_actions: z.number(),
  }),
})

/** Records a supportive action. */
export const addAction = endpoint('POST /api/compass/supportive-actions/create/', 'partner', {
  status: 201,
  body: NewAction,
  reply: z.object({ success: z.literal(true), message: z.string(), data: SupportiveAction }),
})

/** Her active signals, newest first. */
export const listReceivedSignals = endpoint('GET /api/compass/received-signals/', 'partner', {
  reply: z.object({ data: z.array(ReceivedSignal) }),
})

/**
 * A suggestion. `confidence` is the posterior mean in percent, null until five reactions count for its type;
 * `confidence_words` is the same in words, always set. `backfire` warns when withdrawn reactions prevail.
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

/** `language` is the page's, by default English; `more` is the page number. */
export const listSuggestions = endpoint('GET /api/compass/suggestions/', 'partner', {
  query: z.strictObject({ language: z.optional(Language), more: z.optional(z.string().check(z.regex(/^\d{1,2}$/))) }),
  reply: z.object({ data: z.array(Suggestion) }),
})

/** One type of action and how it was received, over all weeks that count; never a date or a single reaction. */
export const Worked = z.object({
  action_type: ActionType,
  confidence: z.nullable(z.number()),
  confidence_words: z.string(),
  receptive: z.number(),
  neutral: z.number(),
  withdrawn: z.number(),
})
export type Worked = z.infer<typeof Worked>

/** Types with reactions that count, best first. */
export const listWorked = endpoint('GET /api/compass/what-worked/', 'partner', {
  query: z.strictObject({ language: z.optional(Language) }),
  reply: z.object({ data: z.array(Worked) }),
})
