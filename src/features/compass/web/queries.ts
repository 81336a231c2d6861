import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import type { SupportiveAction } from '../../couple/contract.ts'
import { type Language, listActions, listReceivedSignals, listSuggestions, listWorked } from '../contract.ts'

/** Kind of the actions in the outbox, and name of the form's draft. */
export const COMPASS_ACTION = 'compass-action'

/** Interval in ms at which the open page refetches link and signals. */
const REFETCH_MS = 30_000

/** Prefix of the keys of all queries of this feature. */
export const compassKey = ['compass'] as const

/** The partner's actions, newest first, and her first name. */
export const actions = queryOptions({
  queryKey: ['compass', 'actions'],
  queryFn: ({ signal }) => call(listActions, { signal }),
  refetchOnMount: 'always',
})

/** The active signals. */
export const signals = queryOptions({
  ...dataQuery(['compass', 'signals'], listReceivedSignals),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: REFETCH_MS,
})

/** Suggestions; each `turn` (0 to 99) is a page, and the former page is shown until the next has loaded. */
export function suggestions(language: Language, page: number) {
  return queryOptions({
    ...dataQuery(['compass', 'suggestions', language, page], listSuggestions, { query: { language, more: String(page) } }),
    placeholderData: keepPreviousData,
  })
}

/** What Worked Well, best first. */
export function worked(language: Language) {
  return queryOptions({ ...dataQuery(['compass', 'worked', language], listWorked, { query: { language } }), refetchOnMount: 'always' })
}

/** Adds a new action to the list at once, and refetches the list. */
export function showAction(action: SupportiveAction): void {
  queryClient.setQueryData(actions.queryKey, (cached) => {
    if (!cached || cached.supportive_actions.some(({ id }) => id === action.id)) return cached
    return { ...cached, supportive_actions: [action, ...cached.supportive_actions], total_actions: cached.total_actions + 1 }
  })
}

/** Whether a call was refused with `not_linked`. */
export function isNotLinked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_linked'
}
