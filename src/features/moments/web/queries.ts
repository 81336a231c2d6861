import { queryOptions } from '@tanstack/react-query'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { listMoments, type Moment } from '../contract.ts'

/** Moments of a day and the day before, which contains part of the night. While disabled, `day` may be empty. */
export function momentsAround(day: LocalDate) {
  return queryOptions({
    queryKey: ['moments', 'around', day],
    queryFn: ({ signal }) => call(listMoments, { query: { from: addDays(day, -1), to: day }, signal }),
    select: ({ data }) => data,
  })
}

/** Writes a created moment to the cache, so that the page does not flicker before the refetch. */
export function showMoment(moment: Moment): void {
  queryClient.setQueryData(momentsAround(moment.local_date).queryKey, (known) => known && { ...known, data: [moment, ...known.data] })
}

/** Removes a moment of `day` from the cache. */
export function hideMoment(day: LocalDate, id: number): void {
  queryClient.setQueryData(
    momentsAround(day).queryKey,
    (known) => known && { ...known, data: known.data.filter((moment) => moment.id !== id) },
  )
}
