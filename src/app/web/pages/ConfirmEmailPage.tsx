import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmail, EMAIL_LINK_DEAD } from '../../../features/auth/contract.ts'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { call, failureWords } from '../../../kit/web/api.ts'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'

const PAGE = '/confirm-email'
const FAILED = t`Your address could not be confirmed. Please try again.`

function WayOn() {
  const session = useSession()
  return session?.user.user_type === 'woman' ? (
    <Link to="/settings" className={buttonClass('filled')}>
      {t`Go to Settings`}
    </Link>
  ) : (
    <Link to={session ? '/partner/compass' : '/login'} className={buttonClass('filled')}>
      {session ? t`Continue` : t`Sign In`}
    </Link>
  )
}

/**
 * Confirms an email address, new or changed, with the link from the email. Requires a tap, because mail scanners open
 * links too.
 */
export function ConfirmEmailPage() {
  const [link] = useState(() => openedLink(PAGE))
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(EMAIL_LINK_DEAD())
      return call(confirmEmail, { params: link })
    },
    onSuccess: () => {
      forgetLink(PAGE)
      return client.invalidateQueries()
    },
  })

  if (confirming.isSuccess) {
    return (
      <AuthFrame title={t`Thank you`} lead={confirming.data.message}>
        <WayOn />
      </AuthFrame>
    )
  }
  if (!link) {
    return (
      <AuthFrame
        title={t`This link does not work`}
        lead={t`Please open the link in our email again, or ask for a new one in your settings.`}
      >
        <WayOn />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t`Is this your email address?`} lead={t`You opened the link in our email. One tap confirms your address.`}>
      {confirming.isError && <Alert tone="danger">{failureWords(confirming.error, FAILED)}</Alert>}
      <Button variant="filled" busy={confirming.isPending} busyLabel={t`One moment`} onClick={() => confirming.mutate()}>
        {t`Yes, it is mine`}
      </Button>
    </AuthFrame>
  )
}
