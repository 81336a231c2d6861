/** The partner's chat with Lara. It shares the safety rules and the knowledge, and reads none of the woman's data. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Id, Instant, PathId, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { Chip } from '../answers/contract.ts'
import { Source } from '../knowledge/contract.ts'
import { EMPTY_MESSAGE, MESSAGE_MAX } from '../chat/contract.ts'
import { HelpLine, SAFETY_CLASSES } from '../safety/contract.ts'

/** Error text when the server gives none. */
export const PARTNER_CHAT_FAILED: Message = () => t`Sorry, I couldn't process your message. Please try again.`
/** Retention of his messages, in days. */
export const KEPT_DAYS = 90

export const NO_SUCH_CONVERSATION: Message = () => t`This conversation is no longer here. Please start a new one.`

/** Languages of the partner's chat. */
export const PartnerLanguage = z.enum(['en', 'es', 'fr'])

/** Parts of an answer beside its text: the safety class if one was recognised, help lines, sources, and chips. */
export const PartnerAnswerParts = z.object({
  layer: z.enum(['safety', 'knowledge', 'guide', 'unknown']),
  class: z.nullable(z.enum(SAFETY_CLASSES)),
  help_lines: z.array(HelpLine),
  sources: z.array(Source),
  chips: z.array(Chip),
})
export type PartnerAnswerParts = z.infer<typeof PartnerAnswerParts>

/**
 * `state` is `pending` while an answer is made, `failed` if none could be made; his own messages are always `done`.
 * `language` is that of the text.
 */
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

/** Lara's greeting, the chips and the help lines, before he has written anything. */
export const findPartnerCompanion = endpoint('GET /api/compass/chat/companion/', 'partner', {
  query: z.strictObject({ language: z.optional(PartnerLanguage) }),
  reply: z.object({
    data: z.object({
      language: PartnerLanguage,
      welcome: z.object({ text: z.string(), chips: z.array(Chip) }),
      help_lines: z.array(HelpLine),
      /** His latest stored conversation, or null. */
      session_id: z.nullable(Id),
    }),
  }),
})

/** Creates a conversation. Limited with the reads, so that a flood of writes cannot block help. */
export const createPartnerSession = endpoint('POST /api/compass/chat/session/create/', 'partner', {
  limit: 'read',
  status: 201,
  reply: z.object({ success: z.literal(true), session: z.object({ id: Id }) }),
})

/**
 * Stores his message, then answers it; `message` and `ai_response` are the same text. Without a `session_id` a
 * conversation is created. A known `Idempotency-Key` returns the first answer, or makes it again if it failed. Crises
 * and emergencies are never limited, and are answered without a link, too: then nothing is stored, and `session_id` is
 * null.
 */
export const sendPartnerMessage = endpoint('POST /api/compass/chat/send/', 'partner', {
  limit: 'chat',
  counted: 'by-feature',
  repeats: 'kept-by-feature',
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

export const findPartnerSession = endpoint('GET /api/compass/chat/session/:id/', 'partner', {
  params: { id: PathId },
  reply: z.object({ data: z.object({ messages: z.array(PartnerMessage) }) }),
})

/** Removes one of his conversations with all its messages. */
export const removePartnerSession = endpoint('DELETE /api/compass/chat/session/:id/', 'partner', {
  params: { id: PathId },
  reply: z.object({ success: z.literal(true), message: z.string() }),
})
