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
