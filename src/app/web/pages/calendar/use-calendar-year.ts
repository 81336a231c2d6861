import { useQuery } from '@tanstack/react-query'
import { isCalendarWrite, withWaiting } from '../../../../features/calendar/rules/day-entry.ts'
import { calendarOf } from '../../../../features/calendar/web/queries.ts'
import { dayValuesOf } from '../../../../features/insights/web/day-value-queries.ts'
import { useOutbox } from '../../../../kit/web/outbox.ts'

/** Entries (with those waiting on this device) and values of one year by day, and how to load again what failed. */
export function useCalendarYear(year: number) {
  const stored = useQuery(calendarOf(year))
  const noted = useQuery(dayValuesOf(year))
  const outbox = useOutbox()
  const waiting = outbox.waiting.filter(isCalendarWrite)
  const lost = [stored, noted].filter(({ error, data }) => error && !data)
  return {
    entries: withWaiting(stored.data ?? [], waiting),
    values: new Map(noted.data?.map((one) => [one.day, one])),
    isLoading: stored.isLoading || noted.isLoading,
    error: lost[0]?.error ?? undefined,
    again: () => Promise.all(lost.map(({ refetch }) => refetch())),
    isStuck: outbox.isStuck,
  }
}
