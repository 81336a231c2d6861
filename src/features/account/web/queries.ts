import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import type { StepUp } from '../../../kit/web/StepUp.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { findDeletion, keepAccount, listSecurityEvents } from '../contract.ts'

/** When her account will be deleted; `due_at` is null if no deletion is scheduled. */
export const leaving = queryOptions({
  queryKey: ['account', 'leaving'],
  queryFn: ({ signal }) => call(findDeletion, { signal }),
  select: ({ data }) => data.due_at,
  staleTime: 300_000,
})

/** What happened with the account, newest first. */
export const securityEvents = dataQuery(['account', 'events'], listSecurityEvents)

/** Cancels the deletion and shows a message. */
export function useKeepAccount({ stepUp }: StepUp) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => stepUp(() => call(keepAccount)),
    onSuccess: (reply) => {
      if (!reply) return undefined
      toast.show({ tone: 'ok', text: reply.message })
      client.setQueryData(leaving.queryKey, { data: { due_at: null } })
      return client.invalidateQueries({ queryKey: leaving.queryKey })
    },
  })
}
