import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { findAnalytics, findDashboard } from '../../insights/contract.ts'
import { findLog, listLogs, listQuickLogs, type LogType } from '../contract.ts'

/** Home's dashboard, here for the one thing logs need of it: which day it is for her. The key is the one of Home. */
export const dashboard = queryOptions({
  queryKey: ['insights', 'dashboard'],
  queryFn: ({ signal }) => call(findDashboard, { signal }),
  select: ({ data }) => data,
})

/** The tracker's figures. */
export const analytics = queryOptions({
  queryKey: ['insights', 'analytics'],
  queryFn: ({ signal }) => call(findAnalytics, { signal }),
  select: ({ data }) => data,
})

async function orNone<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The Soft Log of one day, or null when that day has none. Always asked anew: it decides between a new log and an edit. */
export function quickLogOf(day: LocalDate) {
  return queryOptions({
    queryKey: ['logs', 'day', day],
    // The list answers a day without a log with an empty page; the single read would answer 404, which browsers report as an error.
    queryFn: ({ signal }) => call(listQuickLogs, { query: { from: day, to: day, limit: 1 }, signal }),
    select: ({ data }) => data[0] ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** One log by its id, or null when there is none (of hers). */
export function logOf(id: number) {
  return queryOptions({
    queryKey: ['logs', 'entry', id],
    queryFn: async ({ signal }) => (await orNone(call(findLog, { params: { id }, signal })))?.data ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Which entries a history shows. */
export type HistoryFilter = { readonly type: LogType | undefined; readonly q: string }

const PAGE_LENGTH = 30

/** Her logs, newest first, page after page. */
export function logHistory({ type, q }: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: ['logs', 'history', type ?? 'all', q],
    queryFn: ({ pageParam, signal }) =>
      call(listLogs, {
        query: { limit: PAGE_LENGTH, ...(type && { type }), ...(q && { q }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
}

/** How many entries the tracker shows (spec §9). */
export const RECENT_ENTRIES = 5

/** The tracker's recent entries. */
export const recentLogs = queryOptions({
  queryKey: ['logs', 'recent'],
  queryFn: ({ signal }) => call(listLogs, { query: { limit: RECENT_ENTRIES }, signal }),
  select: ({ data }) => data,
})

function deviceDay(): LocalDate {
  return localDateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/**
 * Her today: the server's, in the time zone of her account. While the server cannot be asked it is the day of this
 * device; undefined while the question is under way.
 */
export function useToday(): LocalDate | undefined {
  const { data, isPending } = useQuery({ ...dashboard, refetchOnMount: 'always' })
  if (data) return data.today
  return isPending && navigator.onLine ? undefined : deviceDay()
}

/** How long opening a new log waits for the server, in ms. Then she writes, and saving decides. */
const OPENING_PATIENCE_MS = 3_000

/**
 * The day a new log is for, and whether that day has a Soft Log already; undefined while the server is asked. A slow
 * or absent server keeps nobody from writing.
 */
export function useOpeningDay(): { day: LocalDate; hasLog: boolean } | undefined {
  const { data, isFetchedAfterMount } = useQuery({ ...dashboard, refetchOnMount: 'always' })
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), OPENING_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isFetchedAfterMount && isPatient && navigator.onLine) return undefined
  if (!data) return { day: deviceDay(), hasLog: false }
  return { day: data.today, hasLog: data.this_week.days.some(({ day, quick_log }) => day === data.today && quick_log) }
}
