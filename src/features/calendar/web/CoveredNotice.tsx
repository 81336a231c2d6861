import Eye from 'lucide-react/icons/eye'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Flow.module.css'

/** Says that bleeding and symptoms are covered, with a button that shows them. */
export function CoveredNotice({ onShow }: { onShow: () => void }) {
  return (
    <p className={styles.covered}>
      {t`Bleeding and symptoms are hidden.`}
      <Button variant="quiet" icon={<Eye aria-hidden="true" />} onClick={onShow}>
        {t`Show`} <VisuallyHidden>{t`bleeding and symptoms`}</VisuallyHidden>
      </Button>
    </p>
  )
}
