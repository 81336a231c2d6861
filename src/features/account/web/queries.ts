import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import type { StepUp } from '../../../kit/web/StepUp.tsx'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { locale } from '../../../kit/words.ts'
import { findLeaving, keepAccount } from '../contract.ts'

/** When her account goes; `due_at` is null while it stays. */
export const leaving = queryOptions({
  queryKey: ['account', 'leaving'],
  queryFn: ({ signal }) => call(findLeaving, { signal }),
  select: ({ data }) => data.due_at,
  staleTime: 300_000,
})

/** The day on which an account goes, in words. */
export function dayWords(dueAt: string): string {
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(dueAt))
}

/** Keeps the account that was to go, and says so. */
export function useKeepAccount({ stepUp }: StepUp) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => stepUp(() => call(keepAccount)),
    onSuccess: (kept) => {
      if (!kept) return undefined
      toast.show({ tone: 'ok', text: kept.message })
      client.setQueryData(leaving.queryKey, { data: { due_at: null } })
      return client.invalidateQueries({ queryKey: ['account'] })
    },
  })
}
