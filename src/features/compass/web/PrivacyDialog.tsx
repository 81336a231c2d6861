import { Button } from '../../../kit/web/ui/Button.tsx'
import { Dialog } from '../../../kit/web/ui/Dialog.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Compass.module.css'

/** Dialog on what Compass collects and what it never collects (docs/product.md, section 13). */
export function PrivacyDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Privacy in Compass`}
      actions={
        <Button variant="filled" onClick={onClose}>
          {t`All right`}
        </Button>
      }
    >
      <div className={styles.stack}>
        <div>
          <h3>{t`Compass collects`}</h3>
          <ul className={styles.points}>
            <li>{t`The actions that you log here. Your partner can read them.`}</li>
            <li>{t`Suggestions, which are our own ideas.`}</li>
            <li>{t`High-level feedback: receptive, neutral or withdrawn. You see it in sums only, never one by one and never with a date.`}</li>
            <li>{t`What your partner chooses to write to you. You see it here word for word, and it disappears by itself.`}</li>
          </ul>
        </div>
        <div>
          <h3>{t`Compass never collects`}</h3>
          <ul className={styles.points}>
            <li>{t`Your partner’s symptoms and moods. What she notes stays with her.`}</li>
            <li>{t`Private information.`}</li>
            <li>{t`Specific conversations.`}</li>
          </ul>
        </div>
        <p>{t`You never see when anyone was here, and what you read isn’t reported to anyone.`}</p>
      </div>
    </Dialog>
  )
}
