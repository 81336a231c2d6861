import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CANCEL_LINK_DEAD, keepAccountByLink } from '../../../features/account/contract.ts'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { call, failureWords } from '../../../kit/web/api.ts'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'

const PAGE = '/keep-account'
const FAILED = t`That did not work. Please try again.`

/**
 * Cancels the deletion of an account with the link from the email. The token is already removed from the address bar,
 * and opening the link changes nothing.
 */
export function KeepAccountPage() {
  const [link] = useState(() => openedLink(PAGE))
  const keeping = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(CANCEL_LINK_DEAD())
      return call(keepAccountByLink, { params: link })
    },
    onSuccess: () => {
      forgetLink(PAGE)
      return queryClient.invalidateQueries()
    },
  })
  const signIn = (
    <Link to="/login" className={buttonClass('filled')}>
      {t`Sign In`}
    </Link>
  )

  if (keeping.isSuccess)
    return (
      <AuthFrame title={t`Your account stays`} lead={t`Nothing was deleted. If it was not you who asked, please choose a new password.`}>
        {signIn}
      </AuthFrame>
    )

  if (!link)
    return (
      <AuthFrame
        title={t`This link does not work`}
        lead={t`Please open the link in our email again, or sign in and keep your account there.`}
      >
        {signIn}
      </AuthFrame>
    )

  return (
    <AuthFrame title={t`Keep your account?`} lead={t`It was going to be deleted. One tap keeps everything as it is.`}>
      {keeping.isError && <Alert tone="danger">{failureWords(keeping.error, FAILED)}</Alert>}
      <Button busy={keeping.isPending} busyLabel={t`Keeping it`} onClick={() => keeping.mutate()}>
        {t`Keep my account`}
      </Button>
    </AuthFrame>
  )
}
