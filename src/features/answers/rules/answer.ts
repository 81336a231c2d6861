import type { AnswerParts, Chip } from '../contract.ts'
import type { DataQuestion } from './data-question.ts'
import type { SafetyClass } from '../../safety/rules/classes.ts'

/**
 * The topic of an answer, so that a follow-up can refer to it ("and last month?"). Stored with the message, never sent.
 */
export type About =
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'own'; readonly question: DataQuestion }
  | { readonly kind: 'safety'; readonly class: SafetyClass; readonly cause: string }
  | { readonly kind: 'guide'; readonly name: 'facts' | 'pattern' | 'breathing' }

/**
 * An answer before it is stored. Paragraphs of `text` are separated by an empty line. `isFixed` if no language model
 * may reword it.
 */
export type Made = { readonly text: string; readonly parts: AnswerParts; readonly about: About | null; readonly isFixed?: true }

/** The parts of an answer, with empty defaults. */
export function partsOf(layer: AnswerParts['layer'], given: Partial<AnswerParts> = {}): AnswerParts {
  return { layer, class: null, help_lines: [], sources: [], rows: [], missing: [], chips: [], exercise: null, ...given }
}

/** A chip that sends `message`; labelled with it by default. */
export function toChip(message: string, label: string = message): Chip {
  return { label, message, message_type: null }
}
