import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, type DraftKey } from '../../../kit/web/drafts.ts'
import { type Outcome, post, type QueuedWrite, replyTo, withdraw } from '../../../kit/web/outbox.ts'
import { t } from '../../../kit/words.ts'
import { type CalendarEntry, createCalendarEntry, updateCalendarEntry } from '../contract.ts'
import { CALENDAR, type DayEntry, type EntryForm, toBody } from '../rules/day-entry.ts'
import { toDayParts } from '../rules/entry-day.ts'

type Reply = { success: true; message: string; data: CalendarEntry }

const ON_ITS_WAY = t`The entry of this day is just being sent. Please try again in a moment.`

/** Storage key of the draft of one day. */
export function entryDraftKey(userId: number, day: LocalDate): DraftKey {
  return { userId, day, form: CALENDAR }
}

/**
 * Id of the entry to change, or undefined to create one. Takes back a waiting write of the day first. Throws if
 * that write is already being sent.
 */
async function changedId(current: DayEntry | undefined): Promise<number | undefined> {
  if (!current?.write) return current?.id
  if (await withdraw(current.write.id)) return current.write.isNew ? undefined : current.id
  const id = current.write.isNew ? replyTo(createCalendarEntry, current.write.id)?.data.id : current.id
  if (id === undefined) throw new Error(ON_ITS_WAY)
  return id
}

/** Saves the entry of `day`: creates one, or changes `current`. Offline the write waits in the outbox. */
export async function saveEntry(day: LocalDate, form: EntryForm, current: DayEntry | undefined, draft: DraftKey): Promise<Outcome<Reply>> {
  const keeping = { kind: CALENDAR, day, draft }
  const id = await changedId(current)
  const posted: QueuedWrite<Reply> =
    id === undefined
      ? await post(createCalendarEntry, { body: { ...toDayParts(day), ...toBody(form) } }, keeping)
      : await post(updateCalendarEntry, { params: { id }, body: toBody(form) }, keeping)
  const outcome = await posted.outcome
  // The outbox holds the encrypted content now.
  if (outcome.kind === 'waiting') await dropDraft(draft)
  return outcome
}
