import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { signIn } from '../../../kit/web/session.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import { Switch } from '../../../kit/web/ui/Switch.tsx'
import { login, LOGIN_FAILED } from '../contract.ts'
import { isLoginReady } from '../rules/signup.ts'
import styles from './AuthForm.module.css'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'

/** Sign-in page (docs/product.md, Sign-in and sessions). */
export function LoginPage() {
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isSharedDevice, setSharedDevice] = useState(false)
  const entering = useMutation({
    mutationFn: () => call(login, { body: { email: email.trim(), password, ...(isSharedDevice && { shared_device: true }) } }),
    onSuccess: (signedIn) => {
      signIn(signedIn, email.trim(), isSharedDevice)
      void navigate({ to: '/home', replace: true })
    },
  })
  const isReady = isLoginReady({ email, password })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !entering.isPending) entering.mutate()
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
        {entering.isError && <Alert tone="danger">{failureWords(entering.error, LOGIN_FAILED())}</Alert>}
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
        <Button variant="outline" disabled>
          {t`Google (not yet available)`}
        </Button>
      </form>
    </AuthFrame>
  )
}
