import DoorOpen from 'lucide-react/icons/door-open'
import { t } from '../../../kit/words.ts'
import styles from './QuickExit.module.css'

/**
 * The way out that leaves no trace on the screen: one tap, or Esc twice. Stands on every signed-in page. It works before this script has
 * come, and when it has failed: `first-look.ts` watches over it.
 */
export function QuickExit() {
  return (
    <button type="button" className={styles['exit']} data-quick-exit="" title={t`Leaves at once. Or press Esc twice.`}>
      <DoorOpen aria-hidden="true" />
      <span>{t`Quick exit`}</span>
    </button>
  )
}
