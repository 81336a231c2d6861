/** Lara: the companion she talks to. Her conversations, what Lara answers and what each answer rests on. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, text, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/** A message that is longer is refused before anything else is done with it. */
export const MESSAGE_MAX = 4_000
export const TITLE_MAX = 80
export const SESSIONS_MAX = 500
/** How long one answer may take in all, in milliseconds (product.md §6: an answer within 10 s). */
export const ANSWER_BUDGET_MS = 8_000

export const EMPTY_MESSAGE = t`Please write something first.`
export const CHAT_FAILED = t`I'm sorry, I'm having trouble connecting right now. Please try again in a moment.`
export const NO_CONTENT = t`API response received but no content found`
export const NO_SUCH_SESSION = t`This conversation is no longer here. Please start a new one.`

/** What the three chips send (spec §7). */
export const CHIP_MESSAGES = { facts: 'Quick Facts', pattern: 'TRACK_PROGRESS_REQUEST', breathing: 'Breathing Exercise' } as const
export const PROGRESS_REQUEST = 'progress_request'

/** The classes of lara.md §1 that are answered from fixed text; ordinary speech has none. */
export const SAFETY_CLASSES = ['C1', 'C2', 'M1', 'M2', 'D', 'X', 'I', 'P'] as const

/** A line or a page where people help. `phone` is as people write it, `dial` as a phone takes it; `sms` is a number to text, `body` what to write. */
export const HelpLine = z.object({
  name: z.string(),
  what: z.string(),
  phone: z.nullable(z.string()),
  dial: z.nullable(z.string()),
  sms: z.nullable(z.object({ number: z.string(), body: z.string() })),
  url: z.nullable(z.string()),
})
export type HelpLine = z.infer<typeof HelpLine>

/** Where a statement comes from; `verified` says whether we read it there ourselves, `on` when. */
export const Source = z.object({ authority: z.string(), citation: z.string(), verified: z.boolean(), on: LocalDate })
export type Source = z.infer<typeof Source>

/** One day behind a number she was told: `words` is what stands in her notes, `log_id` its entry page when it has one. */
export const ShownRow = z.object({
  day: LocalDate,
  words: z.string(),
  log_type: z.nullable(z.enum(['quick_log', 'deep_log'])),
  log_id: z.nullable(Id),
})
export type ShownRow = z.infer<typeof ShownRow>

/** What she may tap next: it is sent as if she had written `message`. */
export const Chip = z.object({ label: z.string(), message: z.string(), message_type: z.nullable(z.literal(PROGRESS_REQUEST)) })
export type Chip = z.infer<typeof Chip>

/**
 * What an answer carries beside its text. `layer` tells who made it; `class` what was recognised (fixed text); `rows` the notes behind its
 * numbers and `missing` the days of its time without one; `exercise` opens the paced breathing on the page.
 */
export const AnswerParts = z.object({
  layer: z.enum(['safety', 'knowledge', 'own_data', 'guide', 'unknown', 'model']),
  class: z.nullable(z.enum(SAFETY_CLASSES)),
  help_lines: z.array(HelpLine),
  sources: z.array(Source),
  rows: z.array(ShownRow),
  missing: z.array(LocalDate),
  chips: z.array(Chip),
  exercise: z.nullable(z.literal('breathing')),
})
export type AnswerParts = z.infer<typeof AnswerParts>

/** `state` of Lara's message: being made, whole, stopped by her, or never finished. `language` is that of the text. Her own messages carry no parts. */
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

/** A conversation. `title` is hers, or the beginning of her first message; `updated_at` that of its last message. */
export const ChatSession = z.object({ id: Id, title: z.string(), created_at: Instant, updated_at: Instant, message_count: z.number() })
export type ChatSession = z.infer<typeof ChatSession>

/** Begins a conversation. It is in her list once it holds a message. Counted with the reads, so that no flood of writes keeps her from help. */
export const createChatSession = endpoint({
  method: 'POST',
  path: '/api/chat/session/create/',
  access: 'woman',
  limit: 'read',
  status: 201,
  reply: z.object({ success: z.literal(true), session: ChatSession }),
})

/** The message as the server takes it, trimmed. */
export const NewMessage = z.strictObject({
  message: words(MESSAGE_MAX, EMPTY_MESSAGE),
  session_id: Id,
  message_type: z.optional(z.literal(PROGRESS_REQUEST, { error: t`Please leave message_type out, or give progress_request` })),
})
export type NewMessage = z.infer<typeof NewMessage>

/** `message` and `ai_response` are the same text (spec §3). */
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
 * Stores her message, then answers it. With `Accept: text/event-stream` the answer arrives in pieces: `stored`, `delta`, `restart` (forget
 * the text so far), then `done` with the plain reply, or `failed` with the refusal. An `Idempotency-Key` seen before is answered with the
 * first answer; where that one failed, it is made after all. Crises and emergencies are never counted against a limit.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat/send/',
  access: 'woman',
  body: NewMessage,
  reply: Answered,
  limit: 'chat',
  counted: 'by-room',
  repeats: 'kept-by-room',
  events: {
    stored: z.object({ asked: ChatMessage, reply: ChatMessage, session: ChatSession }),
    delta: z.object({ text: z.string() }),
    restart: z.object({}),
  },
})

/** Newest first. `q` seeks in titles and messages, without regard to case and accents. */
export const listChatSessions = endpoint({
  method: 'GET',
  path: '/api/chat/sessions/',
  access: 'woman',
  query: z.strictObject({ q: z.optional(text(200)) }),
  reply: z.object({ data: z.array(ChatSession) }),
})

/** One conversation with its messages, oldest first. */
export const findChatSession = endpoint({
  method: 'GET',
  path: '/api/chat/session/:id/',
  access: 'woman',
  params: { id: PathId },
  reply: z.object({ data: z.object({ session: ChatSession, messages: z.array(ChatMessage) }) }),
})

export const renameChatSession = endpoint({
  method: 'PATCH',
  path: '/api/chat/session/:id/',
  access: 'woman',
  params: { id: PathId },
  body: z.strictObject({ title: words(TITLE_MAX, t`Please give the conversation a name`) }),
  reply: z.object({ success: z.literal(true), message: z.string(), session: ChatSession }),
})

export const removeChatSession = endpoint({
  method: 'DELETE',
  path: '/api/chat/session/:id/',
  access: 'woman',
  params: { id: PathId },
  reply: Done,
})

/** Her thumb under an answer; null takes it back. */
export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/chat/messages/:id/feedback/',
  access: 'woman',
  params: { id: PathId },
  body: z.strictObject({ feedback: z.nullable(z.enum(['up', 'down'], { error: t`Please give up, down or null` })) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: ChatMessage }),
})

/** Stops an answer that is being made: what she had seen (so many characters) is kept. One that is whole already stays whole, and so does help. */
export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/chat/messages/:id/stop/',
  access: 'woman',
  // Stopping twice is stopping once, and it may wait for an answer that itself must reach the store.
  repeats: 'kept-by-room',
  params: { id: PathId },
  body: z.strictObject({
    shown: z.number({ error: t`Please give a number of characters` }).check(z.gte(0), z.lte(20_000), z.multipleOf(1)),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: ChatMessage }),
})

/** What the chat page must know before she writes: her language and region, and the language model of the host, if there is one. `welcome` is Lara's first message. */
export const findCompanion = endpoint({
  method: 'GET',
  path: '/api/chat/companion/',
  access: 'woman',
  reply: z.object({
    data: z.object({
      language: z.enum(['en', 'es', 'fr']),
      region: z.enum(['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere']),
      /** The model's name and where it runs, or null when none is set up. */
      model: z.nullable(z.object({ name: z.string(), place: z.string() })),
      welcome: z.object({ text: z.string(), chips: z.array(Chip) }),
      help_lines: z.array(HelpLine),
    }),
  }),
})
