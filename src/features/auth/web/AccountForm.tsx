import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isTimeZone } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { call, failureWords } from '../../../kit/web/api.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { type SignedIn, signup, SIGNUP_FAILED } from '../contract.ts'
import { type AccountFields, confirmProblem, isSignupReady } from '../rules/signup.ts'
import styles from './AuthForm.module.css'

/** How long the form rests after an attempt, in ms (spec §4). */
const ATTEMPT_LOCK_MS = 2_000

const LINKS = {
  privacy: (words: string) => <Link to="/privacy">{words}</Link>,
  terms: (words: string) => <Link to="/terms">{words}</Link>,
}

function deviceTimeZone(): { timezone: string } | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? { timezone: timeZone } : undefined
}

/** Step 0 of signup: creates the account, and hands over who is signed in now, with her address. */
export function AccountForm({ onCreated }: { onCreated: (signedIn: SignedIn, email: string) => void }) {
  const [fields, setFields] = useState<AccountFields>({ full_name: '', email: '', password: '', confirm_password: '' })
  const [isConfirmLeft, setConfirmLeft] = useState(false)
  const [isResting, setResting] = useState(false)
  const restingUntil = useRef(0)
  const creating = useMutation({
    mutationFn: (account: AccountFields) => call(signup, { body: { ...account, ...deviceTimeZone() } }),
    onSuccess: (signedIn, account) => onCreated(signedIn, account.email),
  })
  const isReady = isSignupReady(fields)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const now = performance.now()
    if (!isReady || creating.isPending || now < restingUntil.current) return
    restingUntil.current = now + ATTEMPT_LOCK_MS
    setResting(true)
    setTimeout(() => setResting(false), ATTEMPT_LOCK_MS)
    creating.mutate({ ...fields, full_name: fields.full_name.trim(), email: fields.email.trim() })
  }
  const set = (name: keyof AccountFields) => (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value })

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {creating.isError && <Alert tone="danger">{failureWords(creating.error, SIGNUP_FAILED)}</Alert>}
      <Field label={t`Full name`} name="full_name" autoComplete="name" required value={fields.full_name} onChange={set('full_name')} />
      <Field label={t`Email`} type="email" name="email" autoComplete="email" required value={fields.email} onChange={set('email')} />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="new-password"
        hint={t`At least 8 characters. A few words in a row are easy to remember.`}
        strength
        required
        value={fields.password}
        onChange={set('password')}
      />
      <PasswordField
        label={t`Confirm password`}
        name="confirm_password"
        autoComplete="new-password"
        required
        value={fields.confirm_password}
        error={confirmProblem(fields.password, fields.confirm_password, isConfirmLeft)}
        onChange={set('confirm_password')}
        onBlur={() => setConfirmLeft(true)}
      />
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isResting || undefined}
        busy={creating.isPending}
        busyLabel={t`Creating your account`}
      >
        {t`Create Account`}
      </Button>
      <p className={styles['small']}>
        <Rich text={t`What you write is yours. See our <privacy>privacy</privacy> page and our <terms>terms</terms>.`} parts={LINKS} />
      </p>
    </form>
  )
}
