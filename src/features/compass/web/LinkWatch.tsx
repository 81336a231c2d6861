import { useEffect } from 'react'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { LINK_WAIT_MAX_S, watchLink } from '../contract.ts'
import { leaving } from './leaving.ts'
import { isNotLinked } from './queries.ts'

/** So long it rests after an answer, and after one that did not come, in ms. */
const REST_MS = 100
const REST_AFTER_FAILURE_MS = 10_000
/** So long until it is asked whether somebody linked him anew, in ms. */
const REST_WITHOUT_LINK_MS = 30_000

/** Until the page is looked at and connected. What is hidden shows nobody anything, and is read anew when it is seen again. */
function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if ((document.hidden || !navigator.onLine) && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    signal.addEventListener('abort', look)
    look()
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Has all that is open asked for anew. Most often his sessions have ended with the link; then the first call finds that out for every page. */
async function lookAgain(signal: AbortSignal): Promise<void> {
  try {
    await call(watchLink, { signal })
  } catch (error) {
    if (!(error instanceof ApiError) && !signal.aborted) throw error
  }
  if (!signal.aborted) await queryClient.invalidateQueries()
}

/** Waits for the end of the link, and without one for a new link, as long as somebody looks at the page. */
async function follow(signal: AbortSignal): Promise<void> {
  let isLinked = true
  while (!signal.aborted) {
    await seen(signal)
    try {
      await call(watchLink, { query: { wait: isLinked ? LINK_WAIT_MAX_S : 0 }, signal })
      if (!isLinked) await lookAgain(signal)
      isLinked = true
      await pause(REST_MS)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      if (!isNotLinked(error)) await pause(REST_AFTER_FAILURE_MS)
      else {
        if (isLinked && !leaving.isUnderWay) await lookAgain(signal)
        isLinked = false
        await pause(REST_WITHOUT_LINK_MS)
      }
    }
  }
}

/** Tells every open page of his within a second that his link has ended. Shows nothing itself. */
export function LinkWatch() {
  useEffect(() => {
    const stop = new AbortController()
    void follow(stop.signal)
    return () => stop.abort()
  }, [])
  return null
}
