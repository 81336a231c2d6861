import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import type { StepUp } from '../../../kit/web/StepUp.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { locale } from '../../../kit/words.ts'
import { findDeletion, keepAccount } from '../contract.ts'

/** When her account will be deleted; `due_at` is null if no deletion is scheduled. */
export const leaving = queryOptions({
  queryKey: ['account', 'leaving'],
  queryFn: ({ signal }) => call(findDeletion, { signal }),
  select: ({ data }) => data.due_at,
  staleTime: 300_000,
})

/** The day of a scheduled deletion, formatted. */
export function dayWords(dueAt: string): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(dueAt))
}

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
