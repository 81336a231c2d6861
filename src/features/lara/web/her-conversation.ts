/** The conversation of this tab. It persists across pages, and is cleared when another person signs in. */
import { ApiError, call, UNREACHABLE } from '../../../kit/web/api.ts'
import { prefetch, once } from '../../../kit/web/LazyPart.tsx'
import type { Piece } from '../../../kit/web/event-stream.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { t } from '../../../kit/words.ts'
import { type Brought, CHAT_FAILED, createChatSession, findChatSession, type NewMessage, sendMessage, stopAnswer } from '../contract.ts'
import { createConversation } from '../../chat/web/conversation.ts'
import { chatDrafts, fieldDrafts, onPersonChange, BROWSER_WAYS, unsentDrafts } from '../../chat/web/device.ts'
import { answerLocally, failuresOf } from '../../chat/web/failures.ts'
import { addedTo } from '../rules/added-words.ts'
import type { HerKinds, HerOutgoing } from './kinds.ts'
import { chatSessionsKey } from './queries.ts'

const NO_CONTENT = t`API response received but no content found`

/** Fixed answers of the chips, and the welcome; loaded after the page, so that they are available offline. */
export const dataAnswers = once(() => import('./offline-answer-text.ts'))
/** Local answers to danger. A large module, loaded when she starts to write. */
export const ownSafety = () => import('./offline-safety.ts')

const unsent = unsentDrafts<HerOutgoing>((sessionId) => `chat on its way ${sessionId ?? 'new'}`)

const fetchStream = prefetch(() => import('../../../kit/web/event-stream.ts'))

async function* send({ message, type, brought, sessionId, key }: HerOutgoing, signal: AbortSignal): AsyncGenerator<Piece> {
  if (sessionId === undefined) return
  const { piecesOf } = await fetchStream().catch(() => {
    throw new ApiError(0, 'network', UNREACHABLE)
  })
  const body = { message, session_id: sessionId, ...(type && { message_type: type }), ...(brought && { brought }) }
  yield* piecesOf(sendMessage, { body, idempotencyKey: key, signal })
}

/** The one conversation of this tab. */
export const theChat = createConversation<HerKinds>(
  {
    create: async (key) => (await call(createChatSession, { idempotencyKey: key })).session,
    send,
    find: async (id, signal) => (await call(findChatSession, { params: { id }, signal })).data,
    stop: async (id, shown) => (await call(stopAnswer, { params: { id }, body: { shown } })).data,
    isAnswer: ({ from }) => from === 'lara',
    // A refusal has a reason she can act on; all other errors get the default text.
    failureOf: failuresOf(CHAT_FAILED(), (status) => status >= 400 && status < 500),
    answerHere: (outgoing) => answerLocally(addedTo(outgoing), ownSafety, dataAnswers),
    keep: unsent.keep,
    ...BROWSER_WAYS,
  },
  { noContent: NO_CONTENT, failed: CHAT_FAILED() },
)

let hasEntered = false
onPersonChange(() => {
  hasEntered = false
  theChat.forget()
  brought = undefined
})

/**
 * Opens the conversation in the address, or once in a tab the last one if it is recent, and resumes what a reload
 * interrupted there.
 */
export async function enterChat(wanted: number | undefined): Promise<void> {
  const opening =
    wanted !== undefined ? theChat.open(wanted) : hasEntered || brought || theChat.current().outgoing || theChat.enter(findLatest)
  hasEntered = true
  const drafts = await unsent.store()
  await opening
  const opened = theChat.current().sessionId
  const kept = await drafts.read(opened)
  const { sessionId, isBusy, outgoing, loadProblem } = theChat.current()
  if (kept && sessionId === opened && !isBusy && !outgoing && !loadProblem) await drafts.resume(theChat, kept, opened)
}

/** A message that is not sent yet, or text in the field of a new conversation, begins a conversation of its own. */
async function findLatest(signal: AbortSignal) {
  if ((await HER_FIELD.read(undefined)) || (await (await unsent.store()).read(undefined))) return undefined
  return (await import('./latest-conversation.ts')).latestConversation(signal)
}

async function writeDraft(form: string, value: unknown): Promise<void> {
  await (await chatDrafts()).writeDraft(form, value)
}

/** Stored text of each conversation's input field. */
export const HER_FIELD = fieldDrafts((sessionId) => `chat ${sessionId ?? 'new'}`)

const BROUGHT = 'chat-brought'

let brought: NewMessage['brought']

/** Records the text that another page inserted into the field. Survives a reload. */
export function bring(words: string, about: Brought): void {
  brought = { about, words }
  void writeDraft(BROUGHT, brought)
}

/** Restores what was inserted before a reload. */
export async function readBrought(): Promise<void> {
  const kept = brought === undefined ? await (await chatDrafts()).readDraft(BROUGHT) : undefined
  brought ??= kept as NewMessage['brought']
}

/** Returns and clears the record of inserted text; undefined if `text` no longer contains it. */
export function broughtIn(text: string): NewMessage['brought'] {
  const found = brought && text.includes(brought.words) ? brought : undefined
  if (brought) void writeDraft(BROUGHT, undefined)
  brought = undefined
  return found
}

/** Invalidates the list of conversations. */
export function sessionsChanged(): void {
  void queryClient.invalidateQueries({ queryKey: chatSessionsKey })
}
