import { DeletionSection } from '../../../../features/account/web/DeletionSection.tsx'
import { ExportSection } from '../../../../features/account/web/ExportSection.tsx'
import { ImportSection } from '../../../../features/account/web/ImportSection.tsx'
import { BringSection } from '../../../../features/exchange/web/BringSection.tsx'
import { FhirSection } from '../../../../features/fhir/web/FhirSection.tsx'
import { FeedAccess } from '../../../../features/reminders/web/FeedAccess.tsx'
import { ShareAccess } from '../../../../features/shares/web/ShareAccess.tsx'
import { SleepInboxSection } from '../../../../features/sleep-inbox/web/SleepInboxSection.tsx'
import { PageParts } from '../../../../kit/web/ui/PageParts.tsx'
import { t } from '../../../../kit/words.ts'
import { AccountSecurity } from './AccountSecurity.tsx'
import styles from './Settings.module.css'

const PARTS = [
  { id: 'devices', title: t`Where you are signed in` },
  { id: 'password', title: t`Password` },
  { id: 'data', title: t`Take your data with you` },
  { id: 'bring', title: t`Bring notes from another app` },
  { id: 'delete', title: t`Delete your account` },
] as const

/** Account & Data: how she signs in, and actions on her account and data. */
export function AccountTab() {
  return (
    <div className={styles['stack']}>
      <PageParts parts={PARTS} />
      <AccountSecurity>
        <FeedAccess />
        <ShareAccess />
      </AccountSecurity>
      <div id="data">
        <ExportSection />
      </div>
      <FhirSection />
      <ImportSection />
      <div id="bring">
        <BringSection />
      </div>
      <SleepInboxSection />
      <div id="delete">
        <DeletionSection />
      </div>
    </div>
  )
}
