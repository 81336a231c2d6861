/**
 * The outbox: writes reach the server exactly once and in order, whatever the connection does. Each is encrypted on
 * this device before sending, has one Idempotency-Key, and belongs to one person (docs/product.md, section 3).
 */
import { useSyncExternalStore } from 'react'
import { inOrder, orderAfter, pauseAfter, verdictOn } from '../delivery.ts'
import type { BodyOf, Endpoint, ParamsOf, ReplyOf } from '../endpoint.ts'
import type { LocalDate } from '../local-date.ts'
import { ApiError, call, randomName, TIMEOUT_MS } from './api.ts'
import { dropSaved, forgetPending, type DraftKey, TAB } from './drafts.ts'
import { refetchAll } from './query-client.ts'
import { clearStores, onTabMessage, isLasting, listRecords, putRecord, removeRecord, postToTabs } from './encrypted-store.ts'
import { currentSession, onLeaving, onSessionChange, readTokens } from './session.ts'
import { toOwner } from './token.ts'

/** One write that is waiting or was refused. `refusal` is the server's message. */
export type OutboxEntry = {
  readonly id: string
  readonly kind: string
  readonly day: LocalDate | undefined
  readonly params: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly refusal?: { readonly status: number; readonly message: string }
}

type Stored = OutboxEntry & {
  userId: number
  idempotencyKey: string
  order: number
  heldUntil: number
  method: Endpoint['method']
  path: string
  draft: DraftKey | undefined
  /** The tab that wrote `draft`. */
  tab?: string
}

/** The result of a write when the page stops waiting. `isLasting`: whether a waiting write survives a reload. */
export type Outcome<Reply> =
  | { readonly kind: 'delivered'; readonly reply: Reply }
  | { readonly kind: 'waiting'; readonly isLasting: boolean }
  | { readonly kind: 'refused'; readonly error: ApiError }

/**
 * How a write is queued. `heldMs` delays it so that she can undo it, without blocking other writes; a `patient` write
 * also waits on server errors, others return as refused; `draft` is deleted once its content is safe.
 */
export type Storing = { kind: string; day?: LocalDate; heldMs?: number; patient?: boolean; draft?: DraftKey }

/** A write in progress. */
export type QueuedWrite<Reply> = { readonly id: string; readonly outcome: Promise<Outcome<Reply>> }

const LOCK = 'emberwell-outbox'
const REPLIES_KEPT = 50
/** A page gets "waiting" after the timeout of one attempt and a little more. */
const PATIENCE_MS = TIMEOUT_MS + 1_000

const NONE: readonly OutboxEntry[] = []
let shown: { waiting: readonly OutboxEntry[]; refused: readonly OutboxEntry[]; isStuck: boolean; isRead: boolean } = {
  waiting: NONE,
  refused: NONE,
  isStuck: false,
  isRead: false,
}
const watchers = new Set<() => void>()
const answers = new Map<string, { settle: (outcome: Outcome<unknown>) => void; patient: boolean }>()
const replies = new Map<string, unknown>()
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let line: Promise<unknown> = Promise.resolve()
let isStarted = false

/** Runs one piece of work at a time across all tabs. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<Result>
  const done = line.then(work, work)
  line = done.catch(() => undefined)
  return done
}

async function stored(): Promise<Stored[]> {
  const userId = currentSession()?.user.id
  if (userId === undefined) return []
  return (await listRecords('outbox', userId)).map(({ value }) => value as Stored)
}

async function refresh(): Promise<void> {
  const entries = await stored()
  const refused = entries.filter(({ refusal }) => refusal !== undefined).toSorted((a, b) => a.order - b.order)
  shown = { waiting: inOrder(entries), refused, isStuck: failures > 0, isRead: true }
  for (const watcher of watchers) watcher()
}

async function changed(): Promise<void> {
  postToTabs({ about: 'outbox' })
  await refresh()
}

function wakeIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void deliver(), ms)
}

function settle(id: string, outcome: Outcome<unknown>): void {
  answers.get(id)?.settle(outcome)
  answers.delete(id)
}

async function settleAllAsWaiting(): Promise<void> {
  const lasting = await isLasting()
  for (const id of answers.keys()) settle(id, { kind: 'waiting', isLasting: lasting })
}

/** Another tab delivered for this one and was refused: the waiting page gets the refusal. */
async function takeBackRefused(): Promise<void> {
  for (const entry of await stored()) {
    if (!entry.refusal || !answers.has(entry.id)) continue
    await removeRecord('outbox', entry.id)
    settle(entry.id, { kind: 'refused', error: new ApiError(entry.refusal.status, 'unknown', entry.refusal.message) })
  }
}

function rememberReply(id: string, reply: unknown): void {
  replies.set(id, reply)
  const oldest = replies.keys().next()
  if (replies.size > REPLIES_KEPT && !oldest.done) replies.delete(oldest.value)
}

/**
 * Whether a call would now be made as the entry's owner. Another tab may just have signed someone else in; her text
 * must not go to that account.
 */
function isOwnerHere({ userId }: Stored): boolean {
  const access = readTokens()?.access
  const owner = access === undefined ? undefined : toOwner(access)
  return currentSession()?.user.id === userId && (owner === undefined || owner === userId)
}

async function send(entry: Stored): Promise<unknown> {
  // A call needs only method, path and access of its endpoint; the server checks the shapes.
  const endpoint = { method: entry.method, path: entry.path, access: 'member' } as Endpoint
  return call(endpoint, { params: entry.params, body: entry.body, idempotencyKey: entry.idempotencyKey })
}

async function confirm(entry: Stored, reply: unknown): Promise<void> {
  failures = 0
  await removeRecord('outbox', entry.id)
  if (entry.draft) await dropSaved(entry.draft, entry.tab ?? TAB)
  rememberReply(entry.id, reply)
  settle(entry.id, { kind: 'delivered', reply })
  postToTabs({ about: 'outbox', delivered: { id: entry.id, reply } })
  await refresh()
  void refetchAll()
}

/**
 * Returns a failed write to the page that waits for it, removes it or leaves it for later. Resolves to whether the next
 * one may be sent.
 */
async function handleFailure(entry: Stored, error: ApiError): Promise<boolean> {
  const verdict = verdictOn(error.status)
  const answer = answers.get(entry.id)
  const isGivenBack = answer !== undefined && (verdict === 'refused' || (verdict === 'again' && !error.isOffline && !answer.patient))
  if (isGivenBack) {
    await removeRecord('outbox', entry.id)
    settle(entry.id, { kind: 'refused', error })
    await changed()
    return true
  }
  if (verdict === 'refused') {
    await putRecord('outbox', entry.id, entry.userId, { ...entry, refusal: { status: error.status, message: error.message } })
    await changed()
    return true
  }
  if (verdict === 'again') {
    failures += 1
    wakeIn(pauseAfter(failures))
  }
  await settleAllAsWaiting()
  await refresh()
  return false
}

async function deliverAll(): Promise<void> {
  for (;;) {
    const waiting = inOrder(await stored())
    const now = Date.now()
    const entry = waiting.find(({ heldUntil }) => heldUntil <= now)
    if (!entry) {
      const [next] = waiting.toSorted((a, b) => a.heldUntil - b.heldUntil)
      if (next) wakeIn(next.heldUntil - now)
      return
    }
    if (!isOwnerHere(entry)) return
    try {
      await confirm(entry, await send(entry))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!(await handleFailure(entry, error))) return
    }
  }
}

let running: Promise<void> | undefined
let isRequested = false

/** Sends what is waiting. A call during a run makes it check once more. */
async function deliver(): Promise<void> {
  isRequested = true
  running ??= (async () => {
    try {
      while (isRequested) {
        isRequested = false
        clearTimeout(timer)
        await withLock(deliverAll)
      }
    } finally {
      running = undefined
    }
  })()
  return running
}

/** Queues a write and sends it as soon as possible. The outcome never rejects. */
export async function post<E extends Endpoint>(
  endpoint: E,
  sent: { params?: ParamsOf<E>; body?: BodyOf<E> },
  keeping: Storing,
): Promise<QueuedWrite<ReplyOf<E>>> {
  startOutbox()
  const userId = currentSession()?.user.id
  if (userId === undefined) throw new Error('A write needs a signed-in person')
  const id = randomName()
  const now = Date.now()
  const entry: Stored = {
    id,
    userId,
    kind: keeping.kind,
    day: keeping.day,
    body: sent.body,
    idempotencyKey: randomName(),
    order: orderAfter(await stored(), now),
    heldUntil: keeping.heldMs ? now + keeping.heldMs : 0,
    method: endpoint.method,
    path: endpoint.path,
    params: sent.params ?? {},
    draft: keeping.draft,
    tab: TAB,
  }
  const outcome = new Promise<Outcome<ReplyOf<E>>>((resolve) => {
    answers.set(id, { settle: resolve as (outcome: Outcome<unknown>) => void, patient: keeping.patient ?? false })
  })
  await putRecord('outbox', id, userId, entry)
  setTimeout(
    () => void isLasting().then((lasting) => settle(id, { kind: 'waiting', isLasting: lasting })),
    PATIENCE_MS + (keeping.heldMs ?? 0),
  )
  await changed()
  void deliver()
  return { id, outcome }
}

/** Removes a write before it is sent. Returns false when it was already sent or does not exist. */
export async function withdraw(id: string): Promise<boolean> {
  return withLock(async () => {
    const isThere = (await stored()).some((entry) => entry.id === id)
    if (isThere) {
      await removeRecord('outbox', id)
      answers.delete(id)
      await changed()
    }
    return isThere
  })
}

/** Puts a refused write back after she removed it by mistake. */
export async function putBack(entry: OutboxEntry): Promise<void> {
  await putRecord('outbox', entry.id, (entry as Stored).userId, entry)
  await changed()
}

/** The reply to a write that was delivered while this page was open, here or in another tab. */
export function replyTo<E extends Endpoint>(_endpoint: E, id: string): ReplyOf<E> | undefined {
  return replies.get(id) as ReplyOf<E> | undefined
}

function retryNow(): void {
  failures = 0
  void deliver()
}

/**
 * Starts delivery: now, when the device is online again, when the page is visible again, and at sign-in. Further calls
 * do nothing.
 */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  onLeaving(clearDevice)
  onSessionChange(() => void refresh().then(retryNow))
  addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow()
  })
  onTabMessage(({ about, delivered }) => {
    if (about === 'drafts') return
    if (delivered) {
      rememberReply(delivered.id, delivered.reply)
      settle(delivered.id, { kind: 'delivered', reply: delivered.reply })
      failures = 0
    }
    void takeBackRefused().then(refresh)
  })
  void refresh().then(retryNow)
}

/** The signed-in person's unsent writes of one kind: waiting, in order, and refused. */
export async function unsentOf(kind: string): Promise<{ waiting: readonly OutboxEntry[]; refused: readonly OutboxEntry[] }> {
  const entries = (await stored()).filter((entry) => entry.kind === kind)
  return { waiting: inOrder(entries), refused: entries.filter(({ refusal }) => refusal !== undefined) }
}

/** Whether something of hers is on this device only: a waiting or refused write, or a draft. */
export async function hasUnsent(): Promise<boolean> {
  const userId = currentSession()?.user.id
  if (userId === undefined) return false
  const [writes, drafts] = await Promise.all([listRecords('outbox', userId), listRecords('drafts', userId)])
  return writes.length + drafts.length > 0
}

/** Clears drafts and outbox and deletes their key; used at logout and after account deletion. */
export async function clearDevice(): Promise<void> {
  clearTimeout(timer)
  forgetPending()
  await clearStores()
  postToTabs({ about: 'emptied' })
  await refresh()
}

function subscribe(watcher: () => void): () => void {
  startOutbox()
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/**
 * Waiting and refused writes of the signed-in person. `isStuck`: the last attempt failed; `isRead`: the store has been
 * read.
 */
export function useOutbox(): typeof shown {
  return useSyncExternalStore(subscribe, () => shown)
}
