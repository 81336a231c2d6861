/** Starts the web client: restores the session, then mounts the page. The theme is already set (`boot.ts`). */
// Imported first, because the order of the CSS layers must be declared before any component's stylesheet.
import '../../kit/web/theme.css'
import { refresh } from '../../features/auth/rules/refresh.ts'
import { call, renewWith, restoreSession } from '../../kit/web/api.ts'
import { afterFirstPage, yieldToMain } from '../../kit/web/scheduling.ts'
import { isIdleSession } from '../../kit/web/idle.ts'
import { speakPageLanguage } from '../../kit/web/page-language.ts'
import { clearCacheOnUserChange, onDelivery } from '../../kit/web/query-client.ts'
import { currentSession, followOtherTabs, onSessionChange, readTokens } from '../../kit/web/session.ts'
import { mount } from './mount.ts'
import { markExpiredAtStart } from './expired-at-start.ts'
import { hasLeft } from './quick-exit-mark.ts'
import { followSession } from './router.tsx'

/** Delay before retrying to fetch the code for signed-in users, in ms. */
const FETCH_AGAIN_MS = 10_000

/** Fetches the code for signed-in users once someone is signed in and the first page has rendered. */
function followPresence(): void {
  let isPresent = false
  const look = (isNew: boolean) => {
    if (isPresent || !currentSession()) return
    isPresent = true
    const begin = () =>
      void import('./signed-in.ts').then(
        ({ startSignedIn }) => startSignedIn(isNew),
        () => setTimeout(begin, FETCH_AGAIN_MS),
      )
    void afterFirstPage().then(begin)
  }
  look(false)
  onSessionChange(() => look(true))
}

async function start(): Promise<void> {
  speakPageLanguage()
  // Yield, because evaluating this script alone is a long task on a phone.
  await yieldToMain()
  renewWith((token) => call(refresh, { body: { refresh: token } }))
  const hadTokens = readTokens() !== undefined
  await restoreSession()
  if (isIdleSession()) await (await import('./signed-in.ts')).leaveIdle()
  if (hadTokens && !currentSession()) markExpiredAtStart()
  clearCacheOnUserChange()
  onDelivery()
  followOtherTabs()
  followSession()
  followPresence()
  await yieldToMain()

  // `boot.ts` may fetch this script before the document has been parsed.
  if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
  const place = document.querySelector('#root')
  if (!place) throw new Error('The page has no #root to render in')
  await mount(place)
}

// After a quick exit, a return by the Back button must not render anything.
if (!hasLeft()) void start()
