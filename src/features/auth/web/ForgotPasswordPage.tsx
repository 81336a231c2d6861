import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { t } from '../../../kit/words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { forgotPassword, RESET_SENT } from '../contract.ts'
import styles from './AuthForm.module.css'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'

const FAILED = t`The link could not be sent. Please try again.`

/** Page to request a password reset link; the reply is the same for every address. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const asking = useMutation({ mutationFn: (address: string) => call(forgotPassword, { body: { email: address } }) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    // The server validates the address; this only catches obvious mistakes.
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim())
    setProblem(isAddress ? undefined : t`Please enter a valid email address`)
    if (isAddress) asking.mutate(email.trim())
  }

  return (
    <AuthFrame
      title={t`Forgot your password?`}
      lead={t`Tell us your email, and we will send you a link to choose a new one.`}
      foot={
        <Link to="/login" className={styles['link']}>
          {t`Back to sign in`}
        </Link>
      }
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <LiveRegion>{asking.isSuccess && <Alert tone="ok">{asking.data.message || RESET_SENT()}</Alert>}</LiveRegion>
        {asking.isError && <Alert tone="danger">{failureWords(asking.error, FAILED)}</Alert>}
        <Field
          label={t`Email`}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" disabled={email.trim() === ''} busy={asking.isPending} busyLabel={t`Sending`}>
          {asking.isSuccess ? t`Send again` : t`Send the link`}
        </Button>
      </form>
    </AuthFrame>
  )
}
