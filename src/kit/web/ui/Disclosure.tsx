import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

/** Content that expands below its name. */
export function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
