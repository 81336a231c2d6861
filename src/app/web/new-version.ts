/** The service worker behind this page, and the newer version of the app that may wait there (decision 0031). */
import { useSyncExternalStore } from 'react'
import { currentSession, onSessionChange } from '../../kit/web/session.ts'
import { hasWorkers, registerWorker } from '../../kit/web/worker-registration.ts'
import { whenIdle } from '../../kit/web/when-idle.ts'

/** `ready`: a newer version waits. `elsewhere`: another tab has taken it while she was writing here, so that this page is still the old one. */
export type NewVersion = 'none' | 'ready' | 'elsewhere'

/** A page that stays open looks for a newer version when she comes back to it, at most this often, in ms. */
const LOOK_EVERY_MS = 3_600_000

/** What a page still fetches when it has loaded comes before the worker, in ms. */
const SETTLE_MS = 2_000

const WRITTEN = /^(?:text|email|password|search|tel|url|number|date|time)$/

let shown: NewVersion = 'none'
let registration: ServiceWorkerRegistration | undefined
let putOff: ServiceWorker | undefined
let field: HTMLInputElement | HTMLTextAreaElement | undefined
/** When a newer version was last looked for, in ms. */
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

/** The language whose files a worker keeps, as it stands in its address. */
function toLanguage(worker: ServiceWorker): string {
  return new URL(worker.scriptURL).search
}

function look(): void {
  // The very first worker waits for nobody.
  const waiting = registration?.active ? registration.waiting : null
  // The language of the page was chosen, and the page is in it already: only what is kept for offline changes.
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
  const watch = () => found.installing?.addEventListener('statechange', look)
  found.addEventListener('updatefound', watch)
  watch()
  look()
}

function lookAfterAWhile(): void {
  if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_EVERY_MS) return
  looked = Date.now()
  // Offline: the next visit looks again.
  registration?.update().catch(() => undefined)
}

/** When the page has loaded, has had time for its own parts, and is idle. */
async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }))
  await new Promise((done) => setTimeout(done, SETTLE_MS))
  await whenIdle()
}

/** A device that goes offline before it has the worker gets it when the connection is back. */
async function registerOnline(): Promise<ServiceWorkerRegistration> {
  const isNew = (await navigator.serviceWorker.getRegistration()) === undefined
  if (isNew && !navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }))
  return registerWorker()
}

function noteWriting({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && WRITTEN.test(target.type))) field = target
}

/** Whether something stands in the field that she wrote in last. Most of it is kept as a draft; some, such as a new name, is not. */
export function isWriting(): boolean {
  return field?.isConnected === true && field.value !== ''
}

/** Loads the page anew, once, with all drafts on the disk. */
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

/** A logout has taken the worker away with all that the device kept; whoever signs in next, or loads a page, has one again. */
function registerForNext(): void {
  registration = undefined
  look()
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

/** Takes the newer version: here now, and in every other tab in which she is not writing. */
export function takeNewVersion(): void {
  isTaking = true
  const waiting = registration?.waiting
  if (waiting) takeOver(waiting)
  else void loadAnew()
}

/** Leaves it for the next time that the app is opened; a version newer still is told again. */
export function putOffNewVersion(): void {
  putOff = registration?.waiting ?? undefined
  show('none')
}

function subscribe(watcher: () => void): () => void {
  start()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Registers the worker, and follows whether there is a newer version. */
export function useNewVersion(): NewVersion {
  return useSyncExternalStore(subscribe, () => shown)
}
