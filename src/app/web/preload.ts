import { findAnalytics } from '../../features/insights/contract.ts'
import { call } from '../../kit/web/api.ts'
import { queryClient } from '../../kit/web/query-client.ts'
import { currentSession, onSessionChange } from '../../kit/web/session.ts'

/** How long after a login the tracker's figures are fetched, in ms (spec §9). */
export const PRELOAD_MS = 1_000

/** Fetches the tracker's figures 1 s after a woman logs in, so that the tracker opens with them. Call once at start. */
export function preloadAfterLogin(): void {
  let person = currentSession()?.user.id
  let timer: ReturnType<typeof setTimeout> | undefined
  onSessionChange(() => {
    const user = currentSession()?.user
    if (user?.id === person) return
    person = user?.id
    clearTimeout(timer)
    if (user?.user_type !== 'woman') return
    timer = setTimeout(
      () =>
        void queryClient.prefetchQuery({ queryKey: ['insights', 'analytics'], queryFn: ({ signal }) => call(findAnalytics, { signal }) }),
      PRELOAD_MS,
    )
  })
}
