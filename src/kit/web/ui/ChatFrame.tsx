import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'
import styles from './ChatFrame.module.css'

type ChatFrameProps = {
  room: Ref<HTMLDivElement>
  title: string
  lead: string
  /** Header buttons, always visible. */
  ways: ReactNode
  children: ReactNode
  /** The message field, fixed at the lower edge. */
  foot: ReactNode
}

/** Layout of a chat page: heading, header buttons, conversation, message field. */
export function ChatFrame({ room, title, lead, ways, children, foot }: ChatFrameProps) {
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

/** A header button of a chat: its words, and an icon where there is room. `isOpen`: whether what it opens is shown. */
export function HeaderButton({ label, icon, isOpen, onClick }: { label: string; icon?: ReactNode; isOpen?: boolean; onClick: () => void }) {
  return (
    <Button variant="outline" icon={icon} aria-expanded={isOpen} onClick={onClick}>
      {label}
    </Button>
  )
}
