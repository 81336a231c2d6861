import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Field } from '../../../../kit/web/ui/Field.tsx'
import { SelectField } from '../../../../kit/web/ui/SelectField.tsx'
import { TextArea } from '../../../../kit/web/ui/TextArea.tsx'
import { t } from '../../../../kit/words.ts'
import { login, signup } from '../../../auth/contract.ts'
import styles from './ApiTest.module.css'
import { type Answer, bodyProblem, type Call, EXAMPLE_PATH, type Method, METHODS, pathProblem, sendCall } from './send-call.ts'

/** Messages for refusals without one of their own. */
const FAILED = { login: t`Login failed`, signup: t`Signup failed`, other: t`The call failed` }

const METHOD_OPTIONS = METHODS.map((value) => ({ value, label: value }))

/** Text fields of a form, by name. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

type Sending = { call: Call; failed: string }
type FormProps = { isSending: boolean; onSend: (sending: Sending) => void }

function LoginForm({ isSending, onSend }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email, password } = fieldsOf(event.currentTarget)
    onSend({
      call: { method: login.method, path: login.path, body: JSON.stringify({ email, password }), access: undefined },
      failed: FAILED.login,
    })
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t`Log in`}>
      <Field label={t`Email`} name="email" type="email" autoComplete="off" required />
      <Field label={t`Password`} name="password" type="password" autoComplete="off" required />
      <Button type="submit" variant="outline" busy={isSending}>
        {t`Send login`}
      </Button>
    </form>
  )
}

function SignupForm({ isSending, onSend }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { full_name, email, password } = fieldsOf(event.currentTarget)
    const body = JSON.stringify({ full_name, email, password, confirm_password: password })
    onSend({ call: { method: signup.method, path: signup.path, body, access: undefined }, failed: FAILED.signup })
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t`Sign up`}>
      <Field label={t`Full name`} name="full_name" autoComplete="off" required />
      <Field label={t`Email`} name="email" type="email" autoComplete="off" required />
      <Field label={t`Password`} name="password" type="password" autoComplete="new-password" required />
      <Button type="submit" variant="outline" busy={isSending}>
        {t`Send signup`}
      </Button>
    </form>
  )
}

function AnyCallForm({ isSending, onSend, access }: FormProps & { access: string | undefined }) {
  const [method, setMethod] = useState<Method>('GET')
  const [problems, setProblems] = useState<{ path?: string | undefined; body?: string | undefined }>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { path = '', body = '' } = fieldsOf(event.currentTarget)
    const found = { path: pathProblem(path), body: bodyProblem(body) }
    setProblems(found)
    if (!found.path && !found.body) onSend({ call: { method, path, body, access }, failed: FAILED.other })
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t`Any call`}>
      <SelectField label={t`Method`} value={method} onChange={setMethod} options={METHOD_OPTIONS} />
      <Field label={t`Path`} name="path" defaultValue={EXAMPLE_PATH} autoComplete="off" required error={problems.path} />
      <TextArea label={t`Body`} hint={t`JSON. Leave it empty for none.`} name="body" rows={4} error={problems.body} />
      <p>
        {access
          ? t`It carries the token of the login or signup above.`
          : t`It is sent as a guest. Log in or sign up above to carry a token.`}
      </p>
      <Button type="submit" variant="outline" busy={isSending}>
        {t`Send call`}
      </Button>
    </form>
  )
}

function Answered({ answer: { call, status, ms, problem, body } }: { answer: Answer }) {
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <p>{status ? t`${call} answered ${status} after ${ms} ms.` : t`${call} had no answer after ${ms} ms.`}</p>
      {body && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so focusable
        <pre className={styles.body} tabIndex={0} aria-label={t`Body of the answer`}>
          {body}
        </pre>
      )}
    </>
  )
}

/**
 * Developer page: sign in, sign up, or send any call and read the response. Does not use or change the browser's
 * session.
 */
export function ApiTest() {
  const [access, setAccess] = useState<string>()
  const sending = useMutation({
    mutationFn: ({ call, failed }: Sending) => sendCall(call, failed),
    onSuccess: ({ json }) => {
      const token = typeof json === 'object' && json !== null && 'access' in json ? json.access : undefined
      if (typeof token === 'string') setAccess(token)
    },
  })
  useEffect(() => {
    document.title = t`API test · Emberwell`
  }, [])

  const form = { isSending: sending.isPending, onSend: (what: Sending) => sending.mutate(what) }
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>{t`API test`}</h1>
        <p>{t`For developers. Calls go to this server as they are written. They change nothing of who is signed in on this browser.`}</p>
      </header>
      <div className={styles.pair}>
        <Card title={t`Log in`}>
          <LoginForm {...form} />
        </Card>
        <Card title={t`Sign up`}>
          <SignupForm {...form} />
        </Card>
        <Card title={t`Any call`}>
          <AnyCallForm {...form} access={access} />
        </Card>
        <Card title={t`What came back`} tone="tide">
          <div className={styles.form} role="status">
            {sending.data ? <Answered answer={sending.data} /> : <p>{t`Nothing yet.`}</p>}
          </div>
        </Card>
      </div>
    </div>
  )
}
