import { infiniteQueryOptions } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { call } from '../../../kit/web/api.ts'
import { HISTORY_MAX, listLogs, type LogType } from '../contract.ts'

/** Which entries a history shows: of one kind or all, found by `q`, and none after the day `to`. */
export type HistoryFilter = { readonly type: LogType | undefined; readonly q: string; readonly to: LocalDate | undefined }

/** The first page is short, so that it is there at once; those after it are long, so that ten years are read in few steps. */
const PAGE_LENGTHS: readonly [number, number] = [30, 120]

/** How long a history that she left is kept, in ms: Back brings her to where she was. */
export const HISTORY_KEPT_MS = 15 * 60_000

/** Her logs, newest first, page after page. */
export function logHistory({ type, q, to }: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: ['logs', 'history', type ?? 'all', q, to ?? ''],
    queryFn: ({ pageParam: { before, limit }, signal }) =>
      call(listLogs, { query: { limit, ...(type && { type }), ...(q && { q }), ...(to && { to }), ...(before && { before }) }, signal }),
    initialPageParam: { before: '', limit: PAGE_LENGTHS[0] },
    getNextPageParam: ({ next }, pages) => (next ? { before: next, limit: PAGE_LENGTHS[pages.length] ?? HISTORY_MAX } : undefined),
    gcTime: HISTORY_KEPT_MS,
  })
}
