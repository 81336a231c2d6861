import type { ReactNode } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import styles from './AuthFrame.module.css'

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/** The sheet that every page at the door stands on: its heading, a line below, the form, and what else may be wanted. */
export function AuthFrame({ title, lead, children, foot }: AuthFrameProps) {
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
