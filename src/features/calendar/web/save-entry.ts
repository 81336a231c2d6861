import type { LocalDate } from '../../../kit/local-date.ts'
import { dropDraft, type DraftKey } from '../../../kit/web/drafts.ts'
import { type Outcome, post, type QueuedWrite, replyTo, unsentOf, withdraw } from '../../../kit/web/outbox.ts'
import { t } from '../../../kit/words.ts'
import { type CalendarEntry, createCalendarEntry, type FlowDays, saveFlowDays, updateCalendarEntry } from '../contract.ts'
import { CALENDAR, type DayEntry, type EntryForm, FLOW_DAYS, toBody } from '../rules/day-entry.ts'
import { toDayParts } from '../rules/entry-day.ts'

type Reply = { success: true; message: string; data: CalendarEntry }

const ON_ITS_WAY = t`The entry for this day is being sent. Please try again in a moment.`

/** Storage key of the draft of one day. */
export function entryDraftKey(userId: number, day: LocalDate): DraftKey {
  return { userId, day, form: CALENDAR }
}

/**
 * Takes one day out of a waiting write about several days, which keeps the others. False when it is already being sent
 * or has arrived.
 */
async function leaveRange(writeId: string, day: LocalDate): Promise<boolean> {
  const { waiting } = await unsentOf(FLOW_DAYS)
  const range = waiting.find(({ id }) => id === writeId)
  if (!range || !(await withdraw(writeId))) return false
  const days = (range.body as FlowDays).days.filter(({ entry_date }) => entry_date !== day)
  const [first] = days
  if (first) await post(saveFlowDays, { body: { days } }, { kind: FLOW_DAYS, day: first.entry_date, patient: true })
  return true
}

/** Takes back the waiting writes about a day that the server does not have; false when one is already being sent. */
export async function takeBack({ day, write }: DayEntry): Promise<boolean> {
  if (!write) return false
  if (!write.range) return withdraw(write.id)
  const isOut = await leaveRange(write.id, day)
  return isOut && write.range.under?.write ? takeBack(write.range.under) : isOut
}

/**
 * Id of the entry to change, or undefined to create one. Takes back a waiting write of the day first. Throws if
 * that write is already being sent.
 */
async function changedId(current: DayEntry | undefined): Promise<number | undefined> {
  if (!current?.write) return current?.id
  if (current.write.range) {
    if (await leaveRange(current.write.id, current.day)) return changedId(current.write.range.under)
    const stored = replyTo(saveFlowDays, current.write.id)?.data.find(({ entry_date: day }) => day === current.day)
    const id = current.id ?? stored?.id
    if (id === undefined) throw new Error(ON_ITS_WAY)
    return id
  }
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
