import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findCompanion, listChatSessions } from '../contract.ts'

/** What the page must know before she writes: language, region, Lara's first message, help lines. It changes with her settings only. */
export const companion = queryOptions({
  queryKey: ['lara', 'companion'],
  queryFn: ({ signal }) => call(findCompanion, { signal }),
  select: ({ data }) => data,
  staleTime: 300_000,
})

/** Her conversations, newest first; `q` seeks in titles and messages. */
export function chatSessions(q: string) {
  return queryOptions({
    queryKey: ['lara', 'sessions', q],
    queryFn: ({ signal }) => call(listChatSessions, { query: q ? { q } : {}, signal }),
    select: ({ data }) => data,
  })
}
