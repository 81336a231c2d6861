import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './LiveRegion.module.css'

/**
 * Announces its content. It must be on the page before its content, because a region that appears together with its
 * text is not announced.
 */
export function LiveRegion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={classNames(styles.spoken, className)}>
      {children}
    </div>
  )
}
