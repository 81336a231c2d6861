import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './EmptyState.module.css'

type EmptyStateProps = { picture: ReactNode; text: ReactNode; action?: ReactNode; className?: string | undefined }

/** Placeholder of an empty list: a picture, a sentence, one button. */
export function EmptyState({ picture, text, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {picture}
      <p>{text}</p>
      {action}
    </div>
  )
}
