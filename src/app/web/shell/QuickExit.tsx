import DoorOpen from 'lucide-react/icons/door-open'
import { useEffect } from 'react'
import { leaveAtOnce, leaveOnEscapeTwice } from '../quick-exit.ts'
import styles from './QuickExit.module.css'

/** The way out that leaves no trace on the screen: one tap, or Esc twice. Stands on every signed-in page. */
export function QuickExit() {
  useEffect(leaveOnEscapeTwice, [])
  return (
    <button type="button" className={styles['exit']} onClick={leaveAtOnce} title="Leaves at once. Or press Esc twice.">
      <DoorOpen aria-hidden="true" />
      <span>Quick exit</span>
    </button>
  )
}
