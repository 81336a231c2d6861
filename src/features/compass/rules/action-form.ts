import { ACTION_MAX, ACTION_TYPES, type ActionType, type NewAction } from '../../couple/contract.ts'

/** Fields of the form: the text, and the type once chosen. */
export type ActionForm = { readonly text: string; readonly type: ActionType | undefined }

/** The form without input. */
export const EMPTY_ACTION: ActionForm = { text: '', type: undefined }

/** Whether a value of the server or a draft is a type known to this page. */
export function isActionType(value: unknown): value is ActionType {
  return ACTION_TYPES.some((type) => type === value)
}

/** The types to choose from: those of the server, otherwise those of the contract. */
export function actionTypesOf(offered: readonly string[] | undefined): readonly ActionType[] {
  const known = offered?.filter(isActionType) ?? []
  return known.length > 0 ? known : ACTION_TYPES
}

/** The body to send, trimmed; undefined while a field is missing (docs/product.md, Compass page). */
export function toAction({ text, type }: ActionForm): NewAction | undefined {
  const words = text.trim()
  return words && type ? { action_description: words, action_type: type } : undefined
}

/**
 * The text after a chip was pressed: `phrase` replaces an empty text or another chip's phrase. Other text is retained
 * with the phrase below it, or without it when both exceed the limit.
 */
export function withPhrase(text: string, phrase: string, phrases: readonly string[]): string {
  const own = text.trim()
  if (!own || phrases.includes(own)) return phrase
  const both = `${text.trimEnd()}\n${phrase}`
  return own.includes(phrase) || both.length > ACTION_MAX ? text : both
}

/** A stored draft; undefined when it is invalid. */
export function toActionForm(draft: unknown): ActionForm | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { text, type }: { text?: unknown; type?: unknown } = draft
  if (typeof text !== 'string') return undefined
  return { text: text.slice(0, ACTION_MAX), type: isActionType(type) ? type : undefined }
}
