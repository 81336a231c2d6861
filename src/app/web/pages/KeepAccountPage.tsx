import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CANCEL_LINK_DEAD, keepAccountByLink } from '../../../features/account/contract.ts'
import { DoorFrame } from '../../../kit/web/ui/DoorFrame.tsx'
import { call, failureWords } from '../../../kit/web/api.ts'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { queryClient } from '../../../kit/web/query-client.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'

const PAGE = '/keep-account'
const FAILED = 'That did not work. Please try again.'

/** Keeping an account with the link from the letter; the link itself is already out of the address bar, and opening it changes nothing. */
export function KeepAccountPage() {
  const [link] = useState(() => openedLink(PAGE))
  const keeping = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(CANCEL_LINK_DEAD)
      return call(keepAccountByLink, { params: link })
    },
    onSuccess: () => {
      forgetLink(PAGE)
      return queryClient.invalidateQueries({ queryKey: ['account'] })
    },
  })
  const signIn = (
    <Link to="/login" className={buttonClass('filled')}>
      Sign In
    </Link>
  )

  if (keeping.isSuccess)
    return (
      <DoorFrame title="Your account stays" lead="Nothing was deleted. If it was not you who asked, please choose a new password.">
        {signIn}
      </DoorFrame>
    )

  if (!link)
    return (
      <DoorFrame title="This link does not work" lead="Please open the link in our mail once more, or sign in and keep your account there.">
        {signIn}
      </DoorFrame>
    )

  return (
    <DoorFrame title="Keep your account?" lead="It was to be deleted. One tap, and everything stays as it is.">
      {keeping.isError && <Alert tone="danger">{failureWords(keeping.error, FAILED)}</Alert>}
      <Button busy={keeping.isPending} busyLabel="Keeping it" onClick={() => keeping.mutate()}>
        Keep my account
      </Button>
    </DoorFrame>
  )
}
