/** Types of the shared conversation in the partner's chat. */
import type { ShownParts } from '../../chat/web/Answer.tsx'
import type { Outgoing } from '../../chat/web/conversation.ts'
import type { PartnerMessage } from '../contract.ts'

export type PartnerKinds = { message: PartnerMessage; session: { readonly id: number }; outgoing: Outgoing; parts: ShownParts }
