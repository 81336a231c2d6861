import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../../kit/endpoint.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { findLog, listRevisions, type LogEntry } from '../contract.ts'
import { logsKey } from './queries.ts'

/** A log with the ids of its neighbours, null if there is none. */
export type EntryWithNeighbours = ReplyOf<typeof findLog>

/** The entry from a cached list, as placeholder; its neighbours are only in the response. */
function fromLists(id: number): EntryWithNeighbours | undefined {
  const read: unknown[] = queryClient.getQueriesData({ queryKey: logsKey }).map(([, data]) => data)
  const pages = read.flatMap((data) => (isPaged(data) ? data.pages : [data]))
  const data = pages.flatMap((page) => (isList(page) ? page.data : [])).find((entry) => entry.id === id)
  return data && { data, previous_id: null, next_id: null }
}

function isPaged(value: unknown): value is { pages: unknown[] } {
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages)
}

function isList(value: unknown): value is { data: LogEntry[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)
}

/**
 * One log with its neighbours, or null if the account has none with that id. Uses a cached list entry as placeholder.
 */
export function entryOf(id: number) {
  return queryOptions({
    queryKey: ['logs', 'entry-page', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(findLog, { params: { id }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    placeholderData: () => fromLists(id),
  })
}

/** The first 50 revisions of a log, newest first. */
export function revisionsOf(id: number) {
  return queryOptions({
    queryKey: ['logs', 'revisions', id],
    queryFn: ({ signal }) => call(listRevisions, { params: { id }, signal }),
  })
}
