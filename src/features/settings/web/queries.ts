import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { findUserDetails } from '../contract.ts'

/** Her profile: name, address, time zone, pronouns. */
export const userDetails = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: async ({ signal }) => {
    const details = await call(findUserDetails, { signal })
    // The link to a new address may have been opened on another device.
    renameUser(details.data.full_name, details.data.email)
    return details
  },
  select: ({ data }) => data,
})

/** The time zone of the account. */
export const userTimezone = queryOptions({ ...userDetails, select: ({ data }) => data.timezone })

/** The time zone of the account; that of the device until it is known. */
export function useTimezone(): string {
  const { data } = useQuery(userTimezone)
  return data ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
