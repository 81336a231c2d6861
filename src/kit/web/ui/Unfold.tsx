import type { ReactNode } from 'react'
import styles from './Unfold.module.css'

/** Something that unfolds below its name. */
export function Unfold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
