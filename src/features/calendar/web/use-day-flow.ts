import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { post, useOutbox, withdraw } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { useRemoval } from '../../../kit/web/use-removal.ts'
import { t } from '../../../kit/words.ts'
import { type CalendarEntry, createCalendarEntry, removeCalendarEntry } from '../contract.ts'
import { CALENDAR, type DayEntry, toBody, toForm, withWaiting } from '../rules/day-entry.ts'
import { toDayParts } from '../rules/entry-day.ts'
import { entriesOn } from './queries.ts'

/** Writes the entry of a day to the cache, so that the page does not flicker before the refetch; undefined for none. */
export function showEntryOn(day: LocalDate, entry: CalendarEntry | undefined): void {
  queryClient.setQueryData(entriesOn(day).queryKey, (known) => known && { ...known, data: entry ? [entry] : [] })
}

/** The entry of one day with waiting writes applied, a refused write about it, and its removal with an undo. */
export function useDayFlow(day: LocalDate) {
  const query = useQuery(entriesOn(day))
  const outbox = useOutbox()
  const toast = useToast()
  const removal = useRemoval()
  const isOfDay = (one: { kind: string; day: LocalDate | undefined }) => one.kind === CALENDAR && one.day === day
  const entry = withWaiting(query.data ?? [], outbox.waiting.filter(isOfDay)).get(day)

  const remove = async ({ id, write, ...content }: DayEntry) => {
    const body = { ...toDayParts(day), ...toBody(toForm(content)) }
    const isWaiting = write !== undefined && (await withdraw(write.id))
    if (isWaiting && id === undefined) {
      const undo = () => void post(createCalendarEntry, { body }, { kind: CALENDAR, day, patient: true })
      toast.show({ text: t`Entry deleted.`, action: { label: t`Undo`, onClick: undo } })
      return
    }
    if (id === undefined) {
      toast.show({ tone: 'danger', text: t`This entry is being sent. Please try again in a moment.` })
      return
    }
    const now = new Date().toISOString()
    await removal({
      kind: CALENDAR,
      day,
      words: t`Entry deleted.`,
      remove: { endpoint: removeCalendarEntry, params: { id } },
      putBack: { endpoint: createCalendarEntry, body },
      onGone: () => showEntryOn(day, undefined),
      onBack: () => showEntryOn(day, { id, entry_date: day, ...body, created_at: now, updated_at: now }),
    })
  }
  return { query, entry, refused: outbox.refused.find(isOfDay), remove }
}
