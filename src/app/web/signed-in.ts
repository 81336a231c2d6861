/** What runs while somebody is signed in; fetched when somebody is, so that guests do not carry it. */
import { reauth } from '../../features/auth/contract.ts'
import { logOut } from '../../features/auth/web/log-out.ts'
import { findAnalytics } from '../../features/insights/contract.ts'
import { followPreferences } from '../../features/settings/web/follow-preferences.ts'
import { forgetPush } from '../../features/reminders/web/push-device.ts'
import { call } from '../../kit/web/api.ts'
import { startOutbox } from '../../kit/web/outbox.ts'
import { queryClient } from '../../kit/web/query-client.ts'
import { reauthWith } from '../../kit/web/reauth.ts'
import { currentSession, onLeaving, onSessionChange } from '../../kit/web/session.ts'
import { watchIdleTime } from '../../kit/web/watch-idle.ts'
import { whenIdle } from '../../kit/web/when-idle.ts'

/** How long after a login the tracker's figures are fetched, in ms (spec §9). */
const PRELOAD_MS = 1_000

let person: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Fetches the tracker's figures 1 s after a woman logged in, so that the tracker opens with them. */
function preloadForNewcomer(): void {
  const user = currentSession()?.user
  if (user?.id === person) return
  person = user?.id
  clearTimeout(timer)
  if (user?.user_type !== 'woman') return
  const fetchFigures = () =>
    queryClient.prefetchQuery({ queryKey: ['insights', 'analytics'], queryFn: ({ signal }) => call(findAnalytics, { signal }) })
  timer = setTimeout(() => void fetchFigures(), PRELOAD_MS)
}

/** Ends a session that rested too long. The page is out of sight at once, whatever the server takes. */
export async function leaveIdle(): Promise<void> {
  document.documentElement.hidden = true
  try {
    await logOut('idle')
  } finally {
    document.documentElement.hidden = false
  }
}

const NEEDED_OFFLINE = [
  () => import('../../features/logs/web/DeviceNoticeList.tsx'),
  () => import('./shell/UnsentDialog.tsx'),
  () => import('./pages/HomePage.tsx'),
  () => import('./pages/TrackerPage.tsx'),
  () => import('../../features/logs/web/SoftLogPage.tsx'),
  () => import('../../features/embertides/web/EmberTidesPage.tsx'),
  () => import('../../features/logs/web/DeepLogPage.tsx'),
]

/** Fetches what she needs to log her day when the connection is gone, while there is one. What fails now is asked for again when it is drawn. */
function fetchForOffline(): void {
  if (currentSession()?.user.user_type !== 'woman') return
  const fetchAll = () => {
    for (const fetchPart of NEEDED_OFFLINE) fetchPart().catch(() => undefined)
  }
  // After the page she came for.
  void whenIdle().then(fetchAll)
}

/** Starts the outbox, the watch over shared devices and the preloading. `isNew`: somebody has just logged in, rather than come back. */
export function startSignedIn(isNew: boolean): void {
  startOutbox()
  reauthWith((password) => call(reauth, { body: { password } }))
  followPreferences()
  fetchForOffline()
  onLeaving(forgetPush)
  watchIdleTime(leaveIdle)
  if (!isNew) person = currentSession()?.user.id
  preloadForNewcomer()
  onSessionChange(preloadForNewcomer)
}
