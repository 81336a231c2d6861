import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { listDayValues } from '../contract.ts'

/** What the days of one calendar year hold. */
export function dayValuesOf(year: number) {
  return queryOptions({
    queryKey: ['insights', 'days', year],
    queryFn: ({ signal }) => call(listDayValues, { query: { from: `${year}-01-01`, to: `${year}-12-31` }, signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  })
}
