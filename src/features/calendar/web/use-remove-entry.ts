import type { LocalDate } from '../../../kit/local-date.ts'
import { post } from '../../../kit/web/outbox.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { type CalendarEntry, createCalendarEntry, removeCalendarEntry } from '../contract.ts'
import { CALENDAR, type DayEntry, toBody, toForm } from '../rules/day-entry.ts'
import { toDayParts } from '../rules/entry-day.ts'
import { takeBack } from './save-entry.ts'

/**
 * Returns a function that removes the entry of a day, sent or waiting, and offers Undo. `show` writes the entry of a
 * day to the cache of the page, or removes it.
 */
export function useRemoveEntry(show: (day: LocalDate, entry: CalendarEntry | undefined) => void): (entry: DayEntry) => Promise<void> {
  const toast = useToast()
  const removal = useRemoval()
  return async (entry) => {
    const { day, id } = entry
    const body = { ...toDayParts(day), ...toBody(toForm(entry)) }
    // A write about several days stays: the removal follows it.
    const isWaiting = (id === undefined || !entry.write?.range) && (await takeBack(entry))
    if (isWaiting && id === undefined) {
      // Undo creates the entry again, because the removed one never reached the server.
      const undo = () => void post(createCalendarEntry, { body }, { kind: CALENDAR, day, patient: true })
      toast.show({ text: t`Entry deleted.`, action: { label: t`Undo`, onClick: undo } })
      return
    }
    if (id === undefined) {
      toast.show({ tone: 'danger', text: t`This entry is being sent. Please try again in a moment.` })
      return
    }
    await removal({
      kind: CALENDAR,
      day,
      words: t`Entry deleted.`,
      remove: { endpoint: removeCalendarEntry, params: { id } },
      putBack: { endpoint: createCalendarEntry, body },
      onGone: () => show(day, undefined),
      onBack: () => {
        const now = new Date().toISOString()
        show(day, { id, entry_date: day, ...body, created_at: now, updated_at: now })
      },
    })
  }
}
