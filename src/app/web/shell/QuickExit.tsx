import DoorOpen from 'lucide-react/icons/door-open'
import { t } from '../../../kit/words.ts'
import styles from './QuickExit.module.css'

/**
 * Replaces the page with an empty one on one tap or Esc pressed twice; on every signed-in page. Handled by `boot.ts`,
 * so it works even if other scripts fail.
 */
export function QuickExit() {
  return (
    <button type="button" className={styles['exit']} data-quick-exit="" title={t`Leaves this page right away. Or press Esc twice.`}>
      <DoorOpen aria-hidden="true" />
      <span>{t`Quick exit`}</span>
    </button>
  )
}
