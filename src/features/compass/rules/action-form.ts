import { ACTION_MAX, ACTION_TYPES, type ActionType, type NewAction } from '../contract.ts'

/** What stands in the form: his words, and the kind of support once he chose one. */
export type ActionForm = { readonly text: string; readonly type: ActionType | undefined }

export const EMPTY_ACTION: ActionForm = { text: '', type: undefined }

/** Whether a word of the server's or a draft's is a kind of support that this page knows. */
export function isActionType(value: unknown): value is ActionType {
  return ACTION_TYPES.some((type) => type === value)
}

/** The kinds to choose from: those the server gives, else the six of spec §9. */
export function actionTypesOf(given: readonly string[] | undefined): readonly ActionType[] {
  const known = given?.filter(isActionType) ?? []
  return known.length > 0 ? known : ACTION_TYPES
}

/** What is sent: trimmed words and a kind; undefined while either is missing (spec §5). */
export function toAction({ text, type }: ActionForm): NewAction | undefined {
  const words = text.trim()
  return words && type ? { action_description: words, action_type: type } : undefined
}

/**
 * The field after a chip was pressed: `phrase` takes the place of nothing or of another chip's phrase. His own words stay, and the phrase stands
 * below them; where it no longer fits they stand alone.
 */
export function withPhrase(text: string, phrase: string, phrases: readonly string[]): string {
  const own = text.trim()
  if (!own || phrases.includes(own)) return phrase
  const both = `${text.trimEnd()}\n${phrase}`
  return own.includes(phrase) || both.length > ACTION_MAX ? text : both
}

/** A draft as it was kept, or undefined when it is none. */
export function toActionForm(kept: unknown): ActionForm | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { text, type }: { text?: unknown; type?: unknown } = kept
  if (typeof text !== 'string') return undefined
  return { text: text.slice(0, ACTION_MAX), type: isActionType(type) ? type : undefined }
}
