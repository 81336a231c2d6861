/** The conversation of this tab: it goes on while she looks at another page, and is forgotten when another person comes. */
import { ApiError, call, randomName, UNREACHABLE } from '../../../kit/web/api.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { early, once } from '../../../kit/web/early.ts'
import type { Piece } from '../../../kit/web/event-stream.ts'
import { fetchedPart } from '../../../kit/web/fetched-part.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import type { BodyOf } from '../../../kit/endpoint.ts'
import { messageOf } from '../../../kit/errors.ts'
import { t } from '../../../kit/words.ts'
import { CHAT_FAILED, createChatSession, findChatSession, NO_CONTENT, sendMessage, stopAnswer } from '../contract.ts'
import { createConversation, type Outgoing, type OwnAnswer } from './conversation.ts'

/** Conversations belong to no day; their drafts lie under this one. */
const NO_DAY = '2000-01-01'

/** A message that was on its way so shortly ago is sent again by itself after a reload, in ms. */
const RECENT_MS = 60_000

/** So long sending waits at most for its copy on this device, in ms. */
const KEEPING_MS = 400

const NOT_SENT = t`This has not been sent yet.`

const drafts = () => import('../../../kit/web/drafts.ts')
/** What the page says itself; fetched when the page has come, so that it is there when the connection is not. */
const own = once(() => import('./own.ts'))
export const ownAnswers = once(async () => (await own()).ownAnswers())
export const ownSafety = async () => (await own()).ownSafety()

function draftKey(form: string): DraftKey | undefined {
  const userId = currentSession()?.user.id
  return userId === undefined ? undefined : { userId, day: NO_DAY, form }
}

async function keepNote(form: string, value: unknown): Promise<void> {
  const key = draftKey(form)
  if (!key) return
  const { dropDraft, keepDraft } = await drafts()
  if (value === undefined) await dropDraft(key)
  else keepDraft(key, value)
}

/** What the server's answer to a failed call means for the page (spec §8: the words, and that it was not reached). */
function failureOf(error: unknown): { words: string; isOffline: boolean; isGone: boolean } {
  if (!(error instanceof ApiError)) return { words: CHAT_FAILED, isOffline: false, isGone: false }
  const isGone = error.status === 404
  // A refusal has a reason that she can do something about; everything else is the specification's sentence.
  const isRefusal = error.status >= 400 && error.status < 500
  return { words: isRefusal ? messageOf(error.body, CHAT_FAILED) : CHAT_FAILED, isOffline: error.isOffline, isGone }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}

let keeping: Promise<void> = Promise.resolve()
let lastKept: { key: string; form: string } | undefined

function onItsWay(sessionId: number | undefined): string {
  return `chat on its way ${sessionId ?? 'new'}`
}

/**
 * Keeps what is not stored yet with its conversation; with the beginning of one it moves there. Answers when it is on the disk, and when that takes
 * long: no message waits for a slow device.
 */
function keepUnsent(unsent: readonly Outgoing[]): Promise<void> {
  const before = lastKept
  const [first] = unsent
  // With the first that begins a conversation all go there.
  lastKept = first && { key: first.key, form: onItsWay(unsent.find(({ sessionId }) => sessionId !== undefined)?.sessionId) }
  const now = lastKept
  const work = async () => {
    const { dropDraft, keepDraftNow } = await drafts()
    const key = now && draftKey(now.form)
    if (key) await keepDraftNow(key, unsent)
    const old = before && before.form !== now?.form && (!now || before.key === now.key) ? draftKey(before.form) : undefined
    if (old) await dropDraft(old)
  }
  keeping = keeping.then(work).catch((error: unknown) => console.warn('A message is not kept.', error instanceof Error ? error.name : ''))
  return Promise.race([keeping, pause(KEEPING_MS, new AbortController().signal)])
}

async function answerHere(message: string): Promise<OwnAnswer | undefined> {
  const reading = fetchedPart(async () => ({ answer: (await ownSafety()).dangerAnswer(message) }))
  const answers = await fetchedPart(ownAnswers)
  const chip = answers?.chipAnswer(message)
  if (chip) return chip
  const read = await reading
  return read ? read.answer : answers?.unreadHere()
}

const fetchStream = early(() => import('../../../kit/web/event-stream.ts'))

async function* send(body: BodyOf<typeof sendMessage>, idempotencyKey: string, signal: AbortSignal): AsyncGenerator<Piece> {
  const { piecesOf } = await fetchStream().catch(() => {
    throw new ApiError(0, 'network', UNREACHABLE)
  })
  yield* piecesOf(sendMessage, { body, idempotencyKey, signal })
}

/** The one conversation of this tab. */
export const theChat = createConversation(
  {
    create: async (key) => (await call(createChatSession, { idempotencyKey: key })).session,
    send,
    find: async (id, signal) => (await call(findChatSession, { params: { id }, signal })).data,
    stop: async (id, shown) => (await call(stopAnswer, { params: { id }, body: { shown } })).data,
    failureOf,
    answerHere,
    keep: keepUnsent,
    newKey: randomName,
    now: () => Date.now(),
    pause,
  },
  { noContent: NO_CONTENT, failed: CHAT_FAILED },
)

let person = currentSession()?.user.id
onSessionChange(() => {
  const now = currentSession()?.user.id
  if (now !== person) theChat.forget()
  person = now
})

/** Opens what the address names, and takes up what a reload interrupted there. */
export async function enterChat(wanted: number | undefined): Promise<void> {
  const opening = wanted === undefined ? undefined : theChat.open(wanted)
  const key = draftKey(onItsWay(wanted))
  const kept = key && ((await (await drafts()).readKept(key)) as readonly Outgoing[] | undefined)
  await opening
  const [first] = kept ?? []
  if (!kept || !first || theChat.current().sessionId !== wanted) return
  lastKept = { key: first.key, form: onItsWay(wanted) }
  await theChat.resume(kept, Date.now() - (kept.at(-1)?.at ?? 0) < RECENT_MS, NOT_SENT)
}

function fieldForm(sessionId: number | undefined): string {
  return `chat ${sessionId ?? 'new'}`
}

/** What stood in the field of a conversation when she left it. */
export async function readField(sessionId: number | undefined): Promise<string> {
  const key = draftKey(fieldForm(sessionId))
  const kept = key && (await (await drafts()).readKept(key))
  return typeof kept === 'string' ? kept : ''
}

/** Keeps what stands in the field, sealed on this device; an empty field keeps nothing. */
export function keepField(sessionId: number | undefined, text: string): void {
  void keepNote(fieldForm(sessionId), text === '' ? undefined : text)
}

/** Tells the list of conversations that one has changed. */
export function sessionsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: ['lara', 'sessions'] })
}
