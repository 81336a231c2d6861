import Timer from 'lucide-react/icons/timer'
import { type RefObject, useEffect, useState } from 'react'
import { t } from '../../../kit/words.ts'
import styles from './Log.module.css'

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Time spent on this log, m:ss. Pauses while the page is hidden; not announced by screen readers. */
export function ElapsedTime({ seconds }: { seconds: RefObject<number> }) {
  const [elapsed, setElapsed] = useState(seconds.current)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      seconds.current += 1
      setElapsed(seconds.current)
    }, 1_000)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <span className={styles.timer} role="timer" aria-live="off" aria-label={t`Time so far ${toClock(elapsed)}`}>
      <Timer aria-hidden="true" />
      <span aria-hidden="true">{toClock(elapsed)}</span>
    </span>
  )
}
