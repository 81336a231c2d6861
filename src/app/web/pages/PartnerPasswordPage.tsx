import { useNavigate } from '@tanstack/react-router'
import { logOut } from '../../../features/auth/web/log-out.ts'
import { ConfirmPasswordPage } from '../../../features/partner/web/ConfirmPasswordPage.tsx'
import { currentSession } from '../../../kit/web/session.ts'

/** His first password, and behind it the login: whoever is signed in on this device is signed out on the way (spec §4). */
export function PartnerPasswordPage() {
  const navigate = useNavigate()
  const leave = async () => {
    if (currentSession()) await logOut()
    await navigate({ to: '/login', replace: true })
  }
  return <ConfirmPasswordPage onDone={leave} />
}
