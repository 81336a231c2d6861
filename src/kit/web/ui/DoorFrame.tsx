import { type ReactNode, useEffect, useRef } from 'react'
import { Card } from './Card.tsx'
import styles from './DoorFrame.module.css'

type DoorFrameProps = { title: string; lead?: ReactNode; children: ReactNode; foot?: ReactNode }

/**
 * The sheet that every page at the door stands on: its heading, a line below, the form, and what else may be wanted. Where another sheet
 * takes its place, such as after the form was sent, the focus goes to the new heading.
 */
export function DoorFrame({ title, lead, children, foot }: DoorFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(title)
  useEffect(() => {
    if (before.current !== title) heading.current?.focus()
    before.current = title
  }, [title])
  return (
    <div className={styles['page']}>
      <Card className={styles['sheet']}>
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </Card>
      {foot && <div className={styles['foot']}>{foot}</div>}
    </div>
  )
}
