import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from './session.ts'

/**
 * The one cache of server state. `call` does its own retries, and offline calls fail with a message instead of pausing.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let owner: number | undefined

/**
 * Clears the cache when the signed-in person changes, so that no one sees another person's data. Call once at start.
 */
export function clearCacheOnUserChange(): void {
  owner = currentSession()?.user.id
  onSessionChange(() => {
    const person = currentSession()?.user.id
    if (person !== owner) queryClient.clear()
    owner = person
  })
}

/** Name of this device's database and of the channel between its tabs. */
export const DEVICE = 'emberwell-device'

/**
 * The channel between tabs. One per tab: a second one would receive the first one's messages. Undefined when
 * unsupported.
 */
export const deviceChannel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DEVICE)

/**
 * Refetches everything on the page after a write. A first fetch still in flight may predate the write, and invalidating
 * would not repeat it, so it is restarted.
 */
export async function refetchAll(): Promise<void> {
  await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching' })
  await queryClient.invalidateQueries()
}

/** Refetches what another tab has just delivered. Call once at start, before anything is fetched. */
export function onDelivery(): void {
  deviceChannel?.addEventListener('message', ({ data }: MessageEvent<{ delivered?: unknown }>) => {
    if (data.delivered !== undefined) void refetchAll()
  })
}
