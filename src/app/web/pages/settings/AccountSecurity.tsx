import type { ReactNode } from 'react'
import { SecurityEventsSection } from '../../../../features/account/web/SecurityEventsSection.tsx'
import { deviceName } from '../../../../features/auth/rules/device.ts'
import { PasskeysSection } from '../../../../features/passkeys/web/PasskeysSection.tsx'
import { SecondFactorSection } from '../../../../features/second-factor/web/SecondFactorSection.tsx'
import { PasswordSection } from '../../../../features/settings/web/PasswordSection.tsx'
import { SessionsSection } from '../../../../features/settings/web/SessionsSection.tsx'

/**
 * Where the account is signed in, what happened with it, and the ways to sign in. `children` are other ways to reach
 * what it holds.
 */
export function AccountSecurity({ children }: { children?: ReactNode }) {
  return (
    <>
      <div id="devices">
        <SessionsSection />
      </div>
      <SecurityEventsSection />
      {children}
      <div id="password">
        <PasswordSection />
      </div>
      <PasskeysSection device={deviceName(navigator.userAgent)} />
      <SecondFactorSection />
    </>
  )
}
