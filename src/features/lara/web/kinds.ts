/** Types of the shared conversation in Lara's chat. */
import type { AnswerParts } from '../../answers/contract.ts'
import type { ConversationState, LocalAnswer, Outgoing } from '../../chat/web/conversation.ts'
import type { ChatMessage, ChatSession, NewMessage } from '../contract.ts'

/** A message that is not stored yet; `brought` names text that another page inserted. */
export type HerOutgoing = Outgoing & { readonly type?: NewMessage['message_type']; readonly brought?: NewMessage['brought'] }

export type HerKinds = { message: ChatMessage; session: ChatSession; outgoing: HerOutgoing; parts: AnswerParts }
export type HerConversation = ConversationState<HerKinds>
export type HerLocalAnswer = LocalAnswer<AnswerParts>
