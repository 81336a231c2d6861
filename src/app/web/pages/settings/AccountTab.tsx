import { DeletionSection } from '../../../../features/account/web/DeletionSection.tsx'
import { ExportSection } from '../../../../features/account/web/ExportSection.tsx'
import { ImportSection } from '../../../../features/account/web/ImportSection.tsx'
import { FeedAccess } from '../../../../features/reminders/web/FeedAccess.tsx'
import { PasswordSection } from '../../../../features/settings/web/PasswordSection.tsx'
import { SessionsSection } from '../../../../features/settings/web/SessionsSection.tsx'
import styles from './Settings.module.css'

/** Account & Data: active sessions, and actions on her account and data. */
export function AccountTab() {
  return (
    <div className={styles['stack']}>
      <SessionsSection />
      <FeedAccess />
      <PasswordSection />
      <ExportSection />
      <ImportSection />
      <DeletionSection />
    </div>
  )
}
