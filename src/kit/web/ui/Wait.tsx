import type { ReactNode } from 'react'
import { useLate } from './use-late.ts'
import styles from './Wait.module.css'
import { WaitRing } from './WaitRing.tsx'

/** Says what we wait for, once the wait has lasted 300 ms. */
export function Wait({ label }: { label: ReactNode }) {
  const isLate = useLate(true)
  return (
    <div role="status" className={styles.wait}>
      {isLate && (
        <>
          <WaitRing />
          <span>{label}</span>
        </>
      )}
    </div>
  )
}

/** The shape of text that is about to come; silent, so stand a `Wait` beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}
