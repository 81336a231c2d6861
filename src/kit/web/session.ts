import { useSyncExternalStore } from 'react'
import { pause } from './scheduling.ts'
import { ACCESS_KEY as ACCESS, REFRESH_KEY as REFRESH, USER_KEY as USER } from './session-keys.ts'
import { t } from '../words.ts'

/**
 * The signed-in person as stored on the device. `user_type` only decides what is shown first; the server checks the
 * role.
 */
export type SessionUser = { readonly id: number; readonly name: string; readonly email: string; readonly user_type: 'woman' | 'partner' }

/**
 * A signed-in person on this device. On a shared device everything is in the tab's storage and ends after 30 idle
 * minutes.
 */
export type Session = { readonly user: SessionUser; readonly isSharedDevice: boolean }

/** The two tokens; `refresh` is undefined when the server sent none. */
export type Tokens = { readonly access: string; readonly refresh: string | undefined }

/** The reply to login and sign-up, as far as the session needs it. */
type SignedIn = { access: string; refresh: string; user_id: number; full_name: string; user_type: SessionUser['user_type'] }

/**
 * Why a session ended: logout here, renewal refused (in any tab), idle on a shared device, or logout in another tab.
 */
export type SessionEnd = 'logout' | 'expired' | 'idle' | 'elsewhere'

let session: Session | undefined
let userRead: string | null = null
let leaving: PromiseWithResolvers<void> | undefined
const watchers = new Set<() => void>()
const endings = new Set<(why: SessionEnd) => void>()
const leavings = new Set<() => Promise<void> | void>()

function storageInUse(): Storage {
  return sessionStorage.getItem(ACCESS) === null && sessionStorage.getItem(REFRESH) === null ? localStorage : sessionStorage
}

/** The tokens now in storage (another tab may have renewed them); undefined when signed out. */
export function readTokens(): Tokens | undefined {
  const storage = storageInUse()
  const access = storage.getItem(ACCESS)
  const refresh = storage.getItem(REFRESH) ?? undefined
  if (access === null && refresh === undefined) return undefined
  return { access: access ?? '', refresh }
}

/** Stores renewed tokens where the old ones are. */
export function writeTokens(tokens: { access: string; refresh: string }): void {
  const storage = storageInUse()
  storage.setItem(ACCESS, tokens.access)
  storage.setItem(REFRESH, tokens.refresh)
}

function toUser(stored: string | null): SessionUser {
  let found: Partial<SessionUser> = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) found = parsed
  } catch (error) {
    // A damaged record does not sign her out: a default person is shown instead (docs/product.md, section 17).
    if (!(error instanceof SyntaxError)) throw error
  }
  return {
    id: typeof found.id === 'number' ? found.id : 0,
    name: typeof found.name === 'string' && found.name ? found.name : t`User`,
    email: typeof found.email === 'string' ? found.email : '',
    user_type: found.user_type === 'partner' ? 'partner' : 'woman',
  }
}

function notify(): void {
  for (const watcher of watchers) watcher()
}

/** Adopts the session in storage, with the stored person or the default one. */
export function adoptSession(): void {
  const storage = storageInUse()
  userRead = storage.getItem(USER)
  session = readTokens() ? { user: toUser(userRead), isSharedDevice: storage === sessionStorage } : undefined
  notify()
}

/** The current session; undefined when signed out. For guards and other code outside components. */
export function currentSession(): Session | undefined {
  return session
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The current session; rerenders on sign-in and sign-out, here or in another tab. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, currentSession, currentSession)
}

/** Calls `watcher` when the session or its person changes; returns an unsubscribe function. */
export function onSessionChange(watcher: () => void): () => void {
  return subscribe(watcher)
}

/** Calls `ended` each time a session ends; returns an unsubscribe function. */
export function onSessionEnd(ended: (why: SessionEnd) => void): () => void {
  endings.add(ended)
  return () => endings.delete(ended)
}

/**
 * Registers what to clear at logout (drafts, outbox, databases), before local storage is cleared; returns an
 * unsubscribe function.
 */
export function onLeaving(empty: () => Promise<void> | void): () => void {
  leavings.add(empty)
  return () => leavings.delete(empty)
}

/** Stores a new session. `isSharedDevice` stores it in this tab only. */
export function signIn(signedIn: SignedIn, email: string, isSharedDevice = false): void {
  forgetTokens()
  const user: SessionUser = { id: signedIn.user_id, name: signedIn.full_name, email, user_type: signedIn.user_type }
  const storage = isSharedDevice ? sessionStorage : localStorage
  storage.setItem(ACCESS, signedIn.access)
  storage.setItem(REFRESH, signedIn.refresh)
  storage.setItem(USER, JSON.stringify(user))
  adoptSession()
}

/** Updates the stored name and address, so that greetings follow the settings at once. */
export function renameUser(name: string, email: string): void {
  if (!session || (session.user.name === name && session.user.email === email)) return
  storageInUse().setItem(USER, JSON.stringify({ ...session.user, name, email }))
  adoptSession()
}

function forgetTokens(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of [ACCESS, REFRESH, USER]) storage.removeItem(key)
}

function end(why: SessionEnd): void {
  const had = session !== undefined
  session = undefined
  notify()
  if (had) for (const ended of endings) ended(why)
}

/** Removes the tokens after the server refused to renew them. Drafts remain for the next login. */
export function expireSession(): void {
  // A logout in progress removes them itself, and the other tabs are then told that she logged out.
  if (leaving) return
  forgetTokens()
  end('expired')
}

/** Announces a `signOut`: from here on, a refused call is part of it and not an event of its own. */
export function beginLeaving(): void {
  leaving ??= Promise.withResolvers()
}

/** Resolves when the logout in progress has ended the session; undefined when there is none. */
export function untilLeft(): Promise<void> | undefined {
  return leaving?.promise
}

/**
 * Written briefly at logout: after Clear-Site-Data a browser may not notify other tabs, and nothing is left whose
 * removal would.
 */
const LEAVING = 'emberwell-leaving'

/** Longest wait for clearing the device, in ms. A database that the browser itself is clearing may never respond. */
const CLEARING_MS = 4_000

/** Waits for the registered clearings; those that take too long go on while the session ends. */
async function clearRegistered(): Promise<readonly PromiseSettledResult<void>[]> {
  const clearing = Promise.allSettled([...leavings].map(async (empty) => empty()))
  const results = await Promise.race([clearing, pause(CLEARING_MS)])
  if (results) return results
  console.warn('Clearing this device takes long; the session has ended meanwhile.')
  void clearing.then((late) => {
    for (const result of late) if (result.status === 'rejected') console.warn('The device could not be cleared.', result.reason)
  })
  return []
}

/** Ends the session on this device and clears everything stored here; `logOut` of the auth feature calls the server. */
export async function signOut(why: 'logout' | 'idle' = 'logout'): Promise<void> {
  beginLeaving()
  const results = await clearRegistered()
  localStorage.setItem(LEAVING, '')
  localStorage.clear()
  sessionStorage.clear()
  const left = leaving
  leaving = undefined
  end(why)
  left?.resolve()
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Follows other tabs: a login there signs in here, a logout there ends the session here. Call once at start. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    // A logout clears every tab; a tab on a shared device does not learn of its own storage in time.
    if (event.key === LEAVING && event.newValue !== null && session && !leaving) {
      forgetTokens()
      return end('elsewhere')
    }
    // During this tab's own sign-out, storage events are its own doing. The session of a shared device is in the tab's
    // storage, which a logout clears too.
    if (leaving || event.storageArea !== (session?.isSharedDevice ? sessionStorage : localStorage)) return
    // A logout clears the whole storage; when only the tokens are gone, the server refused to renew them.
    if (session && !readTokens()) return end(event.key === null ? 'elsewhere' : 'expired')
    if (event.key === USER ? localStorage.getItem(USER) !== userRead : !session && readTokens() !== undefined) adoptSession()
  })
}
