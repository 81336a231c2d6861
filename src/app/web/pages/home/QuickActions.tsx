import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PencilLine from 'lucide-react/icons/pencil-line'
import Share2 from 'lucide-react/icons/share-2'
import Waves from 'lucide-react/icons/waves'
import { memo, type ReactNode } from 'react'
import type { Dashboard } from '../../../../features/insights/contract.ts'
import { PLACES } from '../../../../features/logs/web/places.ts'
import { quickLogOf } from '../../../../features/logs/web/queries.ts'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

/** The cards next to the log. Those without a place are not links yet. */
const ACTIONS = [
  { title: t`Chat with Lara`, note: '24/7', icon: MessageCircleHeart, place: PLACES.chat },
  { title: t`Deep Insights`, note: t`Weekly`, icon: NotebookPen, place: PLACES.deepLog },
  { title: t`My Discovery Lab`, note: t`You and your partner`, icon: HeartHandshake, place: PLACES.discoveryLab },
  { title: 'EmberTides', note: t`Show how you are`, icon: Waves, place: PLACES.emberTides },
  { title: t`Share Progress`, note: t`Coming Soon`, icon: Share2, place: undefined },
] as const

function Inside({ icon: Icon, title, note }: { icon: typeof Waves; title: ReactNode; note: string }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.actionWords}>
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
    </>
  )
}

function LogAction({ dashboard }: { dashboard: Dashboard | undefined }) {
  const hasLog = dashboard?.this_week.days.find(({ day }) => day === dashboard.today)?.quick_log ?? false
  const { data } = useQuery({ ...quickLogOf(dashboard?.today ?? ''), enabled: hasLog })
  return (
    <Link to="/tracker/soft" search={data ? { entryId: data.id } : {}} className={styles.action} data-first="true">
      <Inside icon={PencilLine} title={hasLog ? t`Edit today's log` : t`Start Today's Log`} note={hasLog ? t`Saved for today` : t`5 min`} />
    </Link>
  )
}

/** Quick actions on Home. */
export const QuickActions = memo(function QuickActions({ dashboard }: { dashboard: Dashboard | undefined }) {
  return (
    <Card title={t`Quick Actions`}>
      <ul className={styles.actions}>
        <li>
          <LogAction dashboard={dashboard} />
        </li>
        {ACTIONS.map(({ title, note, icon, place }) => (
          <li key={title}>
            {place ? (
              <Link to={place} className={styles.action}>
                <Inside icon={icon} title={title} note={note} />
              </Link>
            ) : (
              <div className={styles.action} data-soon="true">
                <Inside icon={icon} title={title} note={note} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
})
