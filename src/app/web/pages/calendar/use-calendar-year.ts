import { useQuery } from '@tanstack/react-query'
import { type DayEntry, isCalendarWrite, withWaiting } from '../../../../features/calendar/rules/day-entry.ts'
import { calendarOf } from '../../../../features/calendar/web/queries.ts'
import { dayValuesOf } from '../../../../features/insights/web/day-value-queries.ts'
import { addDays, type LocalDate } from '../../../../kit/local-date.ts'
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

/** The stored entries of the year before, while `month` (its first day) is a January: bleeding may have begun in it. */
export function useEntriesBefore(month: LocalDate): readonly DayEntry[] {
  const year = Number(addDays(month, -1).slice(0, 4))
  const isAnother = year < Number(month.slice(0, 4))
  const { data } = useQuery({ ...calendarOf(year), enabled: isAnother })
  return (isAnother && data) || []
}
