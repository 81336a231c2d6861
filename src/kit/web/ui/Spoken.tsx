import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Spoken.module.css'

/** Reads out what comes into it. It stands on the page before its words do, since a region that arrives with them is not heard. */
export function Spoken({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={classNames(styles.spoken, className)}>
      {children}
    </div>
  )
}
