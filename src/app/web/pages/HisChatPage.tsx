import { PartnerChatPage } from '../../../features/partner-chat/web/PartnerChatPage.tsx'
import { laterPart } from '../../../kit/web/Later.tsx'

const NotLinked = laterPart(
  () => import('../../../features/compass/web/NotLinked.tsx'),
  (part) => part.NotLinked,
)

/** His chat, and without a link what Compass says then. */
export function HisChatPage() {
  return <PartnerChatPage NotLinked={NotLinked} />
}
