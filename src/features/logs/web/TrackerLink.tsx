import { Link, useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './TrackerLink.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Where a log was opened; from there she comes back after saving. Absent: the tracker. */
    backTo?: 'day'
  }
}

/** The way back to the page on which a log was opened; undefined if that is the tracker. */
export function useWayBack(): { words: string; go: () => void } | undefined {
  const router = useRouter()
  const backTo = useLocation({ select: ({ state }) => state.backTo })
  if (backTo === undefined) return undefined
  return { words: t`Back to the day`, go: () => router.history.back() }
}

/** Link to the tracker, or the way back, at the top of each page about logs. */
export function TrackerLink() {
  const wayBack = useWayBack()
  const icon = <ArrowLeft aria-hidden="true" />
  if (wayBack) {
    return (
      <Button variant="quiet" className={styles.back} icon={icon} onClick={wayBack.go}>
        {wayBack.words}
      </Button>
    )
  }
  return (
    <Link to="/tracker" className={buttonClass('quiet', styles.back)}>
      {icon}
      <span>{t`Back to Tracker`}</span>
    </Link>
  )
}
