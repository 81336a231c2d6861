import { t } from '../../../kit/words.ts'
import { SIGNAL_MAX, type SignalCategory } from '../../compass/contract.ts'

/** What she composes before she has seen it as he will. */
export type SignalForm = { readonly category: SignalCategory | undefined; readonly text: string }

export const NO_SIGNAL: SignalForm = { category: undefined, text: '' }

/** How each category is called. */
export const SIGNAL_LABELS: Record<SignalCategory, string> = {
  mood: t`Mood`,
  energy: t`Energy`,
  'general wellbeing': t`General wellbeing`,
  'support needs': t`Support needs`,
}

/** A signal that is ready to be looked at: `text` is word for word what is sent. */
export type ReadySignal = { readonly category: SignalCategory; readonly text: string }

export type SignalProblems = { readonly category?: string; readonly text?: string }

/** What is still missing, by field. */
export function signalProblems({ category, text }: SignalForm): SignalProblems {
  const words = text.trim()
  return {
    ...(!category && { category: t`Please choose what it is about` }),
    ...(!words && { text: t`Please write what he shall read` }),
    ...(text.length > SIGNAL_MAX && { text: t`Please use at most ${SIGNAL_MAX} characters` }),
  }
}

/** The signal as it will be sent, or undefined while something is missing. */
export function readySignal(form: SignalForm): ReadySignal | undefined {
  const { category, text } = form
  if (!category || Object.keys(signalProblems(form)).length > 0) return undefined
  return { category, text: text.trim() }
}

/** Whether a kept draft is this form's. */
export function isSignalForm(kept: unknown): kept is SignalForm {
  if (typeof kept !== 'object' || kept === null) return false
  const { category, text } = kept as Record<string, unknown>
  return typeof text === 'string' && (category === undefined || (typeof category === 'string' && Object.hasOwn(SIGNAL_LABELS, category)))
}
