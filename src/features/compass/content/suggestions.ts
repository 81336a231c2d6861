/**
 * Ideas for him. They are general: nothing in them comes from her. They name neither his gender nor hers; Spanish says tú to him, French gives its ideas
 * in the infinitive, as a list does, and says tu only where he speaks to her. Categories follow each other so that three ideas of a page differ.
 */
import type { ActionType } from '../contract.ts'
import { AFFECTION } from './suggestions/affection.ts'
import { COMMUNICATION } from './suggestions/communication.ts'
import { EMOTIONAL_SUPPORT } from './suggestions/emotional-support.ts'
import type { Idea } from './suggestions/idea.ts'
import { PRACTICAL_HELP } from './suggestions/practical-help.ts'
import { RESPECT } from './suggestions/respect.ts'
import { UNDERSTANDING } from './suggestions/understanding.ts'

/** One idea in the three languages. `id` never changes; `action_type` is the kind of support it belongs to. */
export type SuggestionText = Idea & { readonly action_type: ActionType }

function ofType(action_type: ActionType, ideas: readonly Idea[]): readonly SuggestionText[] {
  return ideas.map((idea) => ({ ...idea, action_type }))
}

export const SUGGESTIONS: readonly SuggestionText[] = [
  ...ofType('Emotional Support', EMOTIONAL_SUPPORT),
  ...ofType('Communication & Connection', COMMUNICATION),
  ...ofType('Understanding & Patience', UNDERSTANDING),
  ...ofType('Respect & Boundaries', RESPECT),
  ...ofType('Affection & Comfort', AFFECTION),
  ...ofType('Practical Help', PRACTICAL_HELP),
]
