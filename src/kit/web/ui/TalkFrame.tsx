import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'
import styles from './TalkFrame.module.css'

type TalkFrameProps = {
  room: Ref<HTMLDivElement>
  title: string
  lead: string
  /** Ways that stay within reach while the talk is read. */
  ways: ReactNode
  children: ReactNode
  /** The field, which stays at the lower edge. */
  foot: ReactNode
}

/** The page of a talk: heading, ways that stay, the talk itself, and the field below it. */
export function TalkFrame({ room, title, lead, ways, children, foot }: TalkFrameProps) {
  return (
    <div className={styles.room} ref={room}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <div className={styles.ways}>{ways}</div>
      <div className={styles.talk}>{children}</div>
      <div className={styles.foot} data-composer>
        {foot}
      </div>
    </div>
  )
}

/** One way out of a talk or around it; a slim one shows its sign alone where the page is narrow. */
export function TalkWay({
  label,
  icon,
  isSlim = false,
  onClick,
}: {
  label: string
  icon: ReactNode
  isSlim?: boolean
  onClick: () => void
}) {
  return (
    <Button variant="outline" className={isSlim ? styles.slim : undefined} icon={icon} onClick={onClick}>
      {label}
    </Button>
  )
}
