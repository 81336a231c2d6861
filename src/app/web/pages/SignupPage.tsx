import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { SignedIn } from '../../../features/auth/contract.ts'
import { AccountForm } from '../../../features/auth/web/AccountForm.tsx'
import { keepProgress, readProgress } from '../../../features/onboarding/web/setup-progress.ts'
import { SetupFrame } from '../../../features/onboarding/web/SetupFrame.tsx'
import type { SetupEnd } from '../../../features/onboarding/web/use-setup.ts'
import { localDateAt } from '../../../kit/local-date.ts'
import { lazyPart, once } from '../../../kit/web/LazyPart.tsx'
import { signIn, useSession } from '../../../kit/web/session.ts'
import { useToast } from '../../../kit/web/ui/Toast.tsx'
import { Loading } from '../../../kit/web/ui/Loading.tsx'
import { whenIdle } from '../../../kit/web/scheduling.ts'
import { t } from '../../../kit/words.ts'
import styles from './SignupPage.module.css'

const fetchSteps = once(() => import('../../../features/onboarding/web/SetupSteps.tsx'))
const SetupSteps = lazyPart(fetchSteps, (part) => part.SetupSteps)

const END_WORDS: Record<SetupEnd, string | undefined> = {
  saved: undefined,
  waiting: t`Your answers are kept on this device and sent as soon as we reach Emberwell.`,
  refused: t`Your answers could not be saved yet. They are kept on this device, and you can send them again from Home.`,
}

/**
 * Sign-up in seven steps (docs/product.md, section 4): the account, then her profile. A reload resumes at the current
 * step.
 */
export function SignupPage() {
  const user = useSession()?.user
  const { step } = useSearch({ from: '/signup' })
  const navigate = useNavigate()
  const toast = useToast()
  const progress = readProgress(user?.id)
  const [isContinued, setContinued] = useState(false)

  // Preloads the next steps. A failed import is retried when the step is rendered.
  useEffect(
    () =>
      void whenIdle()
        .then(fetchSteps)
        .catch(() => undefined),
    [],
  )

  const begin = (signedIn: SignedIn, email: string) => {
    const day = localDateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
    // Set before the session starts, so that the guest-only guard lets her finish.
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
    // Completed; navigating to Home.
    if (!progress) return <Loading label={t`One moment`} />
    return (
      <Suspense fallback={<Loading label={t`One moment`} />}>
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
