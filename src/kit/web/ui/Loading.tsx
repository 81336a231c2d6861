import type { ReactNode } from 'react'
import { useLate } from './use-delayed.ts'
import styles from './Loading.module.css'
import { Spinner } from './Spinner.tsx'

/** Shows what is loading, after 300 ms. */
export function Loading({ label }: { label: ReactNode }) {
  const isLate = useLate(true)
  return (
    <div role="status" className={styles.wait}>
      {isLate && (
        <>
          <Spinner />
          <span>{label}</span>
        </>
      )}
    </div>
  )
}

/** Placeholder lines for text that is loading; silent, so place a `Loading` beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
