import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Alert } from '../../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { Field } from '../../../../kit/web/ui/Field.tsx'
import { SelectField } from '../../../../kit/web/ui/SelectField.tsx'
import { TextArea } from '../../../../kit/web/ui/TextArea.tsx'
import { login, signup } from '../../../auth/contract.ts'
import styles from './ApiTest.module.css'
import { type Answer, bodyProblem, type Call, type Method, METHODS, pathProblem, sendCall } from './send-call.ts'

/** Said where a refusal has no words of its own (spec §8). */
const FAILED = { login: 'Login failed', signup: 'Signup failed', other: 'The call failed' } as const

const METHOD_OPTIONS = METHODS.map((value) => ({ value, label: value }))

/** What the fields of a form hold, by name. */
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
    <form className={styles.form} onSubmit={submit} aria-label="Log in">
      <Field label="Email" name="email" type="email" autoComplete="off" required />
      <Field label="Password" name="password" type="password" autoComplete="off" required />
      <Button type="submit" variant="outline" busy={isSending}>
        Send login
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
    <form className={styles.form} onSubmit={submit} aria-label="Sign up">
      <Field label="Full name" name="full_name" autoComplete="off" required />
      <Field label="Email" name="email" type="email" autoComplete="off" required />
      <Field label="Password" name="password" type="password" autoComplete="new-password" required />
      <Button type="submit" variant="outline" busy={isSending}>
        Send signup
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
    <form className={styles.form} onSubmit={submit} aria-label="Any call">
      <SelectField label="Method" value={method} onChange={setMethod} options={METHOD_OPTIONS} />
      <Field label="Path" name="path" defaultValue="/api/settings/user-details/" autoComplete="off" required error={problems.path} />
      <TextArea label="Body" hint="JSON. Leave it empty for none." name="body" rows={4} error={problems.body} />
      <p>
        {access ? 'It carries the token of the login or signup above.' : 'It is sent as a guest. Log in or sign up above to carry a token.'}
      </p>
      <Button type="submit" variant="outline" busy={isSending}>
        Send call
      </Button>
    </form>
  )
}

function Answered({ answer: { call, status, ms, problem, body } }: { answer: Answer }) {
  return (
    <>
      {problem && <Alert tone="danger">{problem}</Alert>}
      <p>
        {call} answered <strong>{status || 'nothing'}</strong> after {ms} ms.
      </p>
      {body && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard must reach it
        <pre className={styles.body} tabIndex={0} aria-label="Body of the answer">
          {body}
        </pre>
      )}
    </>
  )
}

/** The page for developers: log in, sign up, or make any call, and read what comes back. Nothing of it touches who is signed in here. */
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
    document.title = 'API test · Emberwell'
  }, [])

  const form = { isSending: sending.isPending, onSend: (what: Sending) => sending.mutate(what) }
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1>API test</h1>
        <p>For developers. Calls go to this server as they are written. They change nothing of who is signed in on this browser.</p>
      </header>
      <div className={styles.pair}>
        <Card title="Log in">
          <LoginForm {...form} />
        </Card>
        <Card title="Sign up">
          <SignupForm {...form} />
        </Card>
        <Card title="Any call">
          <AnyCallForm {...form} access={access} />
        </Card>
        <Card title="What came back" tone="tide">
          <div className={styles.form} role="status">
            {sending.data ? <Answered answer={sending.data} /> : <p>Nothing yet.</p>}
          </div>
        </Card>
      </div>
    </div>
  )
}
