import * as z from 'zod/mini'
import type { LocalDate } from '../../../kit/local-date.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { QUICK_CATEGORIES } from '../contract.ts'
import { QuickForm } from '../rules/quick.ts'

/** The name of the Soft Log's drafts and of its writes in the outbox. */
export const SOFT_LOG = 'soft-log'

/** A Soft Log that is not saved yet. `entryId` stands there when it edits a saved log. */
export const SoftDraft = z.object({
  selected: z.array(z.enum(QUICK_CATEGORIES)),
  form: QuickForm,
  elapsedSeconds: z.number(),
  entryId: z.optional(z.number()),
})
export type SoftDraft = z.infer<typeof SoftDraft>

/** Where the draft of one day lies. */
export function softDraftKey(userId: number, day: LocalDate): DraftKey {
  return { userId, day, form: SOFT_LOG }
}
