/**
 * Her preferences, read from the server and stored on this device, so that the first paint has them. They hold no
 * health content. A change is shown at once and sent through the outbox; changes made while one is being sent are sent
 * together.
 */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError, call } from '../../../kit/web/api.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import { SETTINGS_KEY } from '../../../kit/web/session-keys.ts'
import { applyTheme, saveTheme } from '../../../kit/web/theme.ts'
import { changePreferences, findPreferences, type Preferences, type PreferencesChange } from '../contract.ts'
import { changed, DEFAULT_PREFERENCES, together } from '../rules/preferences.ts'
import { THEME_KEY } from './theme-key.ts'

/**
 * The state of the last change of this visit. `waiting`: stored on this device until the connection is back. `at` is
 * when it was made, in ms.
 */
export type SaveState = { readonly kind: 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'; readonly at: number }

/** What this device stores: the preferences, and apart from them the changes that the server has not confirmed. */
type Stored = { preferences: Preferences; unsent: PreferencesChange | undefined }

const QUERY_KEY = ['settings', 'preferences'] as const
const IDLE: SaveState = { kind: 'idle', at: 0 }

/** The change that is being sent, and the changes made since or returned by a failing server. */
let sending: PreferencesChange | undefined
let unsent: PreferencesChange | undefined
let saveState = IDLE
const listeners = new Set<() => void>()

function setState(kind: SaveState['kind'], at = saveState.at): void {
  saveState = { kind, at }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes as one, later ones over earlier ones; undefined when there is none. */
function joined(...changes: (PreferencesChange | undefined)[]): PreferencesChange | undefined {
  return changes.reduce((all, change) => (all && change ? together(all, change) : (change ?? all)), undefined)
}

function withUnsent(preferences: Preferences): Preferences {
  return changed(preferences, joined(sending, unsent) ?? {})
}

/** On a shared device nothing is stored beyond the tab. */
function storageInUse(): Storage {
  return currentSession()?.isSharedDevice ? sessionStorage : localStorage
}

/** What this device stores of the signed-in woman; undefined when there is nothing readable. */
function readStored(): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(storageInUse().getItem(SETTINGS_KEY) ?? '{}')
    const {
      user_id: owner,
      unsent: change,
      ...preferences
    } = stored as PreferencesChange & { user_id?: number; unsent?: PreferencesChange }
    if (owner === undefined || owner !== currentSession()?.user.id) return undefined
    return { preferences: changed(DEFAULT_PREFERENCES, preferences), unsent: change }
  } catch {
    // The browser forbids storage, or it holds something else.
    return undefined
  }
}

function store(preferences: Preferences): void {
  const owner = currentSession()?.user.id
  if (owner === undefined) return
  try {
    storageInUse().setItem(SETTINGS_KEY, JSON.stringify({ ...preferences, user_id: owner, unsent: joined(sending, unsent) }))
  } catch (error) {
    console.warn('Settings are not kept on this device: this browser refuses to store them.', error instanceof Error ? error.name : '')
  }
}

function applyLook({ accessibility }: Preferences): void {
  // A shared device stores nothing about how she likes to see things.
  if (!currentSession()?.isSharedDevice) saveTheme(THEME_KEY, accessibility)
  applyTheme(accessibility)
}

/** Shows and stores the preferences. */
function show(preferences: Preferences): void {
  queryClient.setQueryData(QUERY_KEY, preferences)
  store(preferences)
  applyLook(preferences)
}

/** How her preferences are read. */
const preferencesQuery = queryOptions({
  queryKey: QUERY_KEY,
  queryFn: async ({ signal }) => {
    // Changes that a page was closed over are sent first.
    if (!sending && !unsent) {
      unsent = readStored()?.unsent
      void send()
    }
    const { data } = await call(findPreferences, { signal })
    const { unsentOf, withdraw } = await import('../../../kit/web/outbox.ts')
    const { waiting, refused } = await unsentOf(SETTINGS_KEY)
    for (const { id } of refused) await withdraw(id)
    const preferences = withUnsent(changed(data, joined(...waiting.map(({ body }) => body as PreferencesChange)) ?? {}))
    signal.throwIfAborted()
    store(preferences)
    applyLook(preferences)
    return preferences
  },
})

/** Her preferences as far as this device knows them: read or stored; undefined when neither. */
export function knownPreferences(): Preferences | undefined {
  return queryClient.getQueryData<Preferences>(QUERY_KEY) ?? readStored()?.preferences
}

/** Puts `sending` into the outbox, with what already waits there for the connection. */
async function post() {
  const outbox = await import('../../../kit/web/outbox.ts')
  const { waiting } = await outbox.unsentOf(SETTINGS_KEY)
  const change = joined(...waiting.map(({ body }) => body as PreferencesChange), sending) ?? {}
  sending = change
  store(knownPreferences() ?? DEFAULT_PREFERENCES)
  for (const { id } of waiting) await outbox.withdraw(id)
  return (await outbox.post(changePreferences, { body: change }, { kind: SETTINGS_KEY })).outcome
}

/** Sends the changes, one after the other, until there is none or one has failed. */
async function send(): Promise<void> {
  while (!sending && unsent) {
    const owner = currentSession()?.user.id
    sending = unsent
    unsent = undefined
    const outcome = await post().catch((error: unknown) => ({ kind: 'refused' as const, error }))
    if (currentSession()?.user.id !== owner) return
    const sent = sending
    const isLast = unsent === undefined
    sending = undefined
    if (outcome.kind === 'refused') {
      fail(outcome.error, sent)
      if (isLast) return
      continue
    }
    if (outcome.kind === 'delivered' && !unsent) show(outcome.reply.data)
    else store(knownPreferences() ?? DEFAULT_PREFERENCES)
    if (!unsent) setState(outcome.kind === 'delivered' ? 'saved' : 'waiting')
  }
}

function fail(error: unknown, sent: PreferencesChange | undefined): void {
  // A change that the server never accepts is not sent again.
  const isHopeless = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  if (!isHopeless) unsent = joined(sent, unsent)
  store(knownPreferences() ?? DEFAULT_PREFERENCES)
  setState('failed')
  if (isHopeless) void queryClient.invalidateQueries({ queryKey: QUERY_KEY })
  if (!(error instanceof ApiError)) console.warn('A change could not be kept on this device.', error instanceof Error ? error.name : '')
}

/** Changes what is named, at once on this device and on the server as soon as it can be reached. */
function change(wanted: PreferencesChange): void {
  void queryClient.cancelQueries({ queryKey: QUERY_KEY })
  unsent = joined(unsent, wanted)
  show(changed(knownPreferences() ?? DEFAULT_PREFERENCES, wanted))
  setState('saving', Date.now())
  void send()
}

function retry(): void {
  setState(unsent ? 'saving' : 'idle', Date.now())
  if (unsent) void send()
  // The server did not accept the change: what it holds is read and shown.
  else void queryClient.invalidateQueries({ queryKey: QUERY_KEY })
}

/**
 * Her preferences. `value` is undefined until they are read if this device has not stored them. `saving` is the state
 * of the last change of this visit, and `retry` sends a failed one again.
 */
export function usePreferences() {
  useEffect(followPreferences, [])
  const { data, isError, refetch } = useQuery(preferencesQuery)
  const saving = useSyncExternalStore(subscribe, () => saveState)
  return { value: data ?? knownPreferences(), isError, refetch: () => void refetch(), change, saving, retry }
}

let isFollowing = false
let person: number | undefined

/** Applies the look of the woman who has signed in, and forgets the changes of the person before her. */
function followPerson(): void {
  const user = currentSession()?.user
  if (user?.id === person) return
  person = user?.id
  sending = unsent = undefined
  saveState = IDLE
  if (user?.user_type !== 'woman') return
  const stored = readStored()
  if (stored) applyLook(stored.preferences)
  void queryClient.prefetchQuery(preferencesQuery)
}

/** From the first call on, this tab follows who is signed in and what other tabs change. */
export function followPreferences(): void {
  if (isFollowing) return
  isFollowing = true
  addEventListener('storage', ({ key, storageArea }) => {
    const stored = key === SETTINGS_KEY && storageArea === storageInUse() ? readStored() : undefined
    if (!stored) return
    const preferences = withUnsent(stored.preferences)
    queryClient.setQueryData(QUERY_KEY, preferences)
    applyLook(preferences)
  })
  onSessionChange(followPerson)
  followPerson()
}
