/**
 * Mirrored records: what lies on the server and is also kept on this device, so that the first paint has it. Never health content.
 * A change shows at once and goes out through the outbox; while one is under way the next ones gather into one more.
 */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { BodyOf, Endpoint, ReplyOf } from '../endpoint.ts'
import { laidOver } from '../laid-over.ts'
import { call } from './api.ts'
import { queryClient } from './query-client.ts'
import { currentSession, onSessionChange } from './session.ts'

/** What a mirrored record is: where it is kept, what holds before she chose anything, and the calls that read and change it. */
export type Mirror<Find extends Endpoint = Endpoint, Save extends Endpoint = Endpoint> = {
  readonly storageKey: string
  readonly queryKey: readonly [string, string]
  readonly initial: ValueOf<Find>
  readonly find: Find
  readonly save: Save
}

type ValueOf<Find extends Endpoint> = ReplyOf<Find> extends { data: infer Value } ? Value : unknown

/** How the last change fared. `waiting`: kept on this device until the connection is back. `at` is when it was made, in ms. */
export type SaveState = { readonly kind: 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'; readonly at: number }

/** The changes of one record on their way: gathered, being sent, and given back by a server in trouble. `isSafe`: what is sent lies in the outbox. */
type Writing = { gathered: object | undefined; sent: object | undefined; isSafe: boolean; failed: object | undefined; state: SaveState }

const IDLE: SaveState = { kind: 'idle', at: 0 }
const writings = new Map<string, Writing>()
const watchers = new Set<() => void>()
const followers = new Map<string, Set<(value: unknown) => void>>()

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function writingOf({ storageKey }: Mirror): Writing {
  let writing = writings.get(storageKey)
  if (!writing) {
    writing = { gathered: undefined, sent: undefined, isSafe: false, failed: undefined, state: IDLE }
    writings.set(storageKey, writing)
  }
  return writing
}

function setState(writing: Writing, kind: SaveState['kind'], at = writing.state.at): void {
  writing.state = { kind, at }
  for (const watcher of watchers) watcher()
}

/** On a shared device nothing outlives the tab. */
function storageInUse(): Storage {
  return currentSession()?.isSharedDevice ? sessionStorage : localStorage
}

/** What is kept: the record itself, and apart from it the changes that lie nowhere else yet, so that closing the page loses none. */
type Kept = { value: object; unsent: object | undefined }

function kept({ storageKey }: Mirror): Kept | undefined {
  try {
    const found = JSON.parse(storageInUse().getItem(storageKey) ?? 'null') as { user_id?: unknown; unsent?: object } | null
    if (typeof found !== 'object' || found === null) return undefined
    const { user_id: owner, unsent, ...value } = found
    return owner !== undefined && owner === currentSession()?.user.id ? { value, unsent } : undefined
  } catch {
    // Storage is forbidden, or holds what we did not write: both mean that nothing is kept.
    return undefined
  }
}

function keep(mirror: Mirror, value: object): void {
  const { storageKey } = mirror
  const owner = currentSession()?.user.id
  if (owner === undefined) return
  const { failed, sent, isSafe, gathered } = writingOf(mirror)
  const unsent = joined(failed, isSafe ? undefined : sent, gathered)
  try {
    storageInUse().setItem(storageKey, JSON.stringify({ ...value, user_id: owner, unsent }))
  } catch (error) {
    console.warn('Settings are not kept on this device: this browser refuses to store them.', error instanceof Error ? error.name : '')
  }
}

/** Keeps the record, and tells those who follow it. */
function show(mirror: Mirror, value: object): void {
  keep(mirror, value)
  for (const follower of followers.get(mirror.storageKey) ?? []) follower(value)
}

/** The changes as one, the later ones over the earlier; undefined when there is none. */
function joined(...changes: (object | undefined)[]): object | undefined {
  return changes.reduce<object | undefined>((all, change) => (change ? laidOver(all ?? {}, change) : all), undefined)
}

/** Takes up the changes that a page was closed over. */
function resume(mirror: Mirror): void {
  const writing = writingOf(mirror)
  const unsent = kept(mirror)?.unsent
  if (!unsent || writing.failed || writing.sent || writing.gathered) return
  writing.gathered = unsent
  void sendAll(mirror, writing)
}

/** What the server said with what has not arrived there laid over it. */
async function withUnsent(mirror: Mirror, value: object): Promise<object> {
  const { unsentOf, withdraw } = await import('./outbox.ts')
  const { waiting, refused } = await unsentOf(mirror.storageKey)
  for (const { id } of refused) await withdraw(id)
  const changes = joined(...waiting.map(({ body }) => body as object))
  return withOwn(mirror, changes ? laidOver(value, changes) : value)
}

/** A record with the changes of this page that are on their way laid over it. */
function withOwn(mirror: Mirror, value: object): object {
  const { failed, sent, gathered } = writingOf(mirror)
  return laidOver(value, joined(failed, sent, gathered) ?? {})
}

/** How the record is read; with `queryClient.fetchQuery` also outside of components. */
export function mirrorQuery<Find extends Endpoint, Save extends Endpoint>(mirror: Mirror<Find, Save>) {
  return queryOptions({
    queryKey: mirror.queryKey,
    queryFn: async ({ signal }) => {
      resume(mirror)
      const reply = (await call(mirror.find as Endpoint, { signal })) as { data: object }
      const value = await withUnsent(mirror, reply.data)
      signal.throwIfAborted()
      show(mirror, value)
      return value as ValueOf<Find>
    },
  })
}

/** The record as far as this device knows it: what was read, or what is kept here; undefined when neither is there. */
export function mirrored<Find extends Endpoint, Save extends Endpoint>(mirror: Mirror<Find, Save>): ValueOf<Find> | undefined {
  const read = queryClient.getQueryData(mirrorQuery(mirror).queryKey)
  if (read !== undefined) return read
  const here = kept(mirror)
  return here && (laidOver(mirror.initial as object, here.value) as ValueOf<Find>)
}

/** Keeps the changes of the page again, now that they lie elsewhere or came back. */
function keepAgain(mirror: Mirror): void {
  const value = queryClient.getQueryData<object>(mirror.queryKey) ?? kept(mirror)?.value
  if (value) keep(mirror, value)
}

async function sendOne(mirror: Mirror, writing: Writing, change: object): Promise<void> {
  const { post, unsentOf, withdraw } = await import('./outbox.ts')
  // What waits for the connection leaves together with this one.
  const { waiting } = await unsentOf(mirror.storageKey)
  const whole = joined(...waiting.map(({ body }) => body as object), change) ?? change
  writing.sent = whole
  keepAgain(mirror)
  for (const { id } of waiting) await withdraw(id)
  const owner = currentSession()?.user.id
  const { outcome } = await post(mirror.save, { body: whole }, { kind: mirror.storageKey })
  writing.isSafe = true
  keepAgain(mirror)
  const end = await outcome
  if (currentSession()?.user.id !== owner) return
  writing.sent = undefined
  writing.isSafe = false
  if (end.kind === 'refused') {
    // What the server will never take is not offered to it again.
    const isHopeless = end.error.status >= 400 && end.error.status < 500 && end.error.status !== 429
    writing.failed = isHopeless ? undefined : whole
    keepAgain(mirror)
    setState(writing, 'failed')
    if (isHopeless) await queryClient.invalidateQueries({ queryKey: mirror.queryKey })
    return
  }
  if (writing.gathered) return
  if (end.kind === 'delivered') {
    const { data } = end.reply as { data: object }
    show(mirror, data)
    queryClient.setQueryData(mirror.queryKey, data)
  }
  setState(writing, end.kind === 'delivered' ? 'saved' : 'waiting')
}

async function sendAll(mirror: Mirror, writing: Writing): Promise<void> {
  while (!writing.sent && writing.gathered) {
    const change = joined(writing.failed, writing.gathered) ?? {}
    writing.sent = change
    writing.isSafe = false
    writing.failed = undefined
    writing.gathered = undefined
    try {
      await sendOne(mirror, writing, change)
    } catch (error) {
      // With what had waited and was taken up with it.
      writing.failed = writing.sent ?? change
      writing.sent = undefined
      setState(writing, 'failed')
      console.warn('A change could not be kept on this device.', error instanceof Error ? error.name : '')
    }
  }
}

/** Changes what is named: at once on this device, and on the server as soon as it can be reached. Never rejects; `useMirror` says how it fared. */
export function changeMirror<Find extends Endpoint, Save extends Endpoint>(mirror: Mirror<Find, Save>, change: BodyOf<Save>): void {
  const loose = mirror as unknown as Mirror
  const writing = writingOf(loose)
  const value = laidOver((mirrored(mirror) ?? mirror.initial) as object, change as object)
  void queryClient.cancelQueries({ queryKey: mirror.queryKey })
  queryClient.setQueryData(mirror.queryKey, value)
  writing.gathered = joined(writing.gathered, change as object)
  show(loose, value)
  setState(writing, 'saving', Date.now())
  void sendAll(loose, writing)
}

function retry(mirror: Mirror): void {
  const writing = writingOf(mirror)
  if (!writing.failed) {
    // The server would not take it: what it holds is read and shown instead.
    setState(writing, 'idle')
    void queryClient.invalidateQueries({ queryKey: mirror.queryKey })
    return
  }
  writing.gathered = joined(writing.failed, writing.gathered)
  writing.failed = undefined
  setState(writing, 'saving', Date.now())
  void sendAll(mirror, writing)
}

/**
 * The record, followed. `value` is there at once if this device knows it, else undefined until it is read. `change` shows at once;
 * `saving` is how the last change of this visit fared, and `retry` sends a failed one again.
 */
export function useMirror<Find extends Endpoint, Save extends Endpoint>(mirror: Mirror<Find, Save>) {
  const { data, isError, refetch } = useQuery(mirrorQuery(mirror))
  const loose = mirror as unknown as Mirror
  const saving = useSyncExternalStore(subscribe, () => writingOf(loose).state)
  return {
    value: data ?? mirrored(mirror),
    isError,
    refetch: () => void refetch(),
    change: (change: BodyOf<Save>) => changeMirror(mirror, change),
    saving,
    retry: () => retry(loose),
  }
}

/** Calls `follower` with the record each time it changes on this device, here or in another tab. */
export function followMirror<Find extends Endpoint, Save extends Endpoint>(
  mirror: Mirror<Find, Save>,
  follower: (value: ValueOf<Find>) => void,
): void {
  const all = followers.get(mirror.storageKey) ?? new Set()
  all.add(follower as (value: unknown) => void)
  followers.set(mirror.storageKey, all)
  addEventListener('storage', ({ key, storageArea }) => {
    const loose = mirror as unknown as Mirror
    const here = key === mirror.storageKey && storageArea === storageInUse() ? kept(loose) : undefined
    if (!here) return
    const value = withOwn(loose, laidOver(mirror.initial as object, here.value))
    queryClient.setQueryData(mirror.queryKey, value)
    follower(value as ValueOf<Find>)
  })
}

let person = currentSession()?.user.id
onSessionChange(() => {
  const now = currentSession()?.user.id
  // What one person changed is no business of the next.
  if (now !== person) writings.clear()
  person = now
})
