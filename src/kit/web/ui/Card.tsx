import { type ReactNode, useId } from 'react'
import styles from './Card.module.css'
import { classNames } from './class-names.ts'

/** The background of a card. */
export type CardTone = 'plain' | 'plum' | 'gold' | 'tide' | 'ember'

type CardProps = {
  as?: 'section' | 'div' | 'article' | undefined
  tone?: CardTone | undefined
  title?: ReactNode
  level?: 2 | 3 | undefined
  action?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A section of a page. With a title it is a region named by its heading, with `action` beside the heading. */
export function Card({ as, tone = 'plain', title, level = 2, action, className, children }: CardProps) {
  const headingId = useId()
  const hasTitle = title !== undefined && title !== null
  const Box = as ?? (hasTitle ? 'section' : 'div')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Box className={classNames(styles.card, styles[tone], className)} aria-labelledby={hasTitle && Box !== 'div' ? headingId : undefined}>
      {hasTitle && (
        <div className={styles.head}>
          <Heading id={headingId}>{title}</Heading>
          {action}
        </div>
      )}
      {children}
    </Box>
  )
}
