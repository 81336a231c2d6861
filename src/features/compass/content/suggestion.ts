/** Types of the suggestions to the partner. The texts are in `content/suggestions` (docs/content.md, section 10). */
import type { ActionType } from '../../couple/contract.ts'
import type { SuggestionCategory } from '../contract.ts'

/** One suggestion in three languages, as a file of one action type lists it. `id` never changes. */
export type Idea = {
  readonly id: string
  readonly category: SuggestionCategory
  readonly en: string
  readonly es: string
  readonly fr: string
}

/** A suggestion with the kind of support it belongs to. */
export type SuggestionText = Idea & { readonly action_type: ActionType }
