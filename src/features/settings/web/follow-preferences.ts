import { followMirror, mirrored, mirrorQuery } from '../../../kit/web/mirror.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import { applyTheme, saveTheme } from '../../../kit/web/theme.ts'
import type { Preferences } from '../contract.ts'
import { PREFERENCES } from '../rules/preferences.ts'
import { THEME_KEY } from './theme-key.ts'

let isFollowing = false
let person: number | undefined

function show({ accessibility }: Preferences): void {
  // A shared device keeps no trace of how she likes to see things.
  if (!currentSession()?.isSharedDevice) saveTheme(THEME_KEY, accessibility)
  applyTheme(accessibility)
}

/** Whoever signs in on a new device finds her own colours and letters there. */
function look(): void {
  const user = currentSession()?.user
  if (user?.id === person) return
  person = user?.id
  if (user?.user_type !== 'woman') return
  const here = mirrored(PREFERENCES)
  if (here) show(here)
  void queryClient.prefetchQuery(mirrorQuery(PREFERENCES))
}

/** Keeps the look of this device at what her preferences say, from now on. More calls do nothing. */
export function followPreferences(): void {
  if (isFollowing) return
  isFollowing = true
  followMirror(PREFERENCES, show)
  onSessionChange(look)
  look()
}
