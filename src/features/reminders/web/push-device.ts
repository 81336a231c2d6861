/** Push on this device: service worker, permission, and the subscription registered with the server. */
import { call } from '../../../kit/web/api.ts'
import { currentSession } from '../../../kit/web/session.ts'
import { hasWorkers, registerWorker } from '../../../kit/web/worker-registration.ts'
import { addPush, findPush, removePush } from '../contract.ts'

/** Storage key of the registered subscription and its user. Cleared at logout. */
const REGISTERED_KEY = 'emberwell-push'

/** State of push in this browser: unsupported, not asked yet, denied, off or on. */
export type PushState = 'none' | 'ask' | 'denied' | 'off' | 'on'

function hasPush(): boolean {
  return hasWorkers() && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration ? registration.pushManager.getSubscription() : null
}

function registeredName(): string {
  return localStorage.getItem(REGISTERED_KEY) ?? ''
}

function nameOf(subscription: PushSubscription): string {
  return `${currentSession()?.user.id} ${subscription.endpoint}`
}

/** The state of push on this device. */
export async function pushState(): Promise<PushState> {
  if (!hasPush()) return 'none'
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'ask'
  const subscription = await findSubscription()
  return subscription && registeredName() === nameOf(subscription) ? 'on' : 'off'
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
  await call(addPush, { body })
  // On a shared device permission is asked anew each time; its tokens are not stored either.
  localStorage.setItem(REGISTERED_KEY, nameOf(subscription))
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

/** Asks for permission if needed and turns push on for this device. Resolves to the new state. */
export async function enablePush(): Promise<PushState> {
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
  await register(
    present && isOurs ? present : await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
  return 'on'
}

/** Turns push off for this device, here and on the server. */
export async function disablePush(): Promise<PushState> {
  const { data } = await call(findPush)
  for (const { id, is_here } of data.devices) if (is_here) await call(removePush, { params: { id } })
  await forgetPush()
  return pushState()
}

/** Removes the browser's subscription; the server has removed it with the session. */
export async function forgetPush(): Promise<void> {
  localStorage.removeItem(REGISTERED_KEY)
  if (hasPush()) await (await findSubscription())?.unsubscribe()
}

/** Registers a subscription that the browser has renewed by itself. */
export async function renewPush(): Promise<void> {
  if (!hasPush() || Notification.permission !== 'granted' || !registeredName()) return
  const subscription = await findSubscription()
  if (subscription && registeredName() !== nameOf(subscription)) await register(subscription)
}
