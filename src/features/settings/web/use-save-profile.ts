import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../kit/web/api.ts'
import { renameUser } from '../../../kit/web/session.ts'
import { updateProfile } from '../contract.ts'
import { userDetails } from './queries.ts'

/**
 * Saves the profile, after `saveMore` of other features. A new name is shown everywhere at once; a new time zone
 * changes every "today".
 */
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
