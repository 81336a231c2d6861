import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isTimeZone } from '../../../kit/local-date.ts'
import { ApiError, call } from '../../../kit/web/api.ts'
import { useCommonPassword } from '../../../kit/web/CommonPassword.tsx'
import { forgetLink, openedLink } from '../../../kit/web/opened-link.ts'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { AuthFrame } from '../../../kit/web/ui/AuthFrame.tsx'
import { NewPasswordFields } from '../../../kit/web/ui/NewPasswordFields.tsx'
import { t } from '../../../kit/words.ts'
import { setUpPartner } from '../contract.ts'
import { passwordFailure, passwordProblems } from '../rules/first-password.ts'
import styles from './ConfirmPassword.module.css'

const LINK_INVALID = t`Invalid confirmation link`

/** Path of the page after the token was removed from the URL. */
const PAGE = '/partner/confirm_password'

/** Time in ms for which the success is shown before the login page (docs/product.md, Accepting). */
const SUCCESS_VISIBLE_MS = 2_000

const MAYBE_SET = t`We could not reach Emberwell, so we do not know whether it was saved. Please try again, or sign in with this password.`

const SIGN_IN_HINT = t`If you have set your password already, you can sign in with it.`

function Welcome() {
  return (
    <div className={styles.welcome}>
      <p>
        {t`Someone close to you has invited you to Compass: a quiet place to find ideas for support and to tell her what you did. It shows you what she chooses to write to you.`}
      </p>
      <p>{t`It will never show you:`}</p>
      <ul>
        <li>{t`her notes, her symptoms, her moods or her calendar`}</li>
        <li>{t`what she talks about with Lara`}</li>
        <li>{t`when she was here`}</li>
      </ul>
      <p>{t`She sees what you send her in Compass. Your own chat is yours alone.`}</p>
    </div>
  )
}

type Failure = { words: string; isOpen: boolean }

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { words: passwordFailure(undefined), isOpen: false }
  if (error.isOffline) return { words: MAYBE_SET, isOpen: true }
  return { words: passwordFailure(error.body), isOpen: error.status < 500 && error.status !== 429 }
}

/**
 * Page to accept an invitation with a password; the token is already removed from the address bar. `onDone` signs out
 * the current user of the browser.
 */
export function ConfirmPasswordPage({ onDone }: { onDone: () => Promise<void> }) {
  const [link] = useState(() => openedLink(PAGE))
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const { password, confirm } = passwords
  const [problems, setProblems] = useState<ReturnType<typeof passwordProblems>>({})
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const done = useRef(onDone)
  const { unlessCommon, advice } = useCommonPassword(password)
  const setting = useMutation({
    mutationFn: async () => {
      if (!link) throw new Error(LINK_INVALID)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const fields = { new_password: password, confirm_password: confirm }
      return call(setUpPartner, { params: link, body: { ...fields, ...(isTimeZone(timeZone) && { timezone: timeZone }) } })
    },
    onSuccess: () => forgetLink(PAGE),
  })

  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (!setting.isSuccess) return undefined
    const timer = setTimeout(() => void done.current(), SUCCESS_VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [setting.isSuccess])

  if (setting.isSuccess) {
    return (
      <AuthFrame title={t`You are ready`} lead={t`Now sign in with your email address and your new password.`}>
        <Alert tone="ok">{setting.data.message}</Alert>
        <Button onClick={() => void onDone()}>{t`Go to sign in`}</Button>
      </AuthFrame>
    )
  }

  if (!link) {
    return (
      <AuthFrame
        title={t`This link does not work`}
        lead={t`Please open the link in the email again, or ask the person who invited you for a new one.`}
      >
        <Alert tone="danger">{LINK_INVALID}</Alert>
        <Link to="/login" className={buttonClass('outline')}>
          {t`Sign In`}
        </Link>
      </AuthFrame>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (setting.isPending) return
    const problems = passwordProblems(password, confirm)
    setProblems(problems)
    if (problems.password) first.current?.focus()
    else if (problems.confirm) second.current?.focus()
    else void unlessCommon(() => setting.mutate())
  }
  const failure = setting.isError ? failureOf(setting.error) : undefined

  return (
    <AuthFrame title={t`Welcome to Compass`}>
      <Welcome />
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2>{t`Choose your password`}</h2>
        {failure && (
          <Alert tone="danger" action={failure.isOpen && <Link to="/login">{t`Sign In`}</Link>}>
            {failure.words} {failure.isOpen && failure.words !== MAYBE_SET && SIGN_IN_HINT}
          </Alert>
        )}
        <NewPasswordFields
          value={passwords}
          problems={problems}
          onChange={(change) => {
            setPasswords((now) => ({ ...now, ...change }))
            setProblems({})
          }}
          passwordRef={first}
          confirmRef={second}
        />
        {advice}
        <Button type="submit" busy={setting.isPending} busyLabel={t`Saving`}>
          {t`Set password`}
        </Button>
      </form>
    </AuthFrame>
  )
}
