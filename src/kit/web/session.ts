import { useSyncExternalStore } from 'react'
import { ACCESS_KEY as ACCESS, REFRESH_KEY as REFRESH, USER_KEY as USER } from './session-keys.ts'
import { t } from '../words.ts'

/** The signed-in person as kept on the device. `user_type` only decides what to draw first; the server checks the role. */
export type SessionUser = { readonly id: number; readonly name: string; readonly email: string; readonly user_type: 'woman' | 'partner' }

/** A signed-in person on this device. On a shared device everything lies in the tab's own storage and ends after 30 idle minutes. */
export type Session = { readonly user: SessionUser; readonly isSharedDevice: boolean }

/** The two tokens; `refresh` is undefined when the server gave none. */
export type Tokens = { readonly access: string; readonly refresh: string | undefined }

/** What login and signup answer, as the session needs it. */
type SignedIn = { access: string; refresh: string; user_id: number; full_name: string; user_type: SessionUser['user_type'] }

/** Why a session ended: she logged out, the server refused to renew it (in whichever tab), she was idle on a shared device, or she logged out in another tab. */
export type SessionEnd = 'logout' | 'expired' | 'idle' | 'elsewhere'

let session: Session | undefined
let userRead: string | null = null
let isLeaving = false
const watchers = new Set<() => void>()
const endings = new Set<(why: SessionEnd) => void>()
const leavings = new Set<() => Promise<void> | void>()

function storageInUse(): Storage {
  return sessionStorage.getItem(ACCESS) === null && sessionStorage.getItem(REFRESH) === null ? localStorage : sessionStorage
}

/** The tokens as they stand in storage now (another tab may have renewed them); undefined when signed out. */
export function readTokens(): Tokens | undefined {
  const storage = storageInUse()
  const access = storage.getItem(ACCESS)
  const refresh = storage.getItem(REFRESH) ?? undefined
  if (access === null && refresh === undefined) return undefined
  return { access: access ?? '', refresh }
}

/** Keeps renewed tokens where the old ones lie. */
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
    // A damaged record is no reason to sign her out: spec §4 names the person to draw instead.
    if (!(error instanceof SyntaxError)) throw error
  }
  return {
    id: typeof found.id === 'number' ? found.id : 0,
    name: typeof found.name === 'string' && found.name ? found.name : t`User`,
    email: typeof found.email === 'string' ? found.email : '',
    user_type: found.user_type === 'partner' ? 'partner' : 'woman',
  }
}

function tell(): void {
  for (const watcher of watchers) watcher()
}

/** Takes up the session that lies in storage, with the saved person or the default one (spec §4). */
export function adoptSession(): void {
  const storage = storageInUse()
  userRead = storage.getItem(USER)
  session = readTokens() ? { user: toUser(userRead), isSharedDevice: storage === sessionStorage } : undefined
  tell()
}

/** The session at this moment; undefined when signed out. For guards and other code outside components. */
export function currentSession(): Session | undefined {
  return session
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The session, followed: the component draws again when she signs in or out, here or in another tab. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, currentSession, currentSession)
}

/** Calls `watcher` whenever the session or its person changes; answers how to stop. */
export function onSessionChange(watcher: () => void): () => void {
  return subscribe(watcher)
}

/** Calls `ended` once each time a session ends; answers how to stop. */
export function onSessionEnd(ended: (why: SessionEnd) => void): () => void {
  endings.add(ended)
  return () => endings.delete(ended)
}

/** Registers what must be emptied at logout (drafts, outbox, databases). Runs before local storage is cleared; answers how to stop. */
export function onLeaving(empty: () => Promise<void> | void): () => void {
  leavings.add(empty)
  return () => leavings.delete(empty)
}

/** Keeps a fresh login or signup. `isSharedDevice` keeps it in this tab only. */
export function signIn(signedIn: SignedIn, email: string, isSharedDevice = false): void {
  forgetTokens()
  const user: SessionUser = { id: signedIn.user_id, name: signedIn.full_name, email, user_type: signedIn.user_type }
  const storage = isSharedDevice ? sessionStorage : localStorage
  storage.setItem(ACCESS, signedIn.access)
  storage.setItem(REFRESH, signedIn.refresh)
  storage.setItem(USER, JSON.stringify(user))
  adoptSession()
}

/** Changes the kept name and address, so that greetings follow the settings at once. */
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
  tell()
  if (had) for (const ended of endings) ended(why)
}

/** Drops the tokens after the server refused to renew them. What she typed stays for her next login. */
export function expireSession(): void {
  // Whoever is leaving drops them in a moment, and the other tabs hear then that she has logged out.
  if (isLeaving) return
  forgetTokens()
  end('expired')
}

/** Announces a `signOut`: from here on a refused call is part of leaving and no event of its own. */
export function beginLeaving(): void {
  isLeaving = true
}

/** Written for a moment at logout: a browser that was told to forget all it keeps (Clear-Site-Data) need not tell the other tabs, and there is nothing left whose removal would. */
const LEAVING = 'emberwell-leaving'

/** Ends the session on this device and empties everything kept here; the server is told by `logOut` of the room auth. */
export async function signOut(why: 'logout' | 'idle' = 'logout'): Promise<void> {
  isLeaving = true
  const results = await Promise.allSettled([...leavings].map(async (empty) => empty()))
  localStorage.setItem(LEAVING, '')
  localStorage.clear()
  sessionStorage.clear()
  isLeaving = false
  end(why)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Follows other tabs: a login there signs in here, a logout there ends the session here. Call once at start. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    // Whoever logs out has the browser empty every tab; one that was on a shared device does not hear of its own storage in time.
    if (event.key === LEAVING && event.newValue !== null && session && !isLeaving) {
      forgetTokens()
      return end('elsewhere')
    }
    // While this tab signs out, what the browser empties is its own doing. A shared device's session lies in the tab's storage, which a logout empties, too.
    if (isLeaving || event.storageArea !== (session?.isSharedDevice ? sessionStorage : localStorage)) return
    // A logout empties the whole storage; where the tokens alone are gone, the server refused to renew them.
    if (session && !readTokens()) return end(event.key === null ? 'elsewhere' : 'expired')
    if (event.key === USER ? localStorage.getItem(USER) !== userRead : !session && readTokens() !== undefined) adoptSession()
  })
}
