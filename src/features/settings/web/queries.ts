import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { findUserDetails, updateProfile } from '../contract.ts'

/** Who she is to the product: name, address, time zone, pronouns. */
export const userDetails = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: ({ signal }) => call(findUserDetails, { signal }),
  select: ({ data }) => data,
})

/** Saves the profile. A new name shows everywhere at once, and a new time zone moves every "today". */
export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof updateProfile.body>) => call(updateProfile, { body }),
    onSuccess: ({ data }) => {
      client.setQueryData(userDetails.queryKey, { data })
      renameUser(data.full_name)
      return client.invalidateQueries()
    },
  })
}
