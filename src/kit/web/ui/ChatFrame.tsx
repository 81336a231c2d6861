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

type HeaderButtonProps = {
  label: string
  /** A longer name for screen readers, which contains the label. */
  name?: string
  icon?: ReactNode
  /** Whether what it opens is shown. */
  isOpen?: boolean
  onClick: () => void
}

/** A header button of a chat: its words, and an icon where it fits. */
export function HeaderButton({ label, name, icon, isOpen, onClick }: HeaderButtonProps) {
  return (
    <Button variant="outline" icon={icon} aria-label={name} aria-expanded={isOpen} onClick={onClick}>
      {label}
    </Button>
  )
}
