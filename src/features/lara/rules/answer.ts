import type { AnswerParts, Chip } from '../contract.ts'
import type { OwnQuestion } from './own-question.ts'
import type { SafetyClass } from './safety/classes.ts'

/** What an answer was about, so that the next one may follow it ("and last month?"). Kept with the message, never sent. */
export type About =
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'own'; readonly question: OwnQuestion }
  | { readonly kind: 'safety'; readonly class: SafetyClass; readonly cause: string }
  | { readonly kind: 'guide'; readonly name: 'facts' | 'pattern' | 'breathing' }

/** An answer before it is stored. Paragraphs of `text` are separated by an empty line. */
export type Made = { readonly text: string; readonly parts: AnswerParts; readonly about: About | null }

/** The parts of an answer, with everything it does not have empty. */
export function partsOf(layer: AnswerParts['layer'], given: Partial<AnswerParts> = {}): AnswerParts {
  return { layer, class: null, help_lines: [], sources: [], rows: [], missing: [], chips: [], exercise: null, ...given }
}

/** A chip that asks `message`, shown as it is asked unless told. */
export function toChip(message: string, label: string = message): Chip {
  return { label, message, message_type: null }
}
