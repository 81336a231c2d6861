import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { listTides, TIDES_MAX } from '../contract.ts'

/** Recent History: the last entries, newest first. */
export const recentTides = queryOptions({
  queryKey: ['embertides', 'recent'],
  queryFn: ({ signal }) => call(listTides, { signal }),
  select: ({ data }) => data,
})

/** The pictures of one day, newest first. */
export function tidesOf(day: LocalDate) {
  return queryOptions({
    queryKey: ['embertides', 'day', day],
    queryFn: ({ signal }) => call(listTides, { query: { from: day, to: day, limit: TIDES_MAX }, signal }),
    select: ({ data }) => data,
  })
}

const PAGE_LENGTH = 20

/** All pictures up to the day `to`, or all, newest first, paginated. */
export function tideHistory(to: LocalDate | undefined) {
  return infiniteQueryOptions({
    queryKey: ['embertides', 'history', to ?? ''],
    queryFn: ({ pageParam, signal }) =>
      call(listTides, { query: { limit: PAGE_LENGTH, ...(to && { to }), ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ data }) => (data.length === PAGE_LENGTH ? data.at(-1)?.at : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
}
