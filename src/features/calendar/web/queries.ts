import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { type CalendarEntry, findCycles, listCalendar, listRedFlags } from '../contract.ts'
import { type DayEntry, toDayEntry } from '../rules/day-entry.ts'

/** Prefix of the keys of this feature. */
export const calendarKey = ['calendar'] as const

/** Entries from `from` on, as far as the calendar shows them. */
export function calendarFrom(from: LocalDate) {
  return queryOptions({
    queryKey: ['calendar', 'from', from],
    queryFn: ({ signal }) => call(listCalendar, { query: { from }, signal }),
    select: ({ data }) => data.map(toDayEntry),
  })
}

/** The entries of one calendar year. */
export function calendarOf(year: number) {
  return queryOptions({
    queryKey: ['calendar', 'year', year],
    queryFn: ({ signal }) => call(listCalendar, { query: { from: `${year}-01-01`, to: `${year}-12-31` }, signal }),
    select: ({ data }) => data.map(toDayEntry),
  })
}

/** The entry of one day, in a list that is empty for none. */
export function entriesOn(day: LocalDate) {
  return queryOptions({
    queryKey: ['calendar', 'on', day],
    queryFn: ({ signal }) => call(listCalendar, { query: { from: day, to: day }, signal }),
    select: ({ data }) => data.map(toDayEntry),
  })
}

/** Last period, cycles and longest gap. */
export const cycles = dataQuery(['calendar', 'cycles'], findCycles)

/** Notes about her bleeding. A change of the calendar refetches them, because the key begins with its key. */
export const redFlagCards = dataQuery(['calendar', 'flags'], listRedFlags)

/** The server's entry of one day, uncached; undefined for none. */
export async function entryOn(day: LocalDate): Promise<DayEntry | undefined> {
  const [entry] = (await call(listCalendar, { query: { from: day, to: day, limit: 1 } })).data
  return entry && toDayEntry(entry)
}

const PAGE_LENGTH = 30

/** All entries, newest first, paginated. */
export const flowHistory = infiniteQueryOptions({
  queryKey: ['calendar', 'history'],
  queryFn: ({ pageParam, signal }) => call(listCalendar, { query: { limit: PAGE_LENGTH, ...(pageParam && { to: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: ({ data }) => {
    const last = data.at(-1)
    return last && data.length === PAGE_LENGTH ? addDays(last.entry_date, -1) : undefined
  },
  select: ({ pages }) => pages.flatMap(({ data }) => data.map(toDayEntry)),
})

/**
 * Writes a server response to the cache, so that the page does not flicker before the refetch; `undefined` removes
 * the day.
 */
export function showEntry(from: LocalDate, day: LocalDate, entry: CalendarEntry | undefined): void {
  queryClient.setQueryData(calendarFrom(from).queryKey, (known) => {
    if (!known) return known
    const others = known.data.filter((one) => one.entry_date !== day)
    return { ...known, data: entry ? [...others, entry] : others }
  })
}

/** Writes the entries of several days to the cache of their years, like `showEntry`. */
export function showEntries(days: readonly LocalDate[], entries: readonly CalendarEntry[]): void {
  for (const year of new Set(days.map((day) => Number(day.slice(0, 4)))))
    queryClient.setQueryData(calendarOf(year).queryKey, (known) => {
      if (!known) return known
      const others = known.data.filter((one) => !days.includes(one.entry_date))
      return { ...known, data: [...others, ...entries.filter(({ entry_date: day }) => day.startsWith(String(year)))] }
    })
}
