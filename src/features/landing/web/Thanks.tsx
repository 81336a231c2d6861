import type { ReactNode } from 'react'
import styles from './Thanks.module.css'

/** Replaces a form that was sent. Takes the focus, so that it is announced and the focus is not lost with the form. */
export function Thanks({ children }: { children: ReactNode }) {
  return (
    <p className={styles.thanks} tabIndex={-1} ref={(node) => node?.focus({ preventScroll: true })}>
      {children}
    </p>
  )
}
