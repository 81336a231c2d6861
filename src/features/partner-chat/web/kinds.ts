/** Types of the shared conversation in the partner's chat. */
import type { LocalAnswer, Outgoing } from '../../chat/web/conversation.ts'
import type { PartnerAnswerParts, PartnerMessage } from '../contract.ts'

export type PartnerKinds = { message: PartnerMessage; session: { readonly id: number }; outgoing: Outgoing; parts: PartnerAnswerParts }
export type PartnerLocalAnswer = LocalAnswer<PartnerAnswerParts>
