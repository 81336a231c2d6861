import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocalDate } from '../../../kit/local-date.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { isServerDoubted } from '../../../kit/web/doubt.ts'
import { useClock } from '../../../kit/web/use-clock.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { findLog, listLogs, type LogType } from '../contract.ts'

/** The time zone of her account. The key is the one of the settings, so that a change there is known here at once. */
export const herTimezone = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: ({ signal }) => call(findUserDetails, { signal }),
  select: ({ data }) => data.timezone,
})

async function orNone<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Her log of one kind and day, or null when that day has none. Always asked anew: it decides between a new log and an edit. */
export function logOfDay(type: LogType, day: LocalDate) {
  return queryOptions({
    queryKey: ['logs', 'day', day, type],
    // The list answers a day without a log with an empty page; the single read would answer 404, which browsers report as an error.
    queryFn: ({ signal }) => call(listLogs, { query: { type, from: day, to: day, limit: 1 }, signal }),
    select: ({ data }) => data[0] ?? null,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The Soft Log of one day, or null when that day has none. */
export function quickLogOf(day: LocalDate) {
  return logOfDay('quick_log', day)
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

/** How many entries the tracker shows (spec §9). */
export const RECENT_ENTRIES = 5

/** The tracker's recent entries. */
export const recentLogs = queryOptions({
  queryKey: ['logs', 'recent'],
  queryFn: ({ signal }) => call(listLogs, { query: { limit: RECENT_ENTRIES }, signal }),
  select: ({ data }) => data,
})

/** How long a page waits for the time zone of her account, in ms, before it takes the one of this device. */
const PATIENCE_MS = 3_000

/** True until `ms` have passed: a slow or absent server keeps nobody from writing. */
export function usePatience(ms: number = PATIENCE_MS): boolean {
  const [isPatient, setIsPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isPatient
}

/** Whether it is worth waiting for the server: the device is online, and the last call was not in vain. */
export function mayAnswer(): boolean {
  return navigator.onLine && !isServerDoubted()
}

/**
 * Her today, in the time zone of her account. While that cannot be asked it is the day of this device; undefined
 * while the question is under way.
 */
export function useToday(): LocalDate | undefined {
  const now = useClock()
  const isPatient = usePatience()
  const { data, isPending } = useQuery(herTimezone)
  if (data === undefined && isPending && isPatient && mayAnswer()) return undefined
  return localDateAt(now, data ?? Intl.DateTimeFormat().resolvedOptions().timeZone)
}
