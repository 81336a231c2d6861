/** The service worker: shows what is pushed to this device, and opens the page it leads to. Built to `/sw.js` on its own (lib WebWorker). */

/** What the server pushes: words that may stand on a lock screen, a tag by which a repeat takes the place of the first, and a page of ours. */
type Pushed = { title: string; body: string; tag: string; url: string }

const worker = globalThis as unknown as ServiceWorkerGlobalScope

/** Says nothing about anything: a browser wants something shown for every push. */
const UNREADABLE: Pushed = { title: 'Emberwell', body: 'A moment for you', tag: 'emberwell', url: '/home' }

function toPushed(data: PushMessageData | null): Pushed {
  try {
    const { title, body, tag, url } = (data?.json() ?? {}) as Record<string, unknown>
    const isWhole = [title, body, tag, url].every((part) => typeof part === 'string')
    return isWhole ? ({ title, body, tag, url } as Pushed) : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

/** A page of our own; anything else leads home. */
function toOwnPage(url: unknown): string {
  const page = typeof url === 'string' ? URL.parse(url, worker.location.origin) : null
  return page && page.origin === worker.location.origin ? page.pathname : UNREADABLE.url
}

async function show({ title, body, tag, url }: Pushed): Promise<void> {
  await worker.registration.showNotification(title, { body, tag, data: { url }, icon: '/favicon.svg', badge: '/favicon.svg' })
}

function tell(page: WindowClient | Client, message: { open: string } | { renewed: true }): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of this worker is of our own origin, and takes no other argument
  page.postMessage(message)
}

/** Brings a window of ours to the front and tells it where to go, so that nothing she has begun there is thrown away; else opens one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const first = windows.find((one) => one.visibilityState === 'visible') ?? windows[0]
  if (!first) {
    await worker.clients.openWindow(path)
    return
  }
  // A browser may refuse to bring it to the front; it is led there all the same.
  await first.focus().catch(() => first)
  tell(first, { open: path })
}

/** A browser that renews its subscription is asked for one under the same key; the next page that is open tells the server. */
async function renew(old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey
  if (!key) return
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  for (const one of await worker.clients.matchAll({ type: 'window' })) tell(one, { renewed: true })
}

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
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
