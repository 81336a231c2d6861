import type { QuickCategory } from '../contract.ts'
import type { QuickForm } from '../rules/quick.ts'
import { isCategoryList, isQuickForm } from '../rules/quick-form-shape.ts'
import type { LogDraft } from './log-kinds.ts'

/** An unsaved quick log. */
export type SoftDraft = LogDraft<QuickCategory, QuickForm>

/** Whether a value read from the device is an unsaved quick log of this version. */
export function isSoftDraft(value: unknown): value is SoftDraft {
  if (typeof value !== 'object' || value === null) return false
  const { selected, form, elapsedSeconds }: Partial<Record<keyof SoftDraft, unknown>> = value
  return isCategoryList(selected) && isQuickForm(form) && Number.isFinite(elapsedSeconds)
}
