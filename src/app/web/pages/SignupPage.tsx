import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { SignedIn } from '../../../features/auth/contract.ts'
import { AccountForm } from '../../../features/auth/web/AccountForm.tsx'
import { keepProgress, readProgress } from '../../../features/onboarding/web/setup-progress.ts'
import { SetupFrame } from '../../../features/onboarding/web/SetupFrame.tsx'
import type { SetupEnd } from '../../../features/onboarding/web/use-setup.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { once } from '../../../kit/web/early.ts'
import { laterPart } from '../../../kit/web/Later.tsx'
import { signIn, useSession } from '../../../kit/web/session.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { Wait } from '../../../kit/web/ui/Wait.tsx'
import { whenIdle } from '../../../kit/web/when-idle.ts'
import { t } from '../../../kit/words.ts'
import styles from './SignupPage.module.css'

const fetchSteps = once(() => import('../../../features/onboarding/web/SetupSteps.tsx'))
const SetupSteps = laterPart(fetchSteps, (part) => part.SetupSteps)

const END_WORDS: Record<SetupEnd, string | undefined> = {
  saved: undefined,
  waiting: t`Your answers are kept on this device and sent as soon as we reach Emberwell.`,
  refused: t`Your answers could not be saved yet. They are kept on this device, and you can send them again from Home.`,
}

/** Signup in seven steps (spec §2, §4): the account first, then who she is. A reload goes on where she was. */
export function SignupPage() {
  const user = useSession()?.user
  const { step } = useSearch({ from: '/signup' })
  const navigate = useNavigate()
  const toast = useToast()
  const progress = readProgress(user?.id)
  const [isContinued, setContinued] = useState(false)

  // While she writes who she is; what fails now is asked for again when it is drawn.
  useEffect(
    () =>
      void whenIdle()
        .then(fetchSteps)
        .catch(() => undefined),
    [],
  )

  const begin = (signedIn: SignedIn, email: string) => {
    const day = localDateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
    // Before the session begins, so that the guest-only guard already lets her finish.
    keepProgress({ userId: signedIn.user_id, day, step: 1 })
    setContinued(true)
    signIn(signedIn, email)
    void navigate({ to: '/signup', search: { step: 1 }, replace: true })
  }

  const goTo = useCallback(
    (next: number, isCorrection: boolean) => void navigate({ to: '/signup', search: { step: next }, replace: isCorrection }),
    [navigate],
  )

  const end = (how: SetupEnd) => {
    const words = END_WORDS[how]
    if (words) toast.show({ text: words, seconds: 10 })
    void navigate({ to: '/home', replace: true }).then(async () => (await import('../profile-language.ts')).adoptProfileLanguage())
  }

  if (user) {
    // Through, and on the way to Home.
    if (!progress) return <Wait label={t`One moment`} />
    return (
      <Suspense fallback={<Wait label={t`One moment`} />}>
        <SetupSteps userId={user.id} day={progress.day} step={step ?? progress.step} isContinued={isContinued} onStep={goTo} onEnd={end} />
      </Suspense>
    )
  }
  return (
    <>
      <SetupFrame step={0}>
        <AccountForm onCreated={begin} />
      </SetupFrame>
      <p className={styles['foot']}>
        {t`Already have an account?`} <Link to="/login">{t`Sign in`}</Link>
      </p>
    </>
  )
}
