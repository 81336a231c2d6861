/** The partner's chat with Lara: her rules and knowledge, and nothing of the woman's; it knows only what he writes here. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, PathId, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'
import { Chip, EMPTY_MESSAGE, HelpLine, MESSAGE_MAX, SAFETY_CLASSES, Source } from '../lara/contract.ts'

/** What he reads where no better word came (spec §8). */
export const PARTNER_CHAT_FAILED = t`Sorry, I couldn't process your message. Please try again.`
/** How long his messages are kept, in days. */
export const KEPT_DAYS = 90

export const NO_SUCH_CONVERSATION = t`This conversation is no longer here. Please start a new one.`

/** The languages he may read and write here. */
export const PartnerLanguage = z.enum(['en', 'es', 'fr'])

/** What an answer is made of, beside its text: the class where one was recognised, help lines, sources, and what may be asked next. */
export const PartnerAnswerParts = z.object({
  layer: z.enum(['safety', 'knowledge', 'guide', 'unknown']),
  class: z.nullable(z.enum(SAFETY_CLASSES)),
  help_lines: z.array(HelpLine),
  sources: z.array(Source),
  chips: z.array(Chip),
})
export type PartnerAnswerParts = z.infer<typeof PartnerAnswerParts>

/** `state` is `pending` while an answer is made and `failed` where none could be; his own messages are always `done`. `language` is that of the text. */
export const PartnerMessage = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  at: Instant,
  state: z.enum(['done', 'pending', 'failed']),
  language: PartnerLanguage,
  parts: z.nullable(PartnerAnswerParts),
})
export type PartnerMessage = z.infer<typeof PartnerMessage>

/** Lara's first words, what he may ask, and the help lines, before he wrote anything. */
export const findPartnerCompanion = endpoint({
  method: 'GET',
  path: '/api/compass/chat/companion/',
  access: 'partner',
  query: z.strictObject({ language: z.optional(PartnerLanguage) }),
  reply: z.object({
    data: z.object({
      language: PartnerLanguage,
      welcome: z.object({ text: z.string(), chips: z.array(Chip) }),
      help_lines: z.array(HelpLine),
      /** His latest conversation, where there is one that is still kept. */
      session_id: z.nullable(Id),
    }),
  }),
})

/** Begins a conversation. Counted with the reads, so that no flood of writes keeps him from help. */
export const createPartnerSession = endpoint({
  method: 'POST',
  path: '/api/compass/chat/session/create/',
  access: 'partner',
  limit: 'read',
  status: 201,
  reply: z.object({ success: z.literal(true), session: z.object({ id: Id }) }),
})

/**
 * Stores his message, then answers it; `message` and `ai_response` are the same words. Without a `session_id` a conversation is begun. An
 * `Idempotency-Key` seen before is answered with the first answer; where that one failed, it is made after all. Crises and emergencies are never
 * counted, and are answered without a link, too: then nothing is kept, and `session_id` is null.
 */
export const sendPartnerMessage = endpoint({
  method: 'POST',
  path: '/api/compass/chat/send/',
  access: 'partner',
  limit: 'chat',
  counted: 'by-room',
  repeats: 'kept-by-room',
  body: z.strictObject({ message: words(MESSAGE_MAX, EMPTY_MESSAGE), session_id: z.optional(Id), language: z.optional(PartnerLanguage) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    ai_response: z.string(),
    session_id: z.nullable(Id),
    asked: PartnerMessage,
    reply: PartnerMessage,
  }),
})

export const findPartnerSession = endpoint({
  method: 'GET',
  path: '/api/compass/chat/session/:id/',
  access: 'partner',
  params: { id: PathId },
  reply: z.object({ data: z.object({ messages: z.array(PartnerMessage) }) }),
})

/** Removes a conversation of his with all its messages. */
export const removePartnerSession = endpoint({
  method: 'DELETE',
  path: '/api/compass/chat/session/:id/',
  access: 'partner',
  params: { id: PathId },
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
