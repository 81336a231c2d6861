import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { updateProfile } from '../contract.ts'
import { userDetails } from './queries.ts'

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
