import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PencilLine from 'lucide-react/icons/pencil-line'
import Share2 from 'lucide-react/icons/share-2'
import Waves from 'lucide-react/icons/waves'
import { PLACES } from '../../../../features/logs/web/places.ts'
import type { About } from '../../../../features/onboarding/contract.ts'
import { about } from '../../../../features/onboarding/web/queries.ts'
import type { LocalDate } from '../../../../kit/local-date.ts'
import { t } from '../../../../kit/words.ts'
import styles from './QuickActions.module.css'
import { useTodaysLog } from './use-todays-log.ts'

/** What she can do besides the log. */
const ACTIONS = [
  { key: 'chat', title: t`Chat with Lara`, note: '24/7', icon: MessageCircleHeart, place: PLACES.chat },
  { key: 'deep', title: t`Deep Insights`, note: t`Weekly`, icon: NotebookPen, place: PLACES.deepLog },
  { key: 'lab', title: t`My Discovery Lab`, note: t`You and your partner`, icon: HeartHandshake, place: PLACES.discoveryLab },
  { key: 'tides', title: 'EmberTides', note: t`Show how you are`, icon: Waves, place: PLACES.emberTides },
  { key: 'report', title: t`Share Progress`, note: t`A page for your doctor`, icon: Share2, place: PLACES.report },
] as const

/** The action that serves a goal, where there is one. */
const FOR_GOAL: Partial<Record<NonNullable<About['goals']>[number], (typeof ACTIONS)[number]['key']>> = {
  'Improve mood': 'tides',
  'Boost energy': 'tides',
  'Enhance focus': 'tides',
  'Track symptoms': 'deep',
  'Understand patterns': 'deep',
  'Get support': 'chat',
}

function Inside({ icon: Icon, title, note }: { icon: typeof Waves; title: string; note: string }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
    </>
  )
}

function LogAction({ today }: { today: LocalDate }) {
  const { answers, entry } = useTodaysLog(today)
  const hasLog = answers !== undefined
  return (
    <Link to="/tracker/soft" search={entry ? { entryId: entry.id } : {}} className={styles.action} data-first="true">
      <Inside icon={PencilLine} title={hasLog ? t`Edit today's log` : t`Start Today's Log`} note={hasLog ? t`Saved for today` : t`5 min`} />
    </Link>
  )
}

/** Quick actions in one row that scrolls; after the log, those that serve the goals she chose at signup. */
export function QuickActions({ today }: { today: LocalDate }) {
  const { data } = useQuery(about)
  const wanted = new Set(data?.goals?.map((goal) => FOR_GOAL[goal]))
  const sorted = ACTIONS.toSorted((one, other) => Number(wanted.has(other.key)) - Number(wanted.has(one.key)))
  return (
    <section aria-labelledby="quick-actions" className={styles.section}>
      <h2 id="quick-actions">{t`Quick Actions`}</h2>
      <ul className={styles.actions}>
        <li>
          <LogAction today={today} />
        </li>
        {sorted.map(({ key, title, note, icon, place }) => (
          <li key={key}>
            <Link to={place} className={styles.action}>
              <Inside icon={icon} title={title} note={note} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
