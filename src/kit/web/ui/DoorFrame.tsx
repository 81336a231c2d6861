import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import styles from './DoorFrame.module.css'

type DoorFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The sheet that every page at the door stands on: its heading, a line below, the form, and what else may be wanted. */
export function DoorFrame({ title, lead, children, foot }: DoorFrameProps) {
  return (
    <div className={styles['page']}>
      <Card className={styles['sheet']}>
        <div className={styles['head']}>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </Card>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </div>
  )
}
