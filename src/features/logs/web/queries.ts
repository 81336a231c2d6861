import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { isServerDoubted } from '../../../kit/web/connection-doubt.ts'
import { useClock } from '../../../kit/web/use-clock.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { userTimezone } from '../../settings/web/queries.ts'
import { findLog, listLogs, type LogEntry, type LogType } from '../contract.ts'

/** Prefix of the keys of all queries of this feature. */
export const logsKey = ['logs'] as const

async function orNone<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The log of one kind and date, or null. Never cached, because it decides between creating and editing. */
export function logOfDay(type: LogType, day: LocalDate) {
  return queryOptions({
    queryKey: ['logs', 'day', day, type],
    // Uses the list, which is empty for a date without a log; the single read returns 404, which browsers report as
    // an error.
    queryFn: ({ signal }) => call(listLogs, { query: { type, from: day, to: day, limit: 1 }, signal }),
    select: ({ data }) => data[0] ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The logs of one date, at most one of each kind. */
export function logsOn(day: LocalDate) {
  return dataQuery(['logs', 'on', day], listLogs, { query: { from: day, to: day } })
}

/** Writes a saved log to the cached logs of its date, so that older answers are not used before the refetch. */
export function showLog(entry: LogEntry): void {
  queryClient.setQueryData(
    logsOn(entry.log_date).queryKey,
    (known) => known && { ...known, data: [...known.data.filter(({ log_type: type }) => type !== entry.log_type), entry] },
  )
}

/** One log by id, or null if the account has none with that id. */
export function logOf(id: number) {
  return queryOptions({
    queryKey: ['logs', 'entry', id],
    queryFn: async ({ signal }) => (await orNone(call(findLog, { params: { id }, signal })))?.data ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** What the account tracks: factors and symptoms, including the custom ones; without a connection as last read here. */
export const trackingChoices = queryOptions({
  queryKey: ['logs', 'tracking'],
  queryFn: async ({ signal }) => (await import('./kept-choices.ts')).readChoices(signal),
  select: ({ data }) => data,
})

/** Number of entries shown on the tracker. */
export const RECENT_ENTRIES = 5

/** The tracker's recent entries. */
export const recentLogs = dataQuery(['logs', 'recent'], listLogs, { query: { limit: RECENT_ENTRIES } })

/** How long a page waits for the account's time zone, in ms, before it uses the device's. */
const PATIENCE_MS = 3_000

/** True until `ms` have passed. Bounds the wait for a slow server. */
export function useBeforeTimeout(ms: number = PATIENCE_MS): boolean {
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPatient
}

/** Whether waiting for the server is worthwhile: the device is online and the last call did not fail. */
export function mayAnswer(): boolean {
  return navigator.onLine && !isServerDoubted()
}

/** Today in the account's time zone; in the device's if that cannot be fetched; undefined while loading. */
export function useToday(): LocalDate | undefined {
  const now = useClock()
  const isPatient = useBeforeTimeout()
  const { data, isPending } = useQuery(userTimezone)
  if (data === undefined && isPending && isPatient && mayAnswer()) return undefined
  return localDateAt(now, data ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
}
