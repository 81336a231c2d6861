import { Link, useLocation, useRouter } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './TrackerLink.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set when the page was opened from the history; then the link goes back and restores the scroll position. */
    isFromHistory?: boolean
  }
}

/** Returns a function that opens the history: with Back when the page was opened from there. */
export function useWayToHistory(): () => void {
  const router = useRouter()
  const isFromHistory = useLocation({ select: ({ state }) => state.isFromHistory === true })
  return () => {
    if (isFromHistory) router.history.back()
    else void router.navigate({ to: '/tracker/history' })
  }
}

/** Link to the history at the top of an entry. */
export function HistoryLink() {
  const goBack = useWayToHistory()
  return (
    <Link
      to="/tracker/history"
      className={buttonClass('quiet', styles.back)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        goBack()
      }}
    >
      <ArrowLeft aria-hidden="true" />
      <span>{t`Back to History`}</span>
    </Link>
  )
}
