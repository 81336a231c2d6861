import Compass from 'lucide-react/icons/compass'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import PencilLine from 'lucide-react/icons/pencil-line'
import Settings from 'lucide-react/icons/settings'
import type { LucideIcon } from 'lucide-react'
import type { SessionUser } from '../../kit/web/session.ts'

/** One entry of the navigation; `stands` turns true when the page does. */
export type NavigationItem = {
  readonly label: string
  readonly to: '/home' | '/chat' | '/tracker' | '/add-partner' | '/settings' | '/partner/compass' | '/partner/chat'
  readonly icon: LucideIcon
  readonly stands: boolean
}

const woman: readonly NavigationItem[] = [
  { label: 'Home', to: '/home', icon: House, stands: true },
  { label: 'Chat', to: '/chat', icon: MessageCircleHeart, stands: true },
  { label: 'Tracker', to: '/tracker', icon: PencilLine, stands: true },
  { label: 'Compass', to: '/add-partner', icon: HeartHandshake, stands: true },
  { label: 'Settings', to: '/settings', icon: Settings, stands: true },
]

const partner: readonly NavigationItem[] = [
  { label: 'Compass', to: '/partner/compass', icon: Compass, stands: true },
  { label: 'Chat', to: '/partner/chat', icon: MessageCircleHeart, stands: true },
]

/** The navigation of spec §2 for one kind of account: the pages of it that stand. Nothing links to one that does not. */
export function navigationOf(kind: SessionUser['user_type']): readonly NavigationItem[] {
  return (kind === 'partner' ? partner : woman).filter((item) => item.stands)
}
