/**
 * Whether the server is reachable while the device is online. Loaded after the page; makes no request while calls
 * succeed.
 */
import { useSyncExternalStore } from 'react'
import { TIMEOUT_MS } from './api.ts'
import { onDoubt, trustServer } from './connection-doubt.ts'
import { refetchAll } from './query-client.ts'
import { hasWorkers } from './worker-registration.ts'

/** Reveals nothing about the person, and is never answered by the service worker. */
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
  // The browser fires no such event when only the server was unreachable; listeners wait for it.
  dispatchEvent(new Event('online'))
  void refetchAll()
}

async function isAnswered(): Promise<boolean> {
  try {
    await fetch(SIGN_OF_LIFE, { cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return true
  } catch {
    // No reply, whatever the browser reports.
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
  // The browser itself reports when the device goes offline and comes back.
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
  // A page from the service worker's cache proves nothing about the server, and a guest's page makes no calls.
  if (hasWorkers() && navigator.serviceWorker.controller && navigator.onLine) void ask()
}

function subscribe(watcher: () => void): () => void {
  start()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Whether the server is unreachable although the device is online. Checks repeatedly until it is back. */
export function useServerGone(): boolean {
  return useSyncExternalStore(subscribe, () => isGone)
}
