import { LaraSettings } from '../../../../features/lara/web/LaraSettings.tsx'
import type { Preferences, PreferencesChange } from '../../../../features/settings/contract.ts'
import { PrivacySection } from '../../../../features/settings/web/PrivacySection.tsx'
import { SharingSettings } from '../../../../features/settings/web/SharingSettings.tsx'
import styles from './Settings.module.css'

function more({ lara, privacy }: Preferences, change: (change: PreferencesChange) => void) {
  return (
    <div className={styles['stack']}>
      <SharingSettings privacy={privacy} change={change} />
      <LaraSettings lara={lara} change={change} />
    </div>
  )
}

/** Privacy: hidden content, what she shares, and what Lara may remember. */
export function PrivacyTab() {
  return <PrivacySection more={more} />
}
