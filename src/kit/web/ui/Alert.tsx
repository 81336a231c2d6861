import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { LucideIcon } from 'lucide-react/types'
import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { classNames } from './class-names.ts'

/** The kind of an alert. */
export type AlertTone = 'danger' | 'ok' | 'info' | 'gold'

const SIGNS: Record<AlertTone, LucideIcon> = { danger: TriangleAlert, ok: CircleCheck, info: Info, gold: Lightbulb }

type AlertProps = {
  tone: AlertTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string | undefined
}

/** A message that stays on the page. `danger` is announced at once; other announcements use a `LiveRegion`. */
export function Alert({ tone, title, children, action, className }: AlertProps) {
  const Sign = SIGNS[tone]
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classNames(styles.alert, styles[tone], className)}>
      <Sign className={styles.sign} aria-hidden="true" />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
