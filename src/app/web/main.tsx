/** Starts the web client: the session, then the page. The theme stands already (`first-look.ts`). */
// First of all, because the order of the layers must be known before the first element's own sheet.
import '../../kit/web/theme.css'
import { refresh } from '../../features/auth/rules/refresh.ts'
import { call, renewWith, restoreSession } from '../../kit/web/api.ts'
import { breathe } from '../../kit/web/breathe.ts'
import { hasRestedTooLong } from '../../kit/web/idle.ts'
import { speakPageLanguage } from '../../kit/web/page-language.ts'
import { emptyCacheBetweenPeople, hearDeliveries } from '../../kit/web/query-client.ts'
import { currentSession, followOtherTabs, onSessionChange, readTokens } from '../../kit/web/session.ts'
import { draw } from './draw.ts'
import { markExpiredAtStart } from './expired-at-start.ts'
import { hasLeft } from './left.ts'
import { followSession } from './router.tsx'
import { standing } from './standing.ts'

/** Where what signed-in people need cannot be fetched, as without a connection, it is tried again so much later, in ms. */
const FETCH_AGAIN_MS = 10_000

/** Fetches what signed-in people need as soon as there is one, and the page she came for stands. */
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
    void standing.then(begin)
  }
  look(false)
  onSessionChange(() => look(true))
}

async function start(): Promise<void> {
  speakPageLanguage()
  // In portions: reading this file alone has taken a phone a while.
  await breathe()
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
  await breathe()

  // Where the page was drawn for somebody else, this runs as soon as it has come (`first-look.ts`): the page itself may still be on its way.
  if (document.readyState === 'loading') await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }))
  const place = document.querySelector('#root')
  if (!place) throw new Error('The page has no #root to draw in')
  await draw(place)
}

// Who comes back after a quick exit is being turned away.
if (!hasLeft()) void start()
