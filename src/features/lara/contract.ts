/** Lara's chat: conversations, messages, and the sources and records behind each answer. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, text, whole, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { AnswerParts, Chip, PROGRESS_REQUEST } from '../answers/contract.ts'
import { EMPTY_MESSAGE, MESSAGE_MAX } from '../chat/contract.ts'
import { HelpLine } from '../safety/contract.ts'

export const TITLE_MAX = 80
export const SESSIONS_MAX = 500
/** Time limit for one answer, in ms (docs/product.md, section 12). */
export const ANSWER_BUDGET_MS = 8_000

export const CHAT_FAILED: Message = () => t`I'm sorry, I'm having trouble connecting right now. Please try again in a moment.`
export const NO_SUCH_SESSION: Message = () => t`This conversation is no longer here. Please start a new one.`

/**
 * `state` of an answer: being made, complete, stopped by her, or failed. `language` is that of the text. `parts` is
 * null for her own messages.
 */
export const ChatMessage = z.object({
  id: Id,
  from: z.enum(['her', 'lara']),
  text: z.string(),
  at: Instant,
  state: z.enum(['pending', 'done', 'stopped', 'failed']),
  language: z.enum(['en', 'es', 'fr']),
  feedback: z.nullable(z.enum(['up', 'down'])),
  parts: z.nullable(AnswerParts),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/**
 * A conversation. `title` is the one she set, or the beginning of her first message; `updated_at` is the time of its
 * last message.
 */
export const ChatSession = z.object({ id: Id, title: z.string(), created_at: Instant, updated_at: Instant, message_count: z.number() })
export type ChatSession = z.infer<typeof ChatSession>

/**
 * Creates a conversation. It is listed once it has a message. Limited with the reads, so that a flood of writes cannot
 * block help.
 */
export const createChatSession = endpoint('POST /api/chat/session/create/', 'woman', {
  limit: 'read',
  status: 201,
  reply: z.object({ success: z.literal(true), session: ChatSession }),
})

/** The subject of a text from another page: one EmberTide, or her log of a day. */
export const Brought = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('embertide'), energy: whole(0, 100), focus: whole(0, 100), tension: whole(0, 100) }),
  z.strictObject({ kind: z.enum(['quick_log', 'deep_log']), day: LocalDate }),
])
export type Brought = z.infer<typeof Brought>

/**
 * A message as validated, trimmed. `brought` names the text that another page inserted (`words`): it is answered from
 * her own numbers and excluded from danger recognition. The text she added is included.
 */
export const NewMessage = z.strictObject({
  message: words(MESSAGE_MAX, EMPTY_MESSAGE),
  session_id: Id,
  message_type: z.optional(z.literal(PROGRESS_REQUEST, { error: () => t`Please leave message_type out, or give progress_request` })),
  brought: z.optional(z.strictObject({ about: Brought, words: text(MESSAGE_MAX) })),
})
export type NewMessage = z.infer<typeof NewMessage>

/** `message` and `ai_response` are the same text. */
export const Answered = z.object({
  success: z.literal(true),
  message: z.string(),
  ai_response: z.string(),
  asked: ChatMessage,
  reply: ChatMessage,
  session: ChatSession,
})
export type Answered = z.infer<typeof Answered>

/**
 * Stores her message, then answers it. With `Accept: text/event-stream` the answer is streamed: `stored`, `delta`,
 * `restart` (discard the text so far), then `done` with the reply, or `failed` with the error. A known
 * `Idempotency-Key` returns the first answer, or makes it again if it failed. Crises and emergencies are never counted
 * against a limit.
 */
export const sendMessage = endpoint('POST /api/chat/send/', 'woman', {
  body: NewMessage,
  reply: Answered,
  limit: 'chat',
  counted: 'by-feature',
  repeats: 'kept-by-feature',
  events: {
    stored: z.object({ asked: ChatMessage, reply: ChatMessage, session: ChatSession }),
    delta: z.object({ text: z.string() }),
    restart: z.object({}),
  },
})

/** Newest first. `q` searches titles and messages, ignoring case and accents; it is intended for API clients. */
export const listChatSessions = endpoint('GET /api/chat/sessions/', 'woman', {
  query: z.strictObject({ q: z.optional(text(200)) }),
  reply: z.object({ data: z.array(ChatSession) }),
})

/** The same search with its text in the body, since proxies may log addresses. */
export const searchChatSessions = endpoint('POST /api/chat/sessions/search/', 'woman', {
  limit: 'read',
  body: z.strictObject({ q: text(200) }),
  reply: z.object({ data: z.array(ChatSession) }),
})

/** One conversation with its messages, oldest first. */
export const findChatSession = endpoint('GET /api/chat/session/:id/', 'woman', {
  params: { id: PathId },
  reply: z.object({ data: z.object({ session: ChatSession, messages: z.array(ChatMessage) }) }),
})

export const renameChatSession = endpoint('PATCH /api/chat/session/:id/', 'woman', {
  params: { id: PathId },
  body: z.strictObject({ title: words(TITLE_MAX, () => t`Please give the conversation a name`) }),
  reply: z.object({ success: z.literal(true), message: z.string(), session: ChatSession }),
})

export const removeChatSession = endpoint('DELETE /api/chat/session/:id/', 'woman', { params: { id: PathId }, reply: Done })

/** Her rating of an answer; null removes it. */
export const giveFeedback = endpoint('POST /api/chat/messages/:id/feedback/', 'woman', {
  params: { id: PathId },
  body: z.strictObject({ feedback: z.nullable(z.enum(['up', 'down'], { error: () => t`Please give up, down or null` })) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: ChatMessage }),
})

/**
 * Stops an answer that is being made; the first `shown` characters are stored. Complete answers and safety answers stay
 * complete.
 */
export const stopAnswer = endpoint('POST /api/chat/messages/:id/stop/', 'woman', {
  // Stopping is idempotent by itself, and waits for an answer that has to be stored meanwhile.
  repeats: 'kept-by-feature',
  params: { id: PathId },
  body: z.strictObject({
    shown: z.number({ error: () => t`Please give a number of characters` }).check(z.gte(0), z.lte(20_000), z.multipleOf(1)),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: ChatMessage }),
})

/**
 * What the chat page needs before she writes: language and region, the host's language model, if any, and Lara's first
 * message in `welcome`.
 */
export const findCompanion = endpoint('GET /api/chat/companion/', 'woman', {
  reply: z.object({
    data: z.object({
      language: z.enum(['en', 'es', 'fr']),
      region: z.enum(['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere']),
      /** Name and location of the model, or null if none is configured. */
      model: z.nullable(z.object({ name: z.string(), place: z.string() })),
      welcome: z.object({ text: z.string(), chips: z.array(Chip) }),
      help_lines: z.array(HelpLine),
    }),
  }),
})
