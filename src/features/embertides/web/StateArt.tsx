import type { ReactNode } from 'react'
import type { TideState } from '../contract.ts'
import styles from './StateArt.module.css'

const ART: Record<TideState, ReactNode> = {
  energy: (
    <>
      <circle cx="16" cy="16" r="13" className={styles.halo} />
      <circle cx="16" cy="16" r="8" className={styles.ember} />
    </>
  ),
  focus: (
    <g className={styles.rings}>
      <circle cx="16" cy="16" r="3" className={styles.heart} />
      <circle cx="16" cy="16" r="7.5" />
      <circle cx="16" cy="16" r="12.5" opacity="0.65" />
    </g>
  ),
  tension: <path className={styles.waves} d="M3 11q4.3-5 8.7 0t8.6 0 8.7 0M3 18q4.3-5 8.7 0t8.6 0 8.7 0M3 25q4.3-5 8.7 0t8.6 0 8.7 0" />,
}

/** Icon of a value: ember, rings or waves. */
export function StateArt({ state }: { state: TideState }) {
  return (
    <svg className={styles.art} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      {ART[state]}
    </svg>
  )
}
