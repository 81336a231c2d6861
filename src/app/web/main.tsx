/** Starts the web client: theme first, then the session, then the page. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { refresh } from '../../features/auth/contract.ts'
import { logOut } from '../../features/auth/web/log-out.ts'
import { call, renewWith, restoreSession } from '../../kit/web/api.ts'
import { emptyCacheBetweenPeople, queryClient } from '../../kit/web/query-client.ts'
import { currentSession, followOtherTabs, onSessionEnd, readTokens } from '../../kit/web/session.ts'
import { watchIdleTime } from '../../kit/web/idle.ts'
import { applyTheme, readTheme } from '../../kit/web/theme.ts'
import { THEME_KEY } from '../../features/settings/web/theme-key.ts'
import { preloadAfterLogin } from './preload.ts'
import { turnAwayAfterExit } from './quick-exit.ts'
import { followSession, markExpiredAtStart, router } from './router.tsx'
import '../../kit/web/theme.css'

async function start(): Promise<void> {
  applyTheme(readTheme(THEME_KEY))
  renewWith((token) => call(refresh, { body: { refresh: token } }))
  const hadTokens = readTokens() !== undefined
  await restoreSession()
  if (hadTokens && !currentSession()) markExpiredAtStart()
  emptyCacheBetweenPeople()
  followOtherTabs()
  watchIdleTime(() => logOut('idle'))
  followSession()
  preloadAfterLogin()
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
