/** Code for signed-in users, fetched after sign-in, so that guests do not download it. */
import { passkeyReauth, reauth, startPasskeyReauth } from '../../features/auth/contract.ts'
import { logOut } from '../../features/auth/web/log-out.ts'
import { listPasskeys } from '../../features/passkeys/contract.ts'
import { followPreferences } from '../../features/settings/web/preferences-queries.ts'
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { forgetPush } from '../../features/reminders/web/push-device.ts'
import { call } from '../../kit/web/api.ts'
import { keepFocus } from '../../kit/web/restore-focus.ts'
import { startOutbox } from '../../kit/web/outbox.ts'
import { answerWithPasskey, canUsePasskeys } from '../../kit/web/passkeys.ts'
import { queryClient } from '../../kit/web/query-client.ts'
import { reauthWith } from '../../kit/web/reauth.ts'
import { currentSession, onLeaving, onSessionChange, onSessionEnd } from '../../kit/web/session.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { watchIdleTime } from '../../kit/web/idle-timeout.ts'
import { whenIdle } from '../../kit/web/scheduling.ts'
import { hasWorkers } from '../../kit/web/worker-registration.ts'
import { adoptProfileLanguage } from './profile-language.ts'

/** Delay after a login before the tracker's figures are prefetched, in ms. */
const PRELOAD_MS = 1_000

let person: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** After a woman signs in: applies her language, and prefetches the tracker's figures after `PRELOAD_MS`. */
function receiveNewcomer(): void {
  const user = currentSession()?.user
  if (user?.id === person) return
  person = user?.id
  clearTimeout(timer)
  if (user?.user_type !== 'woman') return
  void adoptProfileLanguage()
  const fetchFigures = async () => {
    const { analytics } = await import('../../features/insights/web/queries.ts')
    await queryClient.prefetchQuery(analytics)
  }
  timer = setTimeout(() => void fetchFigures().catch(() => undefined), PRELOAD_MS)
}

/** Ends a session after the idle timeout. Hides the page at once, before the server responds. */
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
  () => import('./pages/SoftLogPage.tsx'),
  () => import('../../features/embertides/web/EmberTidesPage.tsx'),
  () => import('../../features/logs/web/DeepLogPage.tsx'),
  () => import('../../features/checkins/web/CheckinsPage.tsx'),
]

/**
 * Fetches the code needed to log offline in browsers without a service worker, such as some in private windows; where
 * there is one, it caches all files. One part per idle period, so that input is handled in between. A failed import is
 * retried when the part is rendered.
 */
async function fetchForOffline(): Promise<void> {
  if (hasWorkers() || currentSession()?.user.user_type !== 'woman') return
  for (const fetchPart of NEEDED_OFFLINE) {
    await whenIdle()
    await fetchPart().catch(() => undefined)
  }
}

/**
 * Starts the outbox, the idle timeout, focus restoration and prefetching. `isNew`: signed in just now, rather than
 * restored.
 */
export function startSignedIn(isNew: boolean): void {
  startOutbox()
  reauthWith({
    withPassword: (password, code) => call(reauth, { body: { password, ...(code !== undefined && { code }) } }),
    hasPasskey: async () => canUsePasskeys() && (await call(listPasskeys)).data.length > 0,
    withPasskey: async () => {
      const credential = await answerWithPasskey((await call(startPasskeyReauth)).data.options)
      if (credential !== undefined) await call(passkeyReauth, { body: { credential } })
      return credential !== undefined
    },
  })
  followPreferences()
  // Logout has cleared the storage, including her theme.
  onSessionEnd(() => applyTheme(readTheme(THEME_KEY)))
  void fetchForOffline()
  onLeaving(forgetPush)
  watchIdleTime(leaveIdle)
  keepFocus()
  if (!isNew) person = currentSession()?.user.id
  receiveNewcomer()
  onSessionChange(receiveNewcomer)
}
