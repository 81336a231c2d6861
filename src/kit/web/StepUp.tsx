import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ApiError, failureWords } from './api.ts'
import { currentSession } from './session.ts'
import { Button } from './ui/Button.tsx'
import { CodeField } from './ui/CodeField.tsx'
import { Dialog } from './ui/Dialog.tsx'
import { PasswordField } from './ui/PasswordField.tsx'
import { reauthentication } from './reauth.ts'
import { t } from '../words.ts'
import styles from './StepUp.module.css'

const FAILED = t`That did not work. Please try again.`

type PasswordRequest = { proceed: () => void; abandon: () => void }

/** `dialog` must be rendered by the page; `stepUp` runs an action that may need the password. */
export type StepUp = {
  /**
   * Runs `action`; on `reauth_required`, asks for the password in a dialog and runs it again. Returns the action's
   * result, or undefined when she closed the dialog and nothing has happened. Throws on any other failure.
   */
  stepUp: <T>(action: () => Promise<T>) => Promise<T | undefined>
  dialog: ReactNode
}

function isReauthRequired(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'reauth_required'
}

/**
 * Step-up dialog for actions that need the password again, and the code of an account with a second factor
 * (docs/safety.md, section 2). `why` is shown in the dialog.
 */
export function useStepUp(why = t`This part of your account is locked twice. It stays open for five minutes.`): StepUp {
  const [asking, setAsking] = useState<PasswordRequest>()
  const open = useRef<PasswordRequest>(undefined)

  // Leaving the page cancels the question.
  useEffect(() => () => open.current?.abandon(), [])

  const ask = () =>
    new Promise<boolean>((resolve) => {
      const settle = (isGiven: boolean) => () => {
        open.current = undefined
        setAsking(undefined)
        resolve(isGiven)
      }
      open.current?.abandon()
      open.current = { proceed: settle(true), abandon: settle(false) }
      setAsking(open.current)
    })

  const stepUp: StepUp['stepUp'] = async (action) => {
    for (;;) {
      try {
        return await action()
      } catch (error) {
        if (!isReauthRequired(error)) throw error
        if (!(await ask())) return undefined
      }
    }
  }

  return { stepUp, dialog: asking && <ReauthDialog why={why} onDone={asking.proceed} onClose={asking.abandon} /> }
}

function ReauthDialog({ why, onDone, onClose }: { why: string; onDone: () => void; onClose: () => void }) {
  const form = useId()
  const field = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  /** Undefined until the server asks for it, after the right password. */
  const [code, setCode] = useState<string>()
  const [kinds, setKinds] = useState<'recovery' | 'both'>('both')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const [hasPasskey, setHasPasskey] = useState(false)
  // Without an answer, the password remains.
  useEffect(
    () =>
      void reauthentication()
        .hasPasskey()
        .then(setHasPasskey, () => undefined),
    [],
  )
  const hasCode = code !== undefined
  const isReady = password !== '' && code?.trim() !== ''
  useEffect(() => (hasCode ? codeField : field).current?.focus(), [hasCode])

  const submit = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await reauthentication().withPassword(password, code)
      onDone()
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'second_step_required') {
        setKinds(error.details['way']?.[0] === 'passkey' ? 'recovery' : 'both')
        return setCode('')
      }
      setProblem(failureWords(error, FAILED))
      ;(hasCode ? codeField : field).current?.select()
    }
  }

  const submitPasskey = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      if (await reauthentication().withPasskey()) return onDone()
    } catch (error) {
      setProblem(failureWords(error, FAILED))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Confirm it’s you`}
      actions={
        <>
          <Button type="submit" form={form} disabled={!isReady} busy={isBusy} busyLabel={t`Checking`}>
            {t`Continue`}
          </Button>
          {hasPasskey && (
            <Button variant="outline" disabled={isBusy} onClick={() => void submitPasskey()}>
              {t`Use a passkey`}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (isReady && !isBusy) void submit()
        }}
      >
        <p>{why}</p>
        {/* Password managers look for the user name that belongs to the password. */}
        <input type="text" name="username" autoComplete="username" value={currentSession()?.user.email ?? ''} readOnly hidden />
        <PasswordField
          ref={field}
          label={t`Your password`}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          readOnly={hasCode}
          error={hasCode ? undefined : problem}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(undefined)
          }}
        />
        {hasCode && (
          <CodeField
            ref={codeField}
            value={code}
            kinds={kinds}
            error={problem}
            onChange={(typed) => {
              setCode(typed)
              setProblem(undefined)
            }}
          />
        )}
      </form>
    </Dialog>
  )
}
