import { PartnerChatPage } from '../../../features/partner-chat/web/PartnerChatPage.tsx'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'

const NotLinked = lazyPart(
  () => import('../../../features/compass/web/NotLinked.tsx'),
  (part) => part.NotLinked,
)

/** The partner's chat, or the "not linked" page without a link. */
export function CompassChatPage() {
  return <PartnerChatPage NotLinked={NotLinked} />
}
