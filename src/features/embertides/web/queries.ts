import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { listTides } from '../contract.ts'

/** Recent History: her last entries, newest first. */
export const recentTides = queryOptions({
  queryKey: ['embertides', 'recent'],
  queryFn: ({ signal }) => call(listTides, { signal }),
  select: ({ data }) => data,
})

/** The time zone of her account. The key is the one of the settings, so that a change there is known here at once. */
const timezone = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: ({ signal }) => call(findUserDetails, { signal }),
  select: ({ data }) => data.timezone,
})

/** The time zone of her account; the device's own until the account's is known. */
export function useTimezone(): string {
  const { data } = useQuery(timezone)
  return data ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
