import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './TrackerLink.module.css'

/** Link to the tracker at the top of each page about logs. */
export function TrackerLink() {
  return (
    <Link to="/tracker" className={buttonClass('quiet', styles.back)}>
      <ArrowLeft aria-hidden="true" />
      <span>{t`Back to Tracker`}</span>
    </Link>
  )
}
