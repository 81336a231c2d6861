import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { isTimeZone } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { useCommonPassword } from '../../../kit/web/CommonPassword.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { type SignedIn, signup } from '../contract.ts'
import { type AccountFields, confirmProblem, isSignupReady } from '../rules/signup.ts'
import styles from './AuthForm.module.css'

const SIGNUP_FAILED = t`Signup failed. Please try again.`

/** Time in ms for which the form is disabled after an attempt (docs/product.md, Sign-up). */
const ATTEMPT_LOCK_MS = 2_000

const FIELDS = ['full_name', 'email', 'password', 'confirm_password'] as const satisfies readonly (keyof AccountFields)[]

const LINKS = {
  privacy: (words: string) => <Link to="/privacy">{words}</Link>,
  terms: (words: string) => <Link to="/terms">{words}</Link>,
}

/** The server's errors per field of the form. */
function fieldErrorsOf(error: unknown): Readonly<Record<string, readonly string[]>> {
  const details = error instanceof ApiError ? error.details : {}
  return Object.fromEntries(Object.entries(details).filter(([name]) => FIELDS.some((field) => field === name)))
}

function toBody(fields: AccountFields): AccountFields {
  return { ...fields, full_name: fields.full_name.trim(), email: fields.email.trim() }
}

function deviceTimeZone(): { timezone: string } | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? { timezone: timeZone } : undefined
}

/** First step of sign-up: creates the account. `onCreated` receives the new session and the address. */
export function AccountForm({ onCreated }: { onCreated: (signedIn: SignedIn, email: string) => void }) {
  const [fields, setFields] = useState<AccountFields>({ full_name: '', email: '', password: '', confirm_password: '' })
  const [isConfirmLeft, setConfirmLeft] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const lockedUntil = useRef(0)
  const form = useRef<HTMLFormElement>(null)
  const creating = useMutation({
    mutationFn: (account: AccountFields) => call(signup, { body: { ...account, ...deviceTimeZone() } }),
    onSuccess: (signedIn, account) => onCreated(signedIn, account.email),
    onError: (error) => {
      const [name] = Object.keys(fieldErrorsOf(error))
      if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    },
  })
  const { unlessCommon, advice } = useCommonPassword(fields.password)
  const fieldErrors = fieldErrorsOf(creating.error)
  const isReady = isSignupReady(fields)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || creating.isPending || performance.now() < lockedUntil.current) return
    void unlessCommon(() => {
      if (performance.now() < lockedUntil.current) return
      lockedUntil.current = performance.now() + ATTEMPT_LOCK_MS
      setLocked(true)
      setTimeout(() => setLocked(false), ATTEMPT_LOCK_MS)
      creating.mutate(toBody(fields))
    })
  }
  /** A field's error is shown until its value changes. */
  const problem = (name: keyof AccountFields) => (toBody(fields)[name] === creating.variables?.[name] ? fieldErrors[name]?.[0] : undefined)
  const field = (name: keyof AccountFields) => ({
    name,
    required: true,
    value: fields[name],
    error: problem(name),
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  })

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <Field {...field('full_name')} label={t`Full name`} autoComplete="name" />
      <Field {...field('email')} label={t`Email`} type="email" autoComplete="email" />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        autoComplete="new-password"
        hint={t`At least 8 characters. A few words in a row are easy to remember.`}
        strength
      />
      <PasswordField
        {...field('confirm_password')}
        label={t`Confirm password`}
        autoComplete="new-password"
        error={confirmProblem(fields.password, fields.confirm_password, isConfirmLeft) ?? problem('confirm_password')}
        onBlur={() => setConfirmLeft(true)}
      />
      {/* Next to the button, where the user is looking. */}
      {advice}
      {creating.isError && Object.keys(fieldErrors).length === 0 && (
        <Alert tone="danger">{failureWords(creating.error, SIGNUP_FAILED)}</Alert>
      )}
      <Button
        type="submit"
        disabled={!isReady}
        aria-disabled={isLocked || undefined}
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
