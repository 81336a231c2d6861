import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { listSessions } from '../contract.ts'

/** The devices on which the account is signed in: this one first, then by last use. */
export const sessions = queryOptions({
  queryKey: ['auth', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  select: ({ data }) =>
    data.toSorted((one, other) => Number(other.current) - Number(one.current) || other.last_used_at.localeCompare(one.last_used_at)),
  staleTime: 0,
})
