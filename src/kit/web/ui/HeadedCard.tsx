import type { ReactNode, RefObject } from 'react'
import { Card } from './Card.tsx'
import styles from './HeadedCard.module.css'

type HeadedCardProps = { heading: RefObject<HTMLHeadingElement | null>; title: ReactNode; lead: ReactNode; children: ReactNode }

/** A card that begins with the page's heading, which `heading` can focus, and a lead. */
export function HeadedCard({ heading, title, lead, children }: HeadedCardProps) {
  return (
    <Card className={styles['card']}>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
