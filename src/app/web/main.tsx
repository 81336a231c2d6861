/** Starts the web client: theme first, then the session, then the page. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { refresh } from '../../features/auth/contract.ts'
import { call, renewWith, restoreSession } from '../../kit/web/api.ts'
import { hasRestedTooLong } from '../../kit/web/idle.ts'
import { emptyCacheBetweenPeople, hearDeliveries, queryClient } from '../../kit/web/query-client.ts'
import { currentSession, followOtherTabs, onSessionChange, onSessionEnd, readTokens } from '../../kit/web/session.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { turnAwayAfterExit } from './quick-exit.ts'
import { markExpiredAtStart } from './expired-at-start.ts'
import { followSession, router } from './router.tsx'

/** Fetches what signed-in people need as soon as there is one. */
function followPresence(): void {
  let isPresent = false
  const look = (isNew: boolean) => {
    if (isPresent || !currentSession()) return
    isPresent = true
    void import('./signed-in.ts').then(({ startSignedIn }) => startSignedIn(isNew))
  }
  look(false)
  onSessionChange(() => look(true))
}

async function start(): Promise<void> {
  applyTheme(readTheme(THEME_KEY))
  renewWith((token) => call(refresh, { body: { refresh: token } }))
  const hadTokens = readTokens() !== undefined
  await restoreSession()
  if (hasRestedTooLong()) await (await import('./signed-in.ts')).leaveIdle()
  if (hadTokens && !currentSession()) markExpiredAtStart()
  emptyCacheBetweenPeople()
  hearDeliveries()
  followOtherTabs()
  followSession()
  followPresence()
  // Logout has emptied the storage, her theme included.
  onSessionEnd(() => applyTheme(readTheme(THEME_KEY)))

  const place = document.querySelector('#root')
  if (!place) throw new Error('The page has no #root to draw in')
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

if (!turnAwayAfterExit()) void start()
