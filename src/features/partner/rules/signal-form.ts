import { t } from '../../../kit/words.ts'
import { SIGNAL_MAX, type SignalCategory } from '../../couple/contract.ts'

/** Fields of the signal form. */
export type SignalForm = { readonly category: SignalCategory | undefined; readonly text: string }

/** The form without input. */
export const NO_SIGNAL: SignalForm = { category: undefined, text: '' }

/** Display names of the categories. */
export const SIGNAL_LABELS: Record<SignalCategory, string> = {
  mood: t`Mood`,
  energy: t`Energy`,
  'general wellbeing': t`General wellbeing`,
  'support needs': t`Support needs`,
}

/** A signal ready for the preview: `text` is exactly what is sent. */
export type ReadySignal = { readonly category: SignalCategory; readonly text: string }

/** Errors by field; a valid field is missing. */
export type SignalProblems = { readonly category?: string; readonly text?: string }

/** Errors by field. */
export function signalProblems({ category, text }: SignalForm): SignalProblems {
  const words = text.trim()
  return {
    ...(!category && { category: t`Please choose what it is about` }),
    ...(!words && { text: t`Please write what your partner should read` }),
    ...(text.length > SIGNAL_MAX && { text: t`Please use at most ${SIGNAL_MAX} characters` }),
  }
}

/** The signal to send; undefined while a field is missing. */
export function readySignal(form: SignalForm): ReadySignal | undefined {
  const { category, text } = form
  if (!category || Object.keys(signalProblems(form)).length > 0) return undefined
  return { category, text: text.trim() }
}

/** Whether a stored draft belongs to this form. */
export function isSignalForm(draft: unknown): draft is SignalForm {
  if (typeof draft !== 'object' || draft === null) return false
  const { category, text } = draft as Record<string, unknown>
  return typeof text === 'string' && (category === undefined || (typeof category === 'string' && Object.hasOwn(SIGNAL_LABELS, category)))
}
