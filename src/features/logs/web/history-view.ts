import { useLocation } from '@tanstack/react-router'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import type { LogType } from '../contract.ts'
import { lastDayOf, type Month } from '../rules/months.ts'
import { HISTORY_KEPT_MS, type HistoryFilter } from './history-queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kind that the history shows first. */
    historyKind?: HistoryKind
  }
}

/** What the history lists: logs of both kinds or of one, or saved EmberTides pictures. */
export type HistoryKind = 'all' | LogType | 'pictures'

/** State of the history page: kind, search text, and start year and month ('' for the newest). */
export type HistoryView = { kind: HistoryKind; searchText: string; year: string; month: Month }

/** The initial view. */
export const WHOLE_HISTORY: HistoryView = { kind: 'all', searchText: '', year: '', month: '' }

/** The latest date a view shows; undefined if it starts today. */
export function lastDayIn({ year, month }: HistoryView): LocalDate | undefined {
  if (month) return lastDayOf(month)
  return year ? `${year}-12-31` : undefined
}

/** The server filter for a view; `q` is the debounced search text. */
export function toFilter(view: HistoryView, q: string): HistoryFilter {
  return { type: view.kind === 'quick_log' || view.kind === 'deep_log' ? view.kind : undefined, q, to: lastDayIn(view) }
}

/**
 * Cache key of the current history entry. The view is held in memory and never in the URL, because the search text
 * is private (docs/safety.md, section 3).
 */
function usePlaceKey(name: string): readonly string[] {
  // oxlint-disable-next-line no-underscore-dangle -- name used by the router
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  return ['logs', name, place]
}

function keep(key: readonly string[], value: unknown): void {
  queryClient.setQueryDefaults(key, { gcTime: HISTORY_KEPT_MS })
  queryClient.setQueryData(key, value)
}

/** The view, stored per browser history entry so that Back restores it. */
export function useHistoryView(): [HistoryView, (change: Partial<HistoryView>) => void] {
  const key = usePlaceKey('history-view')
  const first = useLocation({ select: ({ state }) => state.historyKind ?? WHOLE_HISTORY.kind })
  const [view, setView] = useState<HistoryView>(() => queryClient.getQueryData(key) ?? { ...WHOLE_HISTORY, kind: first })
  const change = (changed: Partial<HistoryView>) => {
    const next = { ...view, ...changed }
    setView(next)
    keep(key, next)
  }
  return [view, change]
}

/**
 * Measured row heights of the last visit and a function that stores them, so that Back restores the scroll position.
 */
export function useRowSizes(): [VirtualItem[] | undefined, (sizes: VirtualItem[]) => void] {
  const [key] = useState(usePlaceKey('history-rows'))
  const [sizes] = useState<VirtualItem[] | undefined>(() => queryClient.getQueryData(key))
  return [sizes, useCallback((measured: VirtualItem[]) => keep(key, measured), [key])]
}
