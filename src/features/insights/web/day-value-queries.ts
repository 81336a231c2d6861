import { dataQuery } from '../../../kit/web/data-query.ts'
import { queryOptions } from '@tanstack/react-query'
import { listDayValues } from '../contract.ts'

/** What the days of one calendar year hold. */
export function dayValuesOf(year: number) {
  return queryOptions({
    ...dataQuery(['insights', 'days', year], listDayValues, { query: { from: `${year}-01-01`, to: `${year}-12-31` } }),
    refetchOnMount: 'always',
  })
}
