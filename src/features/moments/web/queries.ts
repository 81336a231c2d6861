import { queryOptions } from '@tanstack/react-query'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { listMoments, type Moment } from '../contract.ts'

/** Her moments of a day and of the one before it, to which the night belongs. The Soft Log reads the same under the same key. */
export function momentsAround(day: LocalDate) {
  return queryOptions({
    queryKey: ['moments', 'around', day],
    queryFn: ({ signal }) => call(listMoments, { query: { from: addDays(day, -1), to: day }, signal }),
    select: ({ data }) => data,
  })
}

/** Puts a moment on the page that the server has just taken, so that nothing blinks until it is read anew. */
export function showMoment(moment: Moment): void {
  queryClient.setQueryData(momentsAround(moment.local_date).queryKey, (known) => known && { ...known, data: [moment, ...known.data] })
}

/** Takes a moment of `day` off the page. */
export function hideMoment(day: LocalDate, id: number): void {
  queryClient.setQueryData(
    momentsAround(day).queryKey,
    (known) => known && { ...known, data: known.data.filter((moment) => moment.id !== id) },
  )
}
