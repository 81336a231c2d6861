import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { listTides } from '../contract.ts'

/** Recent History: the last entries, newest first. */
export const recentTides = queryOptions({
  queryKey: ['embertides', 'recent'],
  queryFn: ({ signal }) => call(listTides, { signal }),
  select: ({ data }) => data,
})
