import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Import.module.css'

/** The buttons below a question. */
export function QuestionWays({ onCancel, isReady = true }: { onCancel: () => void; isReady?: boolean }) {
  return (
    <div className={styles['ways']}>
      <Button type="submit" disabled={!isReady}>
        {t`Continue`}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {t`Choose another file`}
      </Button>
    </div>
  )
}
