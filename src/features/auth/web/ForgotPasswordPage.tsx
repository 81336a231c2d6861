import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { forgotPassword, RESET_SENT } from '../contract.ts'
import styles from './AuthForm.module.css'
import { DoorFrame } from '../../../kit/web/ui/DoorFrame.tsx'

const FAILED = 'The link could not be sent. Please try again.'

/** Asking for a link to choose a new password; the answer is the same for every address. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const asking = useMutation({ mutationFn: (address: string) => call(forgotPassword, { body: { email: address } }) })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    // The server judges the address; this only catches what cannot be one.
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim())
    setProblem(isAddress ? undefined : 'Please enter a valid email address')
    if (isAddress) asking.mutate(email.trim())
  }

  return (
    <DoorFrame
      title="Forgot your password?"
      lead="Tell us your email, and we will send you a link to choose a new one."
      foot={
        <Link to="/login" className={styles['link']}>
          Back to sign in
        </Link>
      }
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        {asking.isSuccess && <Alert tone="ok">{asking.data.message || RESET_SENT}</Alert>}
        {asking.isError && <Alert tone="danger">{failureWords(asking.error, FAILED)}</Alert>}
        <Field
          label="Email"
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
        <Button type="submit" disabled={email.trim() === ''} busy={asking.isPending} busyLabel="Sending">
          {asking.isSuccess ? 'Send again' : 'Send the link'}
        </Button>
      </form>
    </DoorFrame>
  )
}
