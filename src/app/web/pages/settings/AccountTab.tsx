import { DeletionSection } from '../../../../features/account/web/DeletionSection.tsx'
import { ExportSection } from '../../../../features/account/web/ExportSection.tsx'
import { ImportSection } from '../../../../features/account/web/ImportSection.tsx'
import { PasswordSection } from '../../../../features/settings/web/PasswordSection.tsx'
import { SessionsSection } from '../../../../features/settings/web/SessionsSection.tsx'
import styles from './Settings.module.css'

/** Account & Data: where she is signed in, and what she may do with all that is hers. */
export function AccountTab() {
  return (
    <div className={styles['stack']}>
      <SessionsSection />
      <PasswordSection />
      <ExportSection />
      <ImportSection />
      <DeletionSection />
    </div>
  )
}
