import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, readKept } from '../../../kit/web/drafts.ts'
import type { QuickCategory } from '../contract.ts'
import type { QuickForm } from '../rules/quick.ts'
import { isCategoryList, isQuickForm } from '../rules/quick-form-shape.ts'

/** The name of the Soft Log's drafts and of its writes in the outbox. */
export const SOFT_LOG = 'soft-log'

/** A Soft Log that is not saved yet. */
export type SoftDraft = { selected: QuickCategory[]; form: QuickForm; elapsedSeconds: number }

function isSoftDraft(value: unknown): value is SoftDraft {
  if (typeof value !== 'object' || value === null) return false
  const { selected, form, elapsedSeconds }: Partial<Record<keyof SoftDraft, unknown>> = value
  return isCategoryList(selected) && isQuickForm(form) && Number.isFinite(elapsedSeconds)
}

/** Where the draft of one day lies. */
export function softDraftKey(userId: number, day: LocalDate): DraftKey {
  return { userId, day, form: SOFT_LOG }
}

/** The draft of one day as it was left, or undefined. */
export async function readSoftDraft(userId: number, day: LocalDate): Promise<SoftDraft | undefined> {
  const kept = await readKept(softDraftKey(userId, day))
  return isSoftDraft(kept) ? kept : undefined
}
