import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmEmail, EMAIL_LINK_DEAD } from '../../../features/auth/contract.ts'
import { DoorFrame } from '../../../kit/web/ui/DoorFrame.tsx'
import { call, failureWords } from '../../../kit/web/api.ts'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'

const PAGE = '/confirm-email'
const FAILED = t`Your address could not be changed. Please try again.`

function WayOn() {
  const session = useSession()
  return session?.user.user_type === 'woman' ? (
    <Link to="/settings" className={buttonClass('filled')}>
      {t`Go to Settings`}
    </Link>
  ) : (
    <Link to={session ? '/partner/compass' : '/login'} className={buttonClass('filled')}>
      {session ? t`Go on` : t`Sign In`}
    </Link>
  )
}

/** Makes a new address hers, with the link from the mail to it. It takes a tap: programs that look into mails open links too. */
export function ConfirmEmailPage() {
  const [link] = useState(() => openedLink(PAGE))
  const client = useQueryClient()
  const confirming = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(EMAIL_LINK_DEAD)
      return call(confirmEmail, { params: link })
    },
    onSuccess: () => {
      forgetLink(PAGE)
      return client.invalidateQueries({ queryKey: ['settings'] })
    },
  })

  if (confirming.isSuccess) {
    return (
      <DoorFrame title={t`Your email address is new`} lead={t`Sign in with it from now on. Your other devices are signed out.`}>
        <WayOn />
      </DoorFrame>
    )
  }
  if (!link) {
    return (
      <DoorFrame
        title={t`This link does not work`}
        lead={t`Please open the link in our mail once more, or ask for a new one in your settings.`}
      >
        <WayOn />
      </DoorFrame>
    )
  }
  return (
    <DoorFrame title={t`Is this your new address?`} lead={t`You opened the link in our mail. One tap, and the address is yours here.`}>
      {confirming.isError && <Alert tone="danger">{failureWords(confirming.error, FAILED)}</Alert>}
      <Button variant="filled" busy={confirming.isPending} busyLabel={t`One moment`} onClick={() => confirming.mutate()}>
        {t`Yes, use this address`}
      </Button>
    </DoorFrame>
  )
}
