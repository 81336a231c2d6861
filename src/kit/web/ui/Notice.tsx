import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Notice.module.css'

type NoticeProps = { label: string; icon: ReactNode; words: ReactNode; className?: string | undefined; children: ReactNode }

/** A notice over the page: an icon with words, and buttons as children. `className` places it. */
export function Notice({ label, icon, words, className, children }: NoticeProps) {
  return (
    <section aria-label={label} className={classNames(styles['notice'], className)}>
      <p className={styles['words']}>
        {icon}
        <span>{words}</span>
      </p>
      <div className={styles['actions']}>{children}</div>
    </section>
  )
}
