import type { SuggestionCategory } from '../../contract.ts'

/** One idea in the three languages, as its kind of support lists it. `id` never changes. */
export type Idea = {
  readonly id: string
  readonly category: SuggestionCategory
  readonly en: string
  readonly es: string
  readonly fr: string
}
