import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PageFrame.module.css'

/** A page of cards in one centred column. */
export function PageFrame({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.page, className)}>{children}</div>
}
