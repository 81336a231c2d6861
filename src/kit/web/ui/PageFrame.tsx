import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './PageFrame.module.css'

type PageFrameProps = { isNarrow?: boolean; className?: string | undefined; children: ReactNode }

/** A page of cards in one centred column; `isNarrow` for text and forms. */
export function PageFrame({ isNarrow = false, className, children }: PageFrameProps) {
  return <div className={classNames(styles.page, isNarrow && styles.narrow, className)}>{children}</div>
}
