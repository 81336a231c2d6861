import { lazy } from 'react'
import { PartnerChatPage } from '../../../features/partner-chat/web/PartnerChatPage.tsx'

const NotLinked = lazy(async () => ({ default: (await import('../../../features/compass/web/NotLinked.tsx')).NotLinked }))

/** His chat, and without a link what Compass says then. */
export function HisChatPage() {
  return <PartnerChatPage NotLinked={NotLinked} />
}
