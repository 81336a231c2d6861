/** Registers the service worker and tracks whether a newer version of the app is waiting (decision 0031). */
import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../../kit/web/session.ts'
import { hasWorkers, registerWorker } from '../../kit/web/worker-registration.ts'
import { whenIdle } from '../../kit/web/scheduling.ts'

/**
 * `ready`: a newer version is waiting. `elsewhere`: another tab has activated it while she was typing here, so this
 * page still runs the old version.
 */
export type NewVersion = 'none' | 'ready' | 'elsewhere'

/** Minimum time between update checks of a page that stays open, in ms; checked when the tab becomes visible. */
const LOOK_EVERY_MS = 3_600_000

/** Delay after the load event before the worker is registered, in ms, so that the page's own requests come first. */
const SETTLE_MS = 2_000

const WRITTEN = /^(?:text|email|password|search|tel|url|number|date|time)$/

let shown: NewVersion = 'none'
let registration: ServiceWorkerRegistration | undefined
let putOff: ServiceWorker | undefined
let field: HTMLInputElement | HTMLTextAreaElement | undefined
/** Time of the last update check, in ms. */
let looked = 0
let isStarted = false
let isTaking = false
let isLeaving = false
let isOtherLanguage = false
const watchers = new Set<() => void>()

function show(now: NewVersion): void {
  shown = now
  for (const watcher of watchers) watcher()
}

function takeOver(waiting: ServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no such argument
  waiting.postMessage({ takeOver: true })
}

/** The language whose files a worker caches, from the query of its URL. */
function toLanguage(worker: ServiceWorker): string {
  return new URL(worker.scriptURL).search
}

function checkVersion(): void {
  // Without an active worker, a new one activates without waiting.
  const waiting = registration?.active ? registration.waiting : null
  // She chose another language and the page already uses it; only the files cached for offline use change.
  if (waiting && registration?.active && toLanguage(waiting) !== toLanguage(registration.active)) {
    isOtherLanguage = true
    takeOver(waiting)
    return
  }
  if (shown !== 'elsewhere') show(waiting && waiting !== putOff ? 'ready' : 'none')
}

function follow(found: ServiceWorkerRegistration): void {
  registration = found
  looked = Date.now()
  const watch = () => found.installing?.addEventListener('statechange', checkVersion)
  found.addEventListener('updatefound', watch)
  watch()
  checkVersion()
}

function lookAfterAWhile(): void {
  if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return
  looked = Date.now()
  // Offline: the next check tries again.
  registration?.update().catch(() => undefined)
}

/** Resolves when the page has loaded, `SETTLE_MS` have passed, and the browser is idle. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, SETTLE_MS))
  await whenIdle()
}

/** Registers the worker; on a device that is offline and has none yet, waits until it is online. */
async function registerOnline(): Promise<ServiceWorkerRegistration> {
  const isNew = (await navigator.serviceWorker.getRegistration()) === undefined
  if (isNew && !navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }))
  return registerWorker()
}

function noteWriting({ target }: Pick<Event, 'target'>): void {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && WRITTEN.test(target.type))) field = target
}

/**
 * Whether the field she last typed in has a value. Most fields are saved as drafts, but some, such as a new name, are
 * not.
 */
export function isWriting(): boolean {
  return field?.isConnected === true && field.value !== ''
}

/** Reloads the page, once, after all drafts have been saved. */
async function loadAnew(): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  try {
    await (await import('../../kit/web/drafts.ts')).settleDrafts()
  } finally {
    location.reload()
  }
}

function register(): void {
  afterLoad()
    .then(registerOnline)
    .then(follow)
    .catch((error: unknown) =>
      console.warn('Emberwell will not open offline: the browser refuses its worker.', error instanceof Error ? error.name : ''),
    )
}

/** Logout removes the worker along with all other data on the device; registers it again at the next sign-in. */
function registerForNext(): void {
  registration = undefined
  checkVersion()
  const stop = onSessionChange(() => {
    if (!currentSession()) return
    stop()
    register()
  })
}

function start(): void {
  if (isStarted || !hasWorkers() || import.meta.env.DEV) return
  isStarted = true
  document.addEventListener('input', noteWriting, { capture: true, passive: true })
  // She may have begun to write before this module was loaded.
  noteWriting({ target: document.activeElement })
  let isControlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const isFirst = (!isControlled && !isTaking) || isOtherLanguage
    isOtherLanguage = false
    isControlled = navigator.serviceWorker.controller !== null
    if (!isControlled) return registerForNext()
    if (isFirst) return
    if (isTaking || !isWriting()) void loadAnew()
    else show('elsewhere')
  })
  document.addEventListener('visibilitychange', lookAfterAWhile)
  register()
}

/** Activates the newer version, here and in every other tab in which she is not typing. */
export function takeNewVersion(): void {
  isTaking = true
  const waiting = registration?.waiting
  if (waiting) takeOver(waiting)
  else void loadAnew()
}

/** Postpones the newer version until the app is opened again; a still newer one is announced. */
export function putOffNewVersion(): void {
  putOff = registration?.waiting ?? undefined
  show('none')
}

function subscribe(watcher: () => void): () => void {
  start()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Registers the worker, and returns whether there is a newer version. */
export function useNewVersion(): NewVersion {
  return useSyncExternalStore(subscribe, () => shown)
}
