import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { listTides, TIDES_MAX } from '../contract.ts'

/** Recent History: the last entries, newest first. */
export const recentTides = dataQuery(['embertides', 'recent'], listTides)

/** The pictures of one day, newest first. */
export function tidesOf(day: LocalDate) {
  return dataQuery(['embertides', 'day', day], listTides, { query: { from: day, to: day, limit: TIDES_MAX } })
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
