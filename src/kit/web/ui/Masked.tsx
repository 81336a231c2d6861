import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { t } from '../../words.ts'
import styles from './Masked.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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
  const Sign = isShown ? EyeOff : Eye
  return (
    <div className={styles.masked}>
      <div className={styles.inside}>{isShown ? children : <span className={styles.word}>{t`Hidden`}</span>}</div>
      <Button variant="quiet" className={styles.button} icon={<Sign aria-hidden="true" />} onClick={() => setIsShown(!isShown)}>
        {isShown ? t`Hide` : t`Show`} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
    </div>
  )
}
