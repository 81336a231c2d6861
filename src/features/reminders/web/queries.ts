import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { t } from '../../../kit/words.ts'
import { useClock } from '../../../kit/web/use-clock.ts'
import { userDetails, useTimezone } from '../../settings/web/queries.ts'
import { findDue, findFeed, findPush, findUpcoming, listReminders, removeFeed, undoReminderDone } from '../contract.ts'

const UNDO_FAILED = t`This could not be done. Please try again.`

/** Prefix of the keys of all queries of this feature. */
export const remindersKey = ['reminders'] as const

/** Her reminders, the next one first, and whether they are paused in her settings. */
export const reminders = queryOptions({
  queryKey: ['reminders', 'list'],
  queryFn: ({ signal }) => call(listReminders, { signal }),
  refetchOnMount: 'always',
})

const UPCOMING_MAX = 5

/** Upcoming events for Home: each reminder once, so that a daily one does not hide the others. */
export const upcoming = queryOptions({
  queryKey: ['reminders', 'upcoming'],
  queryFn: ({ signal }) => call(findUpcoming, { signal }),
  select: ({ data, paused }) => ({
    paused,
    events: data.filter(({ id }, at) => data.findIndex((event) => event.id === id) === at).slice(0, UPCOMING_MAX),
  }),
  refetchOnMount: 'always',
})

/** Time in ms from a due reminder until the server has its notice. */
const SETTLED_MS = 3_000
const ASK_LEAST_MS = 5_000
const ASK_MOST_MS = 60_000

/** Her open notices; refetched when the next one is due, and each minute. Not fetched while offline. */
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

/** When her calendar link was created and last read. */
export const feed = queryOptions({
  queryKey: ['reminders', 'feed'],
  queryFn: ({ signal }) => call(findFeed, { signal }),
  select: ({ data }) => data,
})

/** Turns her calendar link off and shows a message. */
export function useEndFeed(onEnded?: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => call(removeFeed),
    onSuccess: ({ message }) => {
      onEnded?.()
      toast.show({ text: message })
      return client.invalidateQueries({ queryKey: feed.queryKey })
    },
  })
}

/** The Undo of "Done for today" for a toast; undefined when nothing was marked as done. A failure is shown. */
export function useUndoDone() {
  const client = useQueryClient()
  const toast = useToast()
  const undo = async (id: number, doneAt: string) => {
    try {
      const { message } = await call(undoReminderDone, { params: { id }, body: { done_at: doneAt } })
      toast.show({ text: message })
    } catch (error) {
      toast.show({ tone: 'danger', text: error instanceof Error && error.message ? error.message : UNDO_FAILED })
    }
    await client.invalidateQueries({ queryKey: remindersKey })
  }
  return (id: number, doneAt: string | undefined) =>
    doneAt === undefined ? undefined : { label: t`Undo`, onClick: () => void undo(id, doneAt) }
}

/** Whether her address is confirmed, so that email may be sent to it. */
export const isEmailConfirmed = queryOptions({ ...userDetails, select: ({ data }) => data.email_confirmed })

/** Now (ms) and the account's time zone, or the device's until the account's is known. */
export function useHerTime(): { now: number; timezone: string } {
  const now = useClock()
  return { now, timezone: useTimezone() }
}
