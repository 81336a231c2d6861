/** The conversation of this tab. It persists across pages, and is cleared when another person signs in. */
import { call } from '../../../kit/web/api.ts'
import type { Piece } from '../../../kit/web/event-stream.ts'
import { once } from '../../../kit/web/LazyPart.tsx'
import { queryClient } from '../../../kit/web/query-client.ts'
import { language } from '../../../kit/words.ts'
import { findPartnerSession, PARTNER_CHAT_FAILED, sendPartnerMessage } from '../contract.ts'
import { createConversation, type Outgoing } from '../../chat/web/conversation.ts'
import { fieldDrafts, onPersonChange, BROWSER_WAYS, unsentDrafts } from '../../chat/web/device.ts'
import { answerLocally, failuresOf } from '../../chat/web/failures.ts'
import type { PartnerKinds } from './kinds.ts'
import { companion } from './queries.ts'

/** Outbox kind for the removal of his conversation. */
export const HIS_CHAT_REMOVAL = 'his-chat-removal'

/** Local answers to danger. A large module, loaded when he starts to write. */
export const ownSafety = () => import('./offline-safety.ts')
/** The local answer to what could not be interpreted; loaded after the page. */
export const ownLines = once(() => import('./offline-unread.ts'))

const unsent = unsentDrafts<Outgoing>(() => 'his chat on its way')

const find = async (id: number, signal: AbortSignal) => ({
  session: { id },
  messages: (await call(findPartnerSession, { params: { id }, signal })).data.messages,
})

async function* send({ message, sessionId, key }: Outgoing, signal: AbortSignal): AsyncGenerator<Piece> {
  const { asked, reply, session_id } = await call(sendPartnerMessage, {
    body: { message, language: language(), ...(sessionId !== undefined && { session_id: sessionId }) },
    idempotencyKey: key,
    signal,
  })
  yield { name: 'reply', data: { asked, reply, session: session_id === null ? undefined : { id: session_id } } }
}

/**
 * Maximum difference, in ms, between the client's and the server's time at which an equal message counts as the one
 * that was sent.
 */
const SAME_MS = 120_000

/** His latest conversation that is not queued for removal. */
async function latest(signal: AbortSignal) {
  const { unsentOf } = await import('../../../kit/web/outbox.ts')
  const [{ data }, { waiting }] = await Promise.all([
    queryClient.fetchQuery({ ...companion(), staleTime: 0 }),
    unsentOf(HIS_CHAT_REMOVAL).catch(() => ({ waiting: [] })),
  ])
  const id = data.session_id
  if (id === null || waiting.some(({ params }) => params['id'] === id)) return undefined
  return find(id, signal)
}

/** The one conversation of this tab. */
export const hisChat = createConversation<PartnerKinds>(
  {
    send,
    find,
    isAnswer: ({ role }) => role === 'assistant',
    isStored: ({ message, at }, messages) => {
      const asked = messages.findLast(({ role }) => role === 'user')
      return asked?.text === message && Math.abs(Date.parse(asked.at) - at) < SAME_MS
    },
    failureOf: failuresOf(PARTNER_CHAT_FAILED()),
    answerHere: ({ message }) => answerLocally(message, ownSafety, ownLines),
    keep: unsent.keep,
    ...BROWSER_WAYS,
  },
  { noContent: PARTNER_CHAT_FAILED(), failed: PARTNER_CHAT_FAILED() },
)

let hasEntered = false
onPersonChange(() => {
  hasEntered = false
  hisChat.forget()
})

/** Opens his conversation and resumes what a reload interrupted; once per tab, or again with `isAnew`. */
export async function enterHisChat(isAnew = false): Promise<void> {
  if (hasEntered && !isAnew) return
  hasEntered = true
  const entering = hisChat.enter(latest)
  const drafts = await unsent.store()
  const [kept] = await Promise.all([drafts.read(undefined), entering])
  if (kept) await drafts.resume(hisChat, kept, undefined)
}

/** Stored text of the input field: one for all conversations. */
export const HIS_FIELD = fieldDrafts(() => 'his chat')
