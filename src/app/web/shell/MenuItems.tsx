import { Link } from '@tanstack/react-router'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Bell from 'lucide-react/icons/bell'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartLine from 'lucide-react/icons/chart-line'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Pill from 'lucide-react/icons/pill'
import FlaskConical from 'lucide-react/icons/flask-conical'
import History from 'lucide-react/icons/history'
import Waves from 'lucide-react/icons/waves'
import { t } from '../../../kit/words.ts'
import type { NavigationItem } from '../navigation.ts'
import styles from './MobileMenu.module.css'

/** Her pages without a tab. */
const PAGES: readonly NavigationItem[] = [
  { label: t`Calendar`, to: '/calendar', icon: CalendarDays },
  { label: t`Trends`, to: '/insights', icon: ChartLine },
  { label: t`Patterns`, to: '/patterns', icon: ArrowLeftRight },
  { label: t`Experiments`, to: '/experiments', icon: FlaskConical },
  { label: t`Check-ins`, to: '/check-ins', icon: ClipboardList },
  { label: 'EmberTides', to: '/embertides', icon: Waves },
  { label: t`Treatments`, to: '/treatments', icon: Pill },
  { label: t`Reminders`, to: '/reminders', icon: Bell },
  { label: t`History`, to: '/tracker/history', icon: History },
  { label: t`Help`, to: '/help', icon: CircleHelp },
]

type MenuItemsProps = {
  /** Whether to list her pages that have no tab. */
  hasMore: boolean
  /** The pages that have a tab, which only a phone lists here as well. */
  tabs: readonly NavigationItem[]
}

/** The pages in the menu. */
export function MenuItems({ hasMore, tabs }: MenuItemsProps) {
  const more = hasMore ? PAGES : []
  return (
    <nav aria-label={t`Menu`}>
      <ul className={styles['items']}>
        {[...more, ...tabs].map(({ to, label, icon: Icon }, at) => (
          <li key={to} className={at < more.length ? undefined : styles['tab']}>
            <Link to={to} className={styles['item']} activeProps={{ className: styles['here'] ?? '' }}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
