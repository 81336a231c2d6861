import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { t } from '../../words.ts'
import { Button } from './Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type RevealButtonProps = {
  isShown: boolean
  onShow: (isShown: boolean) => void
  /** What the button shows, for screen readers: "Show your journal". */
  what: string
  className?: string | undefined
}

/** Shows what is covered, or covers it again. */
export function RevealButton({ isShown, onShow, what, className }: RevealButtonProps) {
  const Sign = isShown ? EyeOff : Eye
  return (
    <Button variant="quiet" className={className} icon={<Sign aria-hidden="true" />} onClick={() => onShow(!isShown)}>
      {isShown ? t`Hide` : t`Show`} <VisuallyHidden>{what}</VisuallyHidden>
    </Button>
  )
}
