/**
 * Drafts: typed and not yet saved, one per person, day and form, encrypted on this device (docs/product.md, section 3).
 */
import { useSyncExternalStore } from 'react'
import type { LocalDate } from '../local-date.ts'
import { currentSession, onSessionChange, type Session } from './session.ts'
import { onTabMessage, listRecords, putRecord, removeRecord, postToTabs } from './encrypted-store.ts'

/** The owner, day and form of a draft. */
export type DraftKey = { readonly userId: number; readonly day: LocalDate; readonly form: string }

/** Longest delay until a change is on disk, in ms. */
export const DRAFT_DELAY_MS = 400

/** `tab` is the last tab that wrote it. */
type Kept = { key: DraftKey; value: unknown; tab?: string }
type Pending = Kept & { tab: string }

/** Identifies this tab until it reloads. */
export const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Drafts that this tab has opened, as JSON: saving one drops it, whichever tab wrote it. */
const continued = new Map<string, string>()

const NONE: readonly DraftKey[] = []
let known: readonly DraftKey[] = NONE
let knownFor: number | undefined
const pending = new Map<string, Pending>()
/** Drafts being written: no longer pending, and perhaps not yet on disk. */
const underWay = new Map<string, Pending>()
let timer: ReturnType<typeof setTimeout> | undefined
let queue: Promise<unknown> = Promise.resolve()
const watchers = new Set<() => void>()
let isFollowing = false
/** The session in which the device was cleared; null once a later session has begun. */
let emptiedIn: Session | undefined | null = null

function toId({ userId, day, form }: DraftKey): string {
  return `${userId}/${day}/${form}`
}

/** Runs writes one after the other, so that a slower save does not restore a dropped draft. */
function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = queue.then(work, work)
  queue = done.catch(() => undefined)
  return done
}

function show(keys: readonly DraftKey[]): void {
  known = keys
  for (const watcher of watchers) watcher()
}

async function load(): Promise<void> {
  const userId = currentSession()?.user.id
  knownFor = userId
  if (userId === undefined) return show(NONE)
  const notes = await inLine(() => listRecords('drafts', userId))
  if (knownFor !== userId) return
  const keys = new Map(notes.map(({ value }) => (value as Kept).key).map((key) => [toId(key), key]))
  for (const [id, { key }] of [...underWay, ...pending]) if (key.userId === userId) keys.set(id, key)
  show([...keys.values()])
}

function flushRest(): void {
  timer = undefined
  if (pending.size > 0) void flush()
}

async function write(id: string, draft: Pending): Promise<void> {
  underWay.set(id, draft)
  await inLine(() => putRecord('drafts', id, draft.key.userId, draft))
  if (underWay.get(id) === draft) underWay.delete(id)
}

/** Writes pending drafts, then waits for the next changes to collect. */
async function flush(): Promise<void> {
  clearTimeout(timer)
  timer = setTimeout(flushRest, DRAFT_DELAY_MS)
  const batch = [...pending]
  pending.clear()
  await Promise.all(batch.map(([id, draft]) => write(id, draft)))
  if (batch.length > 0) postToTabs({ about: 'drafts' })
}

function follow(): void {
  if (isFollowing) return
  isFollowing = true
  onTabMessage(({ about }) => {
    if (about === 'emptied') forgetPending()
    if (about !== 'outbox') void load()
  })
  onSessionChange(() => {
    if (currentSession()?.user.id !== knownFor) void load()
  })
  addEventListener('pagehide', () => void flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  void load()
}

/** Discards pending changes; used when the device is cleared. */
export function forgetPending(): void {
  emptiedIn = currentSession()
  clearTimeout(timer)
  timer = undefined
  pending.clear()
  underWay.clear()
  show(NONE)
}

/** False from clearing the device until the next sign-in: a form still on the page must not store its text again. */
function mayKeep(): boolean {
  const session = currentSession()
  if (session && session !== emptiedIn) emptiedIn = null
  return emptiedIn === null
}

/** Stores a draft: the first change at once, further quick changes within half a second. */
export function keepDraft(key: DraftKey, value: unknown): void {
  follow()
  if (!mayKeep()) return
  pending.set(toId(key), { key, value, tab: TAB })
  if (!known.some((one) => toId(one) === toId(key))) show([...known, key])
  if (timer === undefined) void flush()
}

/** Stores a draft and resolves when it is on disk; used before the page is left. */
export async function keepDraftNow(key: DraftKey, value: unknown): Promise<void> {
  follow()
  if (!mayKeep()) return
  const id = toId(key)
  pending.delete(id)
  if (!known.some((one) => toId(one) === id)) show([...known, key])
  await write(id, { key, value, tab: TAB })
}

/** Resolves when all pending drafts are on disk; used before a reload. */
export async function settleDrafts(): Promise<void> {
  await flush()
  await inLine(async () => undefined)
}

/** The stored draft, or undefined. The caller checks that it fits the form. */
export async function readKept(key: DraftKey): Promise<unknown> {
  const id = toId(key)
  const waiting = pending.get(id)
  const notes = waiting ? [] : await inLine(() => listRecords('drafts', key.userId))
  const value = waiting?.value ?? (notes.find((note) => note.id === id)?.value as Kept | undefined)?.value
  if (value !== undefined) continued.set(id, JSON.stringify(value))
  return value
}

/** Deletes a draft whose content was saved, queued or discarded. */
export async function dropDraft(key: DraftKey): Promise<void> {
  const id = toId(key)
  pending.delete(id)
  underWay.delete(id)
  show(known.filter((one) => toId(one) !== id))
  await inLine(() => removeRecord('drafts', id))
  postToTabs({ about: 'drafts' })
}

/** Deletes the draft that `tab` has saved, unless another tab has changed it since: that text is saved nowhere else. */
export async function dropSaved(key: DraftKey, tab: string): Promise<void> {
  const id = toId(key)
  const here = pending.get(id) ?? underWay.get(id)
  const notes = here ? [] : await inLine(() => listRecords('drafts', key.userId))
  const last = here ?? (notes.find((note) => note.id === id)?.value as Kept | undefined)
  if (!last?.tab || last.tab === tab || JSON.stringify(last.value) === continued.get(id)) await dropDraft(key)
}

function subscribe(watcher: () => void): () => void {
  follow()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The drafts of the signed-in person, updated across tabs. */
export function useDrafts(): readonly DraftKey[] {
  return useSyncExternalStore(subscribe, () => known)
}
