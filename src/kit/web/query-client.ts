import { QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionChange } from './session.ts'

/** The one cache of server state. `call` does its own retries, and offline calls fail in words instead of waiting unseen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', refetchOnReconnect: true, staleTime: 30_000 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

let owner: number | undefined

/** Empties the cache whenever another person, or nobody, is signed in, so that no one is shown what was read for someone else. Call once at start. */
export function emptyCacheBetweenPeople(): void {
  owner = currentSession()?.user.id
  onSessionChange(() => {
    const person = currentSession()?.user.id
    if (person !== owner) queryClient.clear()
    owner = person
  })
}

/** The name under which this device keeps its shelves, and its tabs tell each other what changed on them. */
export const DEVICE = 'emberwell-device'

/** How the tabs tell each other. One for all of a tab: a second one would hear what the first one says. Undefined where the browser has none. */
export const deviceChannel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DEVICE)

/**
 * Reads everything on the page anew, after a write has reached the server. A first read that is still under way may have been
 * answered before the write, and invalidating alone would let it stand: it is begun again.
 */
export async function readAnew(): Promise<void> {
  await queryClient.cancelQueries({ predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching' })
  await queryClient.invalidateQueries()
}

/** Reads anew what another tab has just delivered. Call once at start, before anything is read: later would miss what leaves meanwhile. */
export function hearDeliveries(): void {
  deviceChannel?.addEventListener('message', ({ data }: MessageEvent<{ delivered?: unknown }>) => {
    if (data.delivered !== undefined) void readAnew()
  })
}
