import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findCompanion, listChatSessions, searchChatSessions } from '../contract.ts'

/**
 * What the page needs before she writes: language, region, Lara's first message, help lines. It changes only with her
 * settings.
 */
export const companion = queryOptions({ ...dataQuery(['lara', 'companion'], findCompanion), staleTime: 300_000 })

/** Prefix of the keys of `chatSessions`. */
export const chatSessionsKey = ['lara', 'sessions'] as const

/** Her conversations, newest first; `q` searches titles and messages. */
export function chatSessions(q: string) {
  return queryOptions({
    queryKey: [...chatSessionsKey, q],
    queryFn: ({ signal }) => (q ? call(searchChatSessions, { body: { q }, signal }) : call(listChatSessions, { signal })),
    select: ({ data }) => data,
  })
}
