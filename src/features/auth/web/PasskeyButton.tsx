import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { call, failureWords } from '../../../kit/web/api.ts'
import { answerWithPasskey, canUsePasskeys } from '../../../kit/web/passkeys.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { t } from '../../../kit/words.ts'
import { passkeyLogin, type SignedIn, startPasskeyLogin } from '../contract.ts'

const FAILED = t`The passkey did not work here. Please sign in with your password.`
const DECLINED = t`No passkey was used. You can try again, or sign in with your password.`

type PasskeyButtonProps = {
  isSharedDevice: boolean
  onSignedIn: (signedIn: SignedIn & { email: string }) => void
  onProblem: (problem: string | undefined) => void
}

/** Signs in with a passkey; nothing in a browser that knows none. */
export function PasskeyButton({ isSharedDevice, onSignedIn, onProblem }: PasskeyButtonProps) {
  const entering = useMutation({
    mutationFn: async () => {
      const { data } = await call(startPasskeyLogin)
      const credential = await answerWithPasskey(data.options)
      return credential === undefined
        ? undefined
        : call(passkeyLogin, { body: { credential, ...(isSharedDevice && { shared_device: true }) } })
    },
    onMutate: () => onProblem(undefined),
    onSuccess: (signedIn) => (signedIn ? onSignedIn(signedIn) : onProblem(DECLINED)),
    onError: (error) => onProblem(failureWords(error, FAILED)),
  })
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="outline"
      icon={<KeyRound aria-hidden="true" />}
      busy={entering.isPending}
      busyLabel={t`Signing in`}
      onClick={() => entering.mutate()}
    >
      {t`Use a passkey`}
    </Button>
  )
}
