import Compass from 'lucide-react/icons/compass'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import PencilLine from 'lucide-react/icons/pencil-line'
import Settings from 'lucide-react/icons/settings'
import type { LucideIcon } from 'lucide-react'
import type { SessionUser } from '../../kit/web/session.ts'
import { t } from '../../kit/words.ts'

/** One entry of the navigation; `to` is a path. */
export type NavigationItem = { readonly label: string; readonly to: string; readonly icon: LucideIcon }

const woman: readonly NavigationItem[] = [
  { label: t`Home`, to: '/home', icon: House },
  { label: t`Chat`, to: '/chat', icon: MessageCircleHeart },
  { label: t`Tracker`, to: '/tracker', icon: PencilLine },
  { label: t`Settings`, to: '/settings', icon: Settings },
  // Last, because it needs a partner, and many women have none.
  { label: 'Compass', to: '/add-partner', icon: HeartHandshake },
]

const partner: readonly NavigationItem[] = [
  { label: 'Compass', to: '/partner/compass', icon: Compass },
  { label: t`Chat`, to: '/partner/chat', icon: MessageCircleHeart },
]

/** The navigation of one type of account (docs/product.md, section 2). */
export function navigationOf(kind: SessionUser['user_type']): readonly NavigationItem[] {
  return kind === 'partner' ? partner : woman
}
