import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { PasswordField } from '../../../kit/web/ui/PasswordField.tsx'
import { changePassword, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '../../auth/contract.ts'
import styles from './Section.module.css'

const FAILED = 'Failed to set password. Please try again.'

type Problem = { password?: string; confirm?: string }

function NewPassword({ onDone, onCancel }: { onDone: (words: string) => void; onCancel: () => void }) {
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [problem, setProblem] = useState<Problem>({})
  const client = useQueryClient()
  const { stepUp, dialog } = useStepUp('First the password you have now, please.')
  const saving = useMutation({
    mutationFn: () => stepUp(() => call(changePassword, { body: { new_password: password, confirm_password: confirm } })),
    onSuccess: (done) => {
      if (!done) return undefined
      onDone(done.message)
      return client.invalidateQueries({ queryKey: ['auth', 'sessions'] })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const found: Problem = {}
    if (password.length < PASSWORD_MIN) found.password = PASSWORD_TOO_SHORT
    if (password !== confirm) found.confirm = PASSWORDS_DIFFER
    setProblem(found)
    if (!found.password && !found.confirm) saving.mutate()
  }

  return (
    <>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {saving.isError && <Alert tone="danger">{failureWords(saving.error, FAILED)}</Alert>}
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint="At least 8 characters. A few words in a row are easy to remember."
          strength
          required
          value={password}
          error={problem.password}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem({})
          }}
        />
        <PasswordField
          label="Confirm password"
          name="confirm-password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          required
          value={confirm}
          error={problem.confirm}
          onChange={(event) => {
            setConfirm(event.target.value)
            setProblem({})
          }}
        />
        <div className={styles['ways']}>
          <Button type="submit" variant="outline" disabled={password === '' || confirm === ''} busy={saving.isPending} busyLabel="Saving">
            Save password
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}

/** Choosing another password from inside; every other device is signed out with it. */
export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState('')
  return (
    <Card title="Password">
      <div className={styles['form']}>
        {done && <Alert tone="ok">{done}</Alert>}
        {isOpen ? (
          <NewPassword
            onDone={(words) => {
              setDone(words)
              setIsOpen(false)
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <>
            <p className={styles['lead']}>A new password signs out every device but this one.</p>
            <Button
              variant="outline"
              className={styles['start']}
              onClick={() => {
                setDone('')
                setIsOpen(true)
              }}
            >
              Change password
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
