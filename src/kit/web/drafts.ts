/** Drafts: what she typed and has not saved yet, one per person, day and form, sealed on this device (product.md §1.4). */
import { useSyncExternalStore } from 'react'
import type { LocalDate } from '../local-date.ts'
import { currentSession, onSessionChange } from './session.ts'
import { hearTabs, listNotes, putNote, removeNote, tellTabs } from './sealed-shelf.ts'

/** Whose draft, of which day, of which form. */
export type DraftKey = { readonly userId: number; readonly day: LocalDate; readonly form: string }

/** A change is on the disk at most this long after it was made. */
export const DRAFT_DELAY_MS = 400

type Pending = { key: DraftKey; value: unknown }
type Kept = { key: DraftKey; value: unknown }

const NONE: readonly DraftKey[] = []
let known: readonly DraftKey[] = NONE
let knownFor: number | undefined
const pending = new Map<string, Pending>()
/** What is on its way to the disk: no longer pending, and perhaps not yet found there. */
const underWay = new Map<string, Pending>()
let timer: ReturnType<typeof setTimeout> | undefined
let queue: Promise<unknown> = Promise.resolve()
const watchers = new Set<() => void>()
let isFollowing = false

function toId({ userId, day, form }: DraftKey): string {
  return `${userId}/${day}/${form}`
}

/** One after another, so that a draft that was thrown away is not written again by a slower save. */
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
  const notes = await inLine(() => listNotes('drafts', userId))
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
  await inLine(() => putNote('drafts', id, draft.key.userId, draft))
  if (underWay.get(id) === draft) underWay.delete(id)
}

/** Writes what is pending, and lets the next changes gather for a moment. */
async function flush(): Promise<void> {
  clearTimeout(timer)
  timer = setTimeout(flushRest, DRAFT_DELAY_MS)
  const batch = [...pending]
  pending.clear()
  await Promise.all(batch.map(([id, draft]) => write(id, draft)))
  if (batch.length > 0) tellTabs({ about: 'drafts' })
}

function follow(): void {
  if (isFollowing) return
  isFollowing = true
  hearTabs(({ about }) => {
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

/** Forgets what was not written yet; for the moment the device is emptied. */
export function forgetPending(): void {
  clearTimeout(timer)
  timer = undefined
  pending.clear()
  underWay.clear()
  show(NONE)
}

/** Keeps a draft: the first change is written at once, those that follow quickly within half a second. */
export function keepDraft(key: DraftKey, value: unknown): void {
  follow()
  pending.set(toId(key), { key, value })
  if (!known.some((one) => toId(one) === toId(key))) show([...known, key])
  if (timer === undefined) void flush()
}

/** Keeps a draft and answers when it is on the disk; for what is about to leave the page. */
export async function keepDraftNow(key: DraftKey, value: unknown): Promise<void> {
  follow()
  const id = toId(key)
  pending.delete(id)
  if (!known.some((one) => toId(one) === id)) show([...known, key])
  await write(id, { key, value })
}

/** Writes what is pending and answers when all of it is on the disk; for a page that is about to be loaded anew. */
export async function settleDrafts(): Promise<void> {
  await flush()
  await inLine(async () => undefined)
}

/** The draft as it was left, or undefined when there is none. The caller checks that it still fits its form. */
export async function readKept(key: DraftKey): Promise<unknown> {
  const id = toId(key)
  const waiting = pending.get(id)
  const notes = waiting ? [] : await inLine(() => listNotes('drafts', key.userId))
  return waiting?.value ?? (notes.find((note) => note.id === id)?.value as Kept | undefined)?.value
}

/** Throws a draft away: its content is saved, waits to be sent, or is no longer wanted. */
export async function dropDraft(key: DraftKey): Promise<void> {
  const id = toId(key)
  pending.delete(id)
  underWay.delete(id)
  show(known.filter((one) => toId(one) !== id))
  await inLine(() => removeNote('drafts', id))
  tellTabs({ about: 'drafts' })
}

function subscribe(watcher: () => void): () => void {
  follow()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The drafts of the signed-in person, followed across tabs. */
export function useDrafts(): readonly DraftKey[] {
  return useSyncExternalStore(subscribe, () => known)
}
