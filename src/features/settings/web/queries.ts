import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { findUserDetails, updateProfile } from '../contract.ts'

/** Who she is to the product: name, address, time zone, pronouns. */
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

/** Saves the profile, after what other rooms have in its form. A new name shows everywhere at once, and a new time zone moves every "today". */
export function useSaveProfile(saveMore: () => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.input<typeof updateProfile.body>) => {
      await saveMore()
      return call(updateProfile, { body })
    },
    onSuccess: ({ data }) => {
      client.setQueryData(userDetails.queryKey, { data })
      renameUser(data.full_name, data.email)
      return client.invalidateQueries()
    },
  })
}
