/**
 * The service worker: serves the app offline from the built files of its own version (decision 0031), and shows push
 * notifications. Its cache contains only these files. Built separately to `/sw.js` (lib WebWorker).
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { answerTo, SERVER_ONLY } from './worker-responses.ts'

/** Every built file, inserted at build time; `revision` is null if the name contains a hash. Empty in development. */
declare const BUILT_FILES: { url: string; revision: string | null }[]

/** The folders of the scripts in languages other than American English, such as `es-1a2b3c4`. */
declare const FOLDERS: string[]

/**
 * A push message: text that may appear on a lock screen, a tag by which a repeat replaces the first, and a page of the
 * app.
 */
type PushMessage = { title: string; body: string; tag: string; url: string }

const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Neutral notification, because browsers require one for every push. */
const UNREADABLE: PushMessage = { title: 'Emberwell', body: 'A moment for you', tag: 'emberwell', url: '/home' }

function toPushed(data: PushMessageData | null): PushMessage {
  try {
    const { title, body, tag, url } = (data?.json() ?? {}) as Record<string, unknown>
    const isWhole = [title, body, tag, url].every((part) => typeof part === 'string')
    return isWhole ? ({ title, body, tag, url } as PushMessage) : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

/** A path of the app; Home for anything else. */
function toOwnPage(url: unknown): string {
  const page = typeof url === 'string' ? URL.parse(url, worker.location.origin) : null
  return page && page.origin === worker.location.origin ? page.pathname + page.hash : UNREADABLE.url
}

async function show({ title, body, tag, url }: PushMessage): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, data: { url }, icon: '/favicon.svg', badge: '/favicon.svg' })
}

function post(page: WindowClient | Client, message: { open: string } | { renewed: true }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker is of our own origin, and takes no other argument
  page.postMessage(message)
}

/**
 * Focuses an open window and asks it to navigate, so that unsaved input there is not lost; otherwise opens a new one.
 */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const first = windows.find((one) => one.visibilityState === 'visible') ?? windows[0]
  if (!first) {
    await worker.clients.openWindow(path)
    return
  }
  // The browser may refuse to focus the window; it navigates all the same.
  await first.focus().catch(() => first)
  post(first, { open: path })
}

/**
 * Subscribes again with the same key when the browser renews its subscription; the next open page reports it to the
 * server.
 */
async function renew(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (!key) return
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  for (const one of await worker.clients.matchAll({ type: 'window' })) post(one, { renewed: true })
}

/** The edition cached by this worker, from its URL: `/sw.js?es`. */
const edition = worker.location.search.slice(1, 3)
const folder = FOLDERS.find((one) => one.startsWith(`${edition}-`))

/** The name of a file in the cached edition. */
function named(url: string): string {
  return folder ? url.replace('/*', `/${folder}`).replace('*', `-${edition}`) : url.replace('/*', '').replace('*', '')
}

const PAGE = named('/index*.html')
const built = new PrecacheController({ cacheName: 'emberwell' })
built.addToCacheList(BUILT_FILES.map(({ url, revision }) => ({ url: named(url), revision })))

/** Static routes, where supported: API requests bypass the worker, so it never sees a token. */
type InstallEvent = ExtendableEvent & {
  addRoutes?(rules: readonly { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>
}

/** The built file to respond with; `undefined` if the browser handles the request. */
function fileFor({ method, url, mode, headers }: Request): string | undefined {
  const answer = answerTo({ method, url, isPage: mode === 'navigate', isSigned: headers.has('authorization') }, worker.location.origin)
  const file = answer === 'page' ? PAGE : url
  return answer && built.getCacheKeyForURL(file) ? file : undefined
}

/** The browser may have evicted the file; then it is fetched from the server. */
async function answer(file: string, request: Request): Promise<Response> {
  return (await built.matchPrecache(file)) ?? fetch(request)
}

worker.addEventListener('install', (event: InstallEvent) => {
  if (event.addRoutes) {
    event.waitUntil(event.addRoutes(SERVER_ONLY.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' }))))
  }
  void built.install(event)
})
worker.addEventListener('activate', (event) => {
  void built.activate(event)
  event.waitUntil(worker.clients.claim())
})
worker.addEventListener('fetch', (event) => {
  const file = fileFor(event.request)
  if (file !== undefined) event.respondWith(answer(file, event.request))
})
// A new version waits until she accepts it, so that an open page never loses the files it needs.
worker.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { takeOver?: unknown } | null)?.takeOver === true) void worker.skipWaiting()
})
worker.addEventListener('push', (event) => event.waitUntil(show(toPushed(event.data))))
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = (event.notification.data ?? {}) as { url?: unknown }
  event.waitUntil(open(toOwnPage(url)))
})
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as ExtendableEvent & { oldSubscription?: PushSubscription | null }
  ;(event as ExtendableEvent).waitUntil(renew(oldSubscription ?? null))
})
