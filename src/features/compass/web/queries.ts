import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { type Language, listActions, listReceivedSignals, listSuggestions, listWorked, type SupportiveAction } from '../contract.ts'

/** How his actions are called in the outbox, and the draft of their form. */
export const COMPASS_ACTION = 'compass-action'

/** How often the open page looks whether the link still stands and what she tells him, in ms. */
const LOOK_AGAIN_MS = 30_000

/** What he did, newest first, and whom it was for. */
export const actions = queryOptions({
  queryKey: ['compass', 'actions'],
  queryFn: ({ signal }) => call(listActions, { signal }),
  refetchOnMount: 'always',
})

/** What she tells him now. */
export const signals = queryOptions({
  queryKey: ['compass', 'signals'],
  queryFn: ({ signal }) => call(listReceivedSignals, { signal }),
  select: ({ data }) => data,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchInterval: LOOK_AGAIN_MS,
})

/** Ideas; each `turn` (0 to 99) shows the next ones, and the old ones stand until they are here. */
export function suggestions(language: Language, turn: number) {
  return queryOptions({
    queryKey: ['compass', 'suggestions', language, turn],
    queryFn: ({ signal }) => call(listSuggestions, { query: { language, more: String(turn) }, signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })
}

/** The kinds of support and how they were taken, the best first. */
export function worked(language: Language) {
  return queryOptions({
    queryKey: ['compass', 'worked', language],
    queryFn: ({ signal }) => call(listWorked, { query: { language }, signal }),
    select: ({ data }) => data,
    refetchOnMount: 'always',
  })
}

/** Puts what he did on the page as soon as the server has it; the list is read anew behind it. */
export function showAction(action: SupportiveAction): void {
  queryClient.setQueryData(actions.queryKey, (known) => {
    if (!known || known.supportive_actions.some(({ id }) => id === action.id)) return known
    return { ...known, supportive_actions: [action, ...known.supportive_actions], total_actions: known.total_actions + 1 }
  })
}

/** Whether a call was refused because he is linked with nobody. */
export function isNotLinked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_linked'
}
