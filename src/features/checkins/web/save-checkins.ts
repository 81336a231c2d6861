import type { LocalDate } from '../../../kit/local-date.ts'
import { type DraftKey, dropDraft } from '../../../kit/web/drafts.ts'
import { addCheckin, type NewCheckin } from '../contract.ts'

/** Name of check-in writes in the outbox. */
export const CHECKIN = 'checkin'

/** How far the writes came: all on the server, or waiting on this device, `isLasting` even if the page is closed. */
export type Saved = { readonly isWaiting: boolean; readonly isLasting: boolean }

/**
 * Saves what was answered at once, through the outbox, so that it also works offline. Drops the draft once the
 * content is safe. Throws the refusal of the server.
 */
export async function saveCheckins(list: readonly NewCheckin[], day: LocalDate, draft: DraftKey): Promise<Saved> {
  const { post } = await import('../../../kit/web/outbox.ts')
  // All are queued before the first is awaited: offline each would wait for the others.
  const writes: Awaited<ReturnType<typeof post<typeof addCheckin>>>[] = []
  for (const body of list) writes.push(await post(addCheckin, { body }, { kind: CHECKIN, day, patient: true }))
  const outcomes = await Promise.all(writes.map(({ outcome }) => outcome))
  for (const outcome of outcomes) if (outcome.kind === 'refused') throw outcome.error
  await dropDraft(draft)
  const waiting = outcomes.filter((outcome) => outcome.kind === 'waiting')
  return { isWaiting: waiting.length > 0, isLasting: waiting.every(({ isLasting }) => isLasting) }
}
