/** What runs while somebody is signed in; fetched when somebody is, so that guests do not carry it. */
import { reauth } from '../../features/auth/contract.ts'
import { logOut } from '../../features/auth/web/log-out.ts'
import { findAnalytics } from '../../features/insights/contract.ts'
import { followPreferences } from '../../features/settings/web/follow-preferences.ts'
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { forgetPush } from '../../features/reminders/web/push-device.ts'
import { call } from '../../kit/web/api.ts'
import { keepFocus } from '../../kit/web/keep-focus.ts'
import { startOutbox } from '../../kit/web/outbox.ts'
import { queryClient } from '../../kit/web/query-client.ts'
import { reauthWith } from '../../kit/web/reauth.ts'
import { currentSession, onLeaving, onSessionChange, onSessionEnd } from '../../kit/web/session.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { watchIdleTime } from '../../kit/web/watch-idle.ts'
import { whenIdle } from '../../kit/web/when-idle.ts'
import { adoptProfileLanguage } from './profile-language.ts'

/** How long after a login the tracker's figures are fetched, in ms (spec §9). */
const PRELOAD_MS = 1_000

let person: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** When a woman has logged in: shows her language, and fetches the tracker's figures after 1 s, so that the tracker opens with them. */
function receiveNewcomer(): void {
  const user = currentSession()?.user
  if (user?.id === person) return
  person = user?.id
  clearTimeout(timer)
  if (user?.user_type !== 'woman') return
  void adoptProfileLanguage()
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

/**
 * Fetches what she needs to log her day when the connection is gone, while there is one. One after the other, so that she may scroll and
 * tap in between. What fails now is asked for again when it is drawn.
 */
async function fetchForOffline(): Promise<void> {
  if (currentSession()?.user.user_type !== 'woman') return
  for (const fetchPart of NEEDED_OFFLINE) {
    await whenIdle()
    await fetchPart().catch(() => undefined)
  }
}

/** Starts the outbox, the watch over shared devices, the net for a lost focus and the preloading. `isNew`: somebody has just logged in, rather than come back. */
export function startSignedIn(isNew: boolean): void {
  startOutbox()
  reauthWith((password) => call(reauth, { body: { password } }))
  followPreferences()
  // Logout has emptied the storage, her theme included.
  onSessionEnd(() => applyTheme(readTheme(THEME_KEY)))
  void fetchForOffline()
  onLeaving(forgetPush)
  watchIdleTime(leaveIdle)
  keepFocus()
  if (!isNew) person = currentSession()?.user.id
  receiveNewcomer()
  onSessionChange(receiveNewcomer)
}
