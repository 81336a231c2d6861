import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { useClock } from '../../../kit/web/use-clock.ts'
import { findUserDetails } from '../../settings/contract.ts'
import { findDue, findFeed, findPush, findUpcoming, listReminders } from '../contract.ts'

/** Her reminders, the next one first, and whether they are paused in her settings. */
export const reminders = queryOptions({
  queryKey: ['reminders', 'list'],
  queryFn: ({ signal }) => call(listReminders, { signal }),
  refetchOnMount: 'always',
})

const UPCOMING_SHOWN = 5

/** What comes next, for Home: each reminder once, so that a daily one does not hide the rest. */
export const upcoming = queryOptions({
  queryKey: ['reminders', 'upcoming'],
  queryFn: ({ signal }) => call(findUpcoming, { signal }),
  select: ({ data, paused }) => ({
    paused,
    events: data.filter(({ id }, at) => data.findIndex((one) => one.id === id) === at).slice(0, UPCOMING_SHOWN),
  }),
  refetchOnMount: 'always',
})

/** A moment after a reminder is due it stands on the server; asking sooner finds nothing. In ms. */
const SETTLED_MS = 3_000
const ASK_LEAST_MS = 5_000
const ASK_MOST_MS = 60_000

/** The reminders that wait for her now; asked again once the next one is due, and each minute. Nothing is asked without a connection. */
export const due = queryOptions({
  queryKey: ['reminders', 'due'],
  queryFn: ({ signal }) => call(findDue, { signal }),
  networkMode: 'online',
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => {
    const next = state.data?.next_at
    const wait = next ? Date.parse(next) - Date.now() + SETTLED_MS : ASK_MOST_MS
    return Math.min(ASK_MOST_MS, Math.max(ASK_LEAST_MS, wait))
  },
})

/** The server's key for push, and her devices. */
export const pushDevices = queryOptions({
  queryKey: ['reminders', 'push'],
  queryFn: ({ signal }) => call(findPush, { signal }),
  select: ({ data }) => data,
})

/** Since when her calendar link stands. */
export const feed = queryOptions({
  queryKey: ['reminders', 'feed'],
  queryFn: ({ signal }) => call(findFeed, { signal }),
  select: ({ data }) => data,
})

/** The key is the one of the settings, so that a change there is known here at once. */
const herTimezone = queryOptions({
  queryKey: ['settings', 'user-details'],
  queryFn: ({ signal }) => call(findUserDetails, { signal }),
  select: ({ data }) => data.timezone,
})

/** Now (ms) and the time zone of her account; the device's own zone until the account's is known. */
export function useHerTime(): { now: number; timezone: string } {
  const now = useClock()
  const { data } = useQuery(herTimezone)
  return { now, timezone: data ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}
