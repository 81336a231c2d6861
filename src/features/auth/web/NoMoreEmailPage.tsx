import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { emailLinks } from '../../../kit/web/email-links.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { t } from '../../../kit/words.ts'
import { REFUSAL_LINK_DEAD, refuseEmail } from '../contract.ts'

const PAGE = '/no-more-email'
const FAILED = t`That did not work. Please try again.`

/** Page of the refusal link in emails. It needs a tap, since mail scanners open links too. */
export function NoMoreEmailPage() {
  const [link] = useState(() => emailLinks.get(PAGE))
  const refusing = useMutation({
    mutationFn: async (refused: boolean) => {
      if (!link) throw new Error(REFUSAL_LINK_DEAD())
      return call(refuseEmail, { params: { recipient: link.id, token: link.token }, body: { refused } })
    },
  })
  if (!link)
    return (
      <AuthFrame title={t`This link does not work`} lead={REFUSAL_LINK_DEAD()}>
        <Link to="/" className={buttonClass('filled')}>
          {t`Go to the start page`}
        </Link>
      </AuthFrame>
    )
  const isRefused = refusing.isSuccess && refusing.variables
  return (
    <AuthFrame
      title={isRefused ? t`No more emails` : t`No more emails from us?`}
      lead={
        refusing.isSuccess
          ? refusing.data.message
          : t`One tap, and we’ll never write to this address again, except to send the link if someone asks for a new password for an account with this address.`
      }
    >
      {refusing.isError && <Alert tone="danger">{failureWords(refusing.error, FAILED)}</Alert>}
      <Button
        variant={isRefused ? 'outline' : 'filled'}
        busy={refusing.isPending}
        busyLabel={t`One moment`}
        onClick={() => refusing.mutate(!isRefused)}
      >
        {isRefused ? t`I’d like emails after all` : t`Never write to me again`}
      </Button>
    </AuthFrame>
  )
}
