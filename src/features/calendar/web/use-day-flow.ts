import { useQuery } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { useOutbox } from '../../../kit/web/outbox.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import type { CalendarEntry } from '../contract.ts'
import { CALENDAR, isCalendarWrite, withWaiting } from '../rules/day-entry.ts'
import { entriesOn } from './queries.ts'
import { useRemoveEntry } from './use-remove-entry.ts'

/** Writes the entry of a day to the cache, so that the page does not flicker before the refetch; undefined for none. */
export function showEntryOn(day: LocalDate, entry: CalendarEntry | undefined): void {
  queryClient.setQueryData(entriesOn(day).queryKey, (known) => known && { ...known, data: entry ? [entry] : [] })
}

/** The entry of one day with waiting writes applied, a refused write about it, and its removal with an undo. */
export function useDayFlow(day: LocalDate) {
  const query = useQuery(entriesOn(day))
  const { waiting, refused } = useOutbox()
  const remove = useRemoveEntry(showEntryOn)
  return {
    query,
    entry: withWaiting(query.data ?? [], waiting.filter(isCalendarWrite)).get(day),
    refused: refused.find((write) => write.kind === CALENDAR && write.day === day),
    remove,
  }
}
