import type { ReactNode } from 'react'
import styles from './Thanks.module.css'

/** Takes the place of a form that was sent. The focus moves here, so that it is read aloud and not lost with the form. */
export function Thanks({ children }: { children: ReactNode }) {
  return (
    <p className={styles.thanks} tabIndex={-1} ref={(node) => node?.focus({ preventScroll: true })}>
      {children}
    </p>
  )
}
