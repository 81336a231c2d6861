import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { onSessionEnd, signIn } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { login, LOGIN_FAILED, type SignedIn } from '../contract.ts'
import { isLoginReady } from '../rules/signup.ts'
import styles from './AuthForm.module.css'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SecondStep } from './SecondStep.tsx'

/** The ticket in a refusal that asks for the second step, and whether that is a passkey. */
function stepIn(error: unknown): { ticket: string; isPasskey: boolean } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_step_required') return undefined
  return { ticket: error.details['ticket']?.[0] ?? '', isPasskey: error.details['way']?.[0] === 'passkey' }
}

/** Sign-in page (docs/product.md, Sign-in and sessions). */
export function LoginPage() {
  const [ended, setEnded] = useState(0)
  // Someone may log out while Home is still loading, with this page mounted: nothing typed before may remain in it.
  useEffect(() => onSessionEnd(() => setEnded((count) => count + 1)), [])
  return <Login key={ended} />
}

function Login() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSharedDevice, setSharedDevice] = useState(false)
  const [problem, setProblem] = useState<string>()
  const enter = (signedIn: SignedIn, address = email.trim()) => {
    signIn(signedIn, address, isSharedDevice)
    void navigate({ to: '/home', replace: true })
  }
  const entering = useMutation({
    mutationFn: () => call(login, { body: { email: email.trim(), password, ...(isSharedDevice && { shared_device: true }) } }),
    onSuccess: (signedIn) => enter(signedIn),
    onError: (error) => setProblem(stepIn(error) ? undefined : failureWords(error, LOGIN_FAILED())),
  })
  const step = stepIn(entering.error)
  const again = (why: string | undefined) => {
    entering.reset()
    setPassword('')
    setProblem(why)
  }
  const isReady = isLoginReady({ email, password })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || entering.isPending) return
    setProblem(undefined)
    entering.mutate()
  }

  const passkey = (
    <PasskeyButton isSharedDevice={isSharedDevice} onSignedIn={(signedIn) => enter(signedIn, signedIn.email)} onProblem={setProblem} />
  )
  if (step) {
    const lead = step.isPasskey
      ? t`Your password is right. This account also needs your passkey, or a recovery code.`
      : t`Your password is right. Now the code, please.`
    return (
      <AuthFrame title={t`One more step`} lead={lead}>
        <div className={styles['form']}>
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          {step.isPasskey && passkey}
          <SecondStep
            ticket={step.ticket}
            kinds={step.isPasskey ? 'recovery' : 'both'}
            isSharedDevice={isSharedDevice}
            onSignedIn={(signedIn) => enter(signedIn)}
            onAgain={again}
          />
        </div>
      </AuthFrame>
    )
  }

  return (
    <AuthFrame
      title={t`Welcome back`}
      lead={t`Sign in to your private notes.`}
      foot={
        <>
          <p>
            {t`New here?`}{' '}
            <Link to="/signup" className={styles['link']}>
              {t`Create an account`}
            </Link>
          </p>
          <p className={styles['links']}>
            <Link to="/contact" className={styles['link']}>
              {t`Give feedback`}
            </Link>
            <Link to="/help" className={styles['link']}>
              {t`Get help`}
            </Link>
          </p>
        </>
      }
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        <Field
          label={t`Email`}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Link to="/forgot-password" className={styles['forgot']}>
          {t`Forgot password?`}
        </Link>
        <Switch
          label={t`This is a shared device`}
          hint={t`You are signed out when this tab closes, or after 30 quiet minutes.`}
          checked={isSharedDevice}
          onChange={setSharedDevice}
        />
        <Button type="submit" disabled={!isReady} busy={entering.isPending} busyLabel={t`Signing in`}>
          {t`Sign In`}
        </Button>
        <p className={styles['or']}>{t`or`}</p>
        {passkey}
        <Button variant="outline" disabled>
          {t`Google (not yet available)`}
        </Button>
      </form>
    </AuthFrame>
  )
}
