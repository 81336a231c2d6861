import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { HISTORY_MAX, listLogs, type LogType } from '../contract.ts'
import { searchLogs } from '../rules/search-logs.ts'

/** Filter of the history: kind (undefined for all), search text `q`, and latest date `to`. */
export type HistoryFilter = { readonly type: LogType | undefined; readonly q: string; readonly to: LocalDate | undefined }

/** Page sizes: the first is small to render quickly, the following are large to reduce requests. */
const PAGE_LENGTHS: readonly [number, number] = [30, 120]

/** Cache time of a history after leaving it, in ms, so that Back restores it. */
export const HISTORY_KEPT_MS = 15 * 60_000

/** Infinite query of logs, newest first. */
export function logHistory({ type, q, to }: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: ['logs', 'history', type ?? 'all', q, to ?? ''],
    queryFn: ({ pageParam: { before, limit }, signal }) => {
      const page = { limit, ...(type && { type }), ...(to && { to }), ...(before && { before }) }
      return q ? call(searchLogs, { body: { ...page, q }, signal }) : call(listLogs, { query: page, signal })
    },
    initialPageParam: { before: '', limit: PAGE_LENGTHS[0] },
    getNextPageParam: ({ next }, pages) => (next ? { before: next, limit: PAGE_LENGTHS[pages.length] ?? HISTORY_MAX } : undefined),
    gcTime: HISTORY_KEPT_MS,
  })
}
