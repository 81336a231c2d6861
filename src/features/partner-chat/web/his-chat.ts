/** The conversation of this tab: it goes on while he looks at another page, and is forgotten when another person comes. */
import { messageOf } from '../../../kit/errors.ts'
import { ApiError, call, randomName } from '../../../kit/web/api.ts'
import type { DraftKey } from '../../../kit/web/drafts.ts'
import { once } from '../../../kit/web/early.ts'
import { fetchedPart } from '../../../kit/web/fetched-part.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { currentSession, onSessionChange } from '../../../kit/web/session.ts'
import { language, t } from '../../../kit/words.ts'
import { findPartnerSession, PARTNER_CHAT_FAILED, sendPartnerMessage } from '../contract.ts'
import { createConversation, type Failure, type Outgoing, type OwnAnswer } from './conversation.ts'
import { companion } from './queries.ts'

/** A conversation belongs to no day; its drafts lie under this one. */
const NO_DAY = '2000-01-01'
const ON_ITS_WAY = 'his chat on its way'
const FIELD = 'his chat'

/** What the outbox calls the removal of his conversation. */
export const HIS_CHAT_REMOVAL = 'his-chat-removal'

/** A message that was on its way so shortly ago is sent again by itself after a reload, in ms. */
const RECENT_MS = 60_000

/** So long sending waits at most for its copy on this device, in ms. */
const KEEPING_MS = 400

const NOT_SENT = t`This has not been sent yet.`

const drafts = () => import('../../../kit/web/drafts.ts')
/** The writes of this device that have not left it. */
export const outbox = () => import('../../../kit/web/outbox.ts')
/** What the page can say to words of danger; heavy, and fetched when he begins to write. */
export const ownSafety = () => import('./own-safety.ts')
/** What it says where it could not read them; fetched when the page has come. */
export const ownLines = once(() => import('./own-lines.ts'))

function draftKey(form: string): DraftKey | undefined {
  const userId = currentSession()?.user.id
  return userId === undefined ? undefined : { userId, day: NO_DAY, form }
}

/** What a failed call means for the page: the server's words, else the specification's sentence (spec §8). */
function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { words: PARTNER_CHAT_FAILED, isOffline: false, isGone: false, isUnlinked: false }
  return {
    words: messageOf(error.body, PARTNER_CHAT_FAILED),
    isOffline: error.isOffline,
    isGone: error.status === 404,
    isUnlinked: error.code === 'not_linked',
  }
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

/** Keeps what is on its way. Answers when it is on the disk, and when that takes long: no message waits for a slow device. */
function keepUnsent(unsent: readonly Outgoing[]): Promise<void> {
  const key = draftKey(ON_ITS_WAY)
  const work = async () => {
    const { dropDraft, keepDraftNow } = await drafts()
    if (key) await (unsent.length > 0 ? keepDraftNow(key, unsent) : dropDraft(key))
  }
  keeping = keeping.then(work).catch((error: unknown) => console.warn('A message is not kept.', error instanceof Error ? error.name : ''))
  return Promise.race([keeping, pause(KEEPING_MS, new AbortController().signal)])
}

async function answerHere(message: string): Promise<OwnAnswer | undefined> {
  const [read, lines] = await Promise.all([
    fetchedPart(async () => ({ answer: (await ownSafety()).dangerAnswer(message) })),
    fetchedPart(ownLines),
  ])
  return read ? read.answer : lines?.unreadHere()
}

const find = async (id: number, signal: AbortSignal) => (await call(findPartnerSession, { params: { id }, signal })).data.messages

/** His latest conversation that is not about to go. */
async function latest(signal: AbortSignal) {
  const { unsentOf } = await outbox()
  const [{ data }, { waiting }] = await Promise.all([
    queryClient.fetchQuery({ ...companion(), staleTime: 0 }),
    unsentOf(HIS_CHAT_REMOVAL).catch(() => ({ waiting: [] })),
  ])
  const id = data.session_id
  if (id === null || waiting.some(({ params }) => params['id'] === id)) return undefined
  return { id, messages: await find(id, signal) }
}

/** The one conversation of this tab. */
export const hisChat = createConversation(
  {
    latest,
    send: ({ message, sessionId, key }, signal) =>
      call(sendPartnerMessage, {
        body: { message, language: language(), ...(sessionId !== undefined && { session_id: sessionId }) },
        idempotencyKey: key,
        signal,
      }),
    find,
    failureOf,
    answerHere,
    keep: keepUnsent,
    newKey: randomName,
    now: Date.now,
    pause,
  },
  PARTNER_CHAT_FAILED,
)

let person = currentSession()?.user.id
let hasEntered = false
onSessionChange(() => {
  const now = currentSession()?.user.id
  if (now === person) return
  person = now
  hasEntered = false
  hisChat.forget()
})

async function readKept(form: string): Promise<unknown> {
  const key = draftKey(form)
  return key && (await (await drafts()).readKept(key))
}

/** Opens his conversation, and takes up what a reload interrupted; once for this tab, or anew where he asks for it. */
export async function enterHisChat(isAnew = false): Promise<void> {
  if (hasEntered && !isAnew) return
  hasEntered = true
  const [kept] = await Promise.all([readKept(ON_ITS_WAY) as Promise<readonly Outgoing[] | undefined>, hisChat.enter()])
  if (kept) await hisChat.resume(kept, Date.now() - (kept.at(-1)?.at ?? 0) < RECENT_MS, NOT_SENT)
}

async function keepNote(text: string): Promise<void> {
  const key = draftKey(FIELD)
  if (!key) return
  const { dropDraft, keepDraft } = await drafts()
  if (text === '') await dropDraft(key)
  else keepDraft(key, text)
}

/** Where what stands in his field is kept, sealed on this device. */
export const HIS_FIELD = {
  async read(): Promise<string> {
    const kept = await readKept(FIELD)
    return typeof kept === 'string' ? kept : ''
  },
  keep(_talk: number | undefined, text: string): void {
    void keepNote(text)
  },
}
