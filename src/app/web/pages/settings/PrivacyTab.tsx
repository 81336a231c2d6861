import { LaraSettings } from '../../../../features/lara/web/LaraSettings.tsx'
import type { Preferences, PreferencesChange } from '../../../../features/settings/contract.ts'
import { PrivacySection } from '../../../../features/settings/web/PrivacySection.tsx'

function lara({ lara }: Preferences, change: (change: PreferencesChange) => void) {
  return <LaraSettings lara={lara} change={change} />
}

/** Privacy: hidden content, what she shares, and what Lara may remember. */
export function PrivacyTab() {
  return <PrivacySection more={lara} />
}
