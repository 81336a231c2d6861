import { useEffect } from 'react'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { pause } from '../../../kit/web/scheduling.ts'
import { LINK_WAIT_MAX_S, watchLink } from '../contract.ts'
import { leaving } from './unlinking.ts'
import { isNotLinked } from './queries.ts'

/** Pause in ms after a reply and after a failure. */
const PAUSE_MS = 100
const PAUSE_AFTER_FAILURE_MS = 10_000
/** Interval in ms between checks for a new link. */
const PAUSE_WITHOUT_LINK_MS = 30_000

/** Resolves when the page is visible and online. A hidden page is refetched when it is visible again. */
function visibleAndOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if ((document.hidden || !navigator.onLine) && !signal.aborted) return
      document.removeEventListener('visibilitychange', check)
      removeEventListener('online', check)
      resolve()
    }
    document.addEventListener('visibilitychange', check)
    addEventListener('online', check)
    signal.addEventListener('abort', check)
    check()
  })
}

/** Refetches everything. Most often the session has ended with the link; the first call detects that for every page. */
async function refetchAll(signal: AbortSignal): Promise<void> {
  try {
    await call(watchLink, { signal })
  } catch (error) {
    if (!(error instanceof ApiError) && !signal.aborted) throw error
  }
  if (!signal.aborted) await queryClient.invalidateQueries()
}

/** Waits for the end of the link, or without one for a new link, while the page is visible. */
async function follow(signal: AbortSignal): Promise<void> {
  let isLinked = true
  while (!signal.aborted) {
    await visibleAndOnline(signal)
    try {
      await call(watchLink, { query: { wait: isLinked ? LINK_WAIT_MAX_S : 0 }, signal })
      if (!isLinked) await refetchAll(signal)
      isLinked = true
      await pause(PAUSE_MS)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (!isNotLinked(error)) await pause(PAUSE_AFTER_FAILURE_MS)
      else {
        if (isLinked && !leaving.isUnderWay) await refetchAll(signal)
        isLinked = false
        await pause(PAUSE_WITHOUT_LINK_MS)
      }
    }
  }
}

/** Refreshes every open page within a second after the link has ended. Renders nothing. */
export function LinkWatch() {
  useEffect(() => {
    const stop = new AbortController()
    void follow(stop.signal)
    return () => stop.abort()
  }, [])
  return null
}
