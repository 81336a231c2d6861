import { useNavigate } from '@tanstack/react-router'
import { logOut } from '../../../features/auth/web/log-out.ts'
import { ConfirmPasswordPage } from '../../../features/partner/web/ConfirmPasswordPage.tsx'
import { currentSession } from '../../../kit/web/session.ts'

/**
 * The partner's first password, followed by the login; signs out anyone signed in on this device (docs/product.md,
 * section 14).
 */
export function PartnerPasswordPage() {
  const navigate = useNavigate()
  const leave = async () => {
    if (currentSession()) await logOut()
    await navigate({ to: '/login', replace: true })
  }
  return <ConfirmPasswordPage onDone={leave} />
}
