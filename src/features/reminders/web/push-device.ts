/** Push on this device: the service worker, the browser's permission, and the subscription that the server is told. */
import { call } from '../../../kit/web/api.ts'
import { currentSession } from '../../../kit/web/session.ts'
import { hasWorkers, registerWorker } from '../../../kit/web/worker-registration.ts'
import { addPush, findPush, removePush } from '../contract.ts'

/** Names the subscription that the server has been told of, and for whom. Emptied with everything else at logout. */
const TOLD = 'emberwell-push'

/** How this browser stands to push: it has none, she has not been asked, she has said no, or it may be turned on or off. */
export type PushState = 'none' | 'ask' | 'denied' | 'off' | 'on'

function hasPush(): boolean {
  return hasWorkers() && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration ? registration.pushManager.getSubscription() : null
}

function told(): string {
  return localStorage.getItem(TOLD) ?? ''
}

function nameOf(subscription: PushSubscription): string {
  return `${currentSession()?.user.id} ${subscription.endpoint}`
}

/** How push stands on this device. */
export async function pushState(): Promise<PushState> {
  if (!hasPush()) return 'none'
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'ask'
  const subscription = await findSubscription()
  return subscription && told() === nameOf(subscription) ? 'on' : 'off'
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
  await call(addPush, { body })
  // On a shared device she is asked anew each time; her tokens are not kept either.
  localStorage.setItem(TOLD, nameOf(subscription))
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Asks for permission where that is still open, and turns push on for this device. Answers how it then stands. */
export async function turnPushOn(): Promise<PushState> {
  if (!hasPush()) return 'none'
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  await registerWorker()
  const registration = await navigator.serviceWorker.ready
  const { data } = await call(findPush)
  const key = toBytes(data.public_key)
  const present = await registration.pushManager.getSubscription()
  const presentKey = present?.options.applicationServerKey
  const isOurs = presentKey && new Uint8Array(presentKey).every((byte, at) => byte === key[at])
  if (present && !isOurs) await present.unsubscribe()
  await tellServer(
    present && isOurs ? present : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
  return 'on'
}

/** Turns push off for this device, here and on the server. */
export async function turnPushOff(): Promise<PushState> {
  const { data } = await call(findPush)
  for (const { id, is_here } of data.devices) if (is_here) await call(removePush, { params: { id } })
  await forgetPush()
  return pushState()
}

/** Ends the browser's subscription; the server has dropped it with the session. */
export async function forgetPush(): Promise<void> {
  localStorage.removeItem(TOLD)
  if (hasPush()) await (await findSubscription())?.unsubscribe()
}

/** Tells the server of a subscription that the browser has renewed by itself. */
export async function renewPush(): Promise<void> {
  if (!hasPush() || Notification.permission !== 'granted' || !told()) return
  const subscription = await findSubscription()
  if (subscription && told() !== nameOf(subscription)) await tellServer(subscription)
}
