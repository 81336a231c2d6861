import type { ReactNode } from 'react'
import { Card, type CardTone } from './Card.tsx'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './StatCard.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type StatCardProps = {
  label: ReactNode
  icon: ReactNode
  tone: CardTone
  /** The number as displayed; `undefined` when there is none. */
  value: ReactNode
  unit?: ReactNode
  hint?: ReactNode
  emptyText?: string | undefined
  className?: string | undefined
}

/** One number of today. Without one it shows a dash and says that nothing is logged. */
export function StatCard({ label, icon, tone, value, unit, hint, emptyText = t`Not logged`, className }: StatCardProps) {
  const isEmpty = value === undefined
  return (
    <Card as="div" tone={tone} className={classNames(styles.stat, className)}>
      <span className={classNames(styles.icon, styles[tone])}>{icon}</span>
      <p className={styles.label}>{label}</p>
      <p className={styles.line}>
        {isEmpty ? (
          <>
            <span className={styles.number} aria-hidden="true">
              –
            </span>
            {hint ? <VisuallyHidden>{emptyText}</VisuallyHidden> : <span className={styles.hint}>{emptyText}</span>}
          </>
        ) : (
          <>
            <span className={styles.number}>{value}</span> {unit && <span>{unit}</span>}
          </>
        )}
      </p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </Card>
  )
}
