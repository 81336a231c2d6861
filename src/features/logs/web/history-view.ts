import { useLocation } from '@tanstack/react-router'
import type { VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import type { LogType } from '../contract.ts'
import { lastDayOf, type Month } from '../rules/months.ts'
import { HISTORY_KEPT_MS, type HistoryFilter } from './history-pages.ts'

/** What she looks at in her history: one kind or all, what she searches for, and the month or year it begins with, '' for the newest. */
export type HistoryView = { kind: 'all' | LogType; sought: string; year: string; month: Month }

/** The view of somebody who has just come. */
export const WHOLE_HISTORY: HistoryView = { kind: 'all', sought: '', year: '', month: '' }

/** The newest day that a view shows; undefined where it begins with today. */
function lastDayIn({ year, month }: HistoryView): LocalDate | undefined {
  if (month) return lastDayOf(month)
  return year ? `${year}-12-31` : undefined
}

/** What the server is asked for a view; `q` is what she searches for, once she paused. */
export function toFilter(view: HistoryView, q: string): HistoryFilter {
  return { type: view.kind === 'all' ? undefined : view.kind, q, to: lastDayIn(view) }
}

/** Kept in memory with what was read, never in the address: what she searches for is hers alone (safety.md §3). */
function usePlaceKey(name: string): readonly string[] {
  // oxlint-disable-next-line no-underscore-dangle -- the router's own name for a place in the browser's history
  const place = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  return ['logs', name, place]
}

function keep(key: readonly string[], value: unknown): void {
  queryClient.setQueryDefaults(key, { gcTime: HISTORY_KEPT_MS })
  queryClient.setQueryData(key, value)
}

/** Her view, kept with its place in the browser's history, so that Back shows it again. */
export function useHistoryView(): [HistoryView, (change: Partial<HistoryView>) => void] {
  const key = usePlaceKey('history-view')
  const [view, setView] = useState<HistoryView>(() => queryClient.getQueryData(key) ?? WHOLE_HISTORY)
  const change = (changed: Partial<HistoryView>) => {
    const next = { ...view, ...changed }
    setView(next)
    keep(key, next)
  }
  return [view, change]
}

/** The heights of the rows as they stood when she left, and how to keep them: with them Back finds the very row. */
export function useRowSizes(): [VirtualItem[] | undefined, (sizes: VirtualItem[]) => void] {
  const [key] = useState(usePlaceKey('history-rows'))
  const [sizes] = useState<VirtualItem[] | undefined>(() => queryClient.getQueryData(key))
  return [sizes, useCallback((measured: VirtualItem[]) => keep(key, measured), [key])]
}
