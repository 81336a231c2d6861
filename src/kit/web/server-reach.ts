/** Whether the server is there: a device may be online while it is not. Fetched after the page; nobody is asked while all goes well. */
import { useSyncExternalStore } from 'react'
import { TIMEOUT_MS } from './api.ts'
import { onDoubt, trustServer } from './doubt.ts'
import { readAnew } from './query-client.ts'
import { hasWorkers } from './worker-registration.ts'

/** Says nothing of anybody, and is never answered by the service worker. */
const SIGN_OF_LIFE = '/healthz'
const AGAIN_MS = 15_000

let isGone = false
let isAsking = false
let isStarted = false
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()

function note(gone: boolean): void {
  if (gone === isGone) return
  isGone = gone
  for (const watcher of watchers) watcher()
  if (gone) return
  // For the device it never went: whoever waits for the connection is told here.
  dispatchEvent(new Event('online'))
  void readAnew()
}

async function isAnswered(): Promise<boolean> {
  try {
    await fetch(SIGN_OF_LIFE, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    // Whatever the browser calls it: no answer came.
    return false
  }
}

async function ask(): Promise<void> {
  if (isAsking) return
  isAsking = true
  clearTimeout(timer)
  const isThere = await isAnswered()
  isAsking = false
  if (isThere) trustServer()
  // A device without a connection knows that itself, and says when it is back.
  note(!isThere && (isGone || navigator.onLine))
  if (isGone) timer = setTimeout(() => void ask(), AGAIN_MS)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  onDoubt(() => {
    if (!isGone && navigator.onLine) void ask()
  })
  const askAgain = () => {
    if (isGone) void ask()
  }
  addEventListener('online', askAgain)
  document.addEventListener('visibilitychange', askAgain)
  // A page that the worker opened says nothing of the server, and a guest's asks it nothing.
  if (hasWorkers() && navigator.serviceWorker.controller && navigator.onLine) void ask()
}

function subscribe(watcher: () => void): () => void {
  start()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether the server is gone although the device is online; followed, and asked again until it is back. */
export function useServerGone(): boolean {
  return useSyncExternalStore(subscribe, () => isGone)
}
