import { type ReactNode, useState } from 'react'
import { t } from '../../words.ts'
import styles from './Masked.module.css'
import { RevealButton } from './RevealButton.tsx'

type MaskedProps = {
  /** False shows the content. */
  isHidden: boolean
  /** What the button shows, for screen readers: "Show your journal". */
  what: string
  children: ReactNode
}

/** Content that is not rendered until she taps Show, and can be hidden again. */
export function Masked({ isHidden, what, children }: MaskedProps) {
  const [isShown, setIsShown] = useState(false)
  if (!isHidden) return children
  return (
    <div className={styles.masked}>
      <div className={styles.inside}>{isShown ? children : <span className={styles.word}>{t`Hidden`}</span>}</div>
      <RevealButton className={styles.button} what={what} isShown={isShown} onShow={setIsShown} />
    </div>
  )
}
