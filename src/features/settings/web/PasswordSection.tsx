import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import { useCommonPassword } from '../../../kit/web/CommonPassword.tsx'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { NewPasswordFields, type NewPasswordProblems } from '../../../kit/web/ui/NewPasswordFields.tsx'
import { t } from '../../../kit/words.ts'
import { changePassword, PASSWORD_MAX } from '../../auth/contract.ts'
import { newPasswordProblems } from '../../auth/rules/signup.ts'
import { sessions } from '../../auth/web/queries.ts'
import styles from './Section.module.css'

const FAILED = t`Failed to set password. Please try again.`

function NewPassword({ onDone, onCancel }: { onDone: (words: string) => void; onCancel: () => void }) {
  const [passwords, setPasswords] = useState({ password: '', confirm: '' })
  const [problem, setProblem] = useState<NewPasswordProblems>({})
  const { password, confirm } = passwords
  const client = useQueryClient()
  const { unlessCommon, advice } = useCommonPassword(password)
  const { stepUp, dialog } = useStepUp(t`First, your current password, please.`)
  const saving = useMutation({
    mutationFn: () => stepUp(() => call(changePassword, { body: { new_password: password, confirm_password: confirm } })),
    onSuccess: (done) => {
      if (!done) return undefined
      onDone(done.message)
      return client.invalidateQueries({ queryKey: sessions.queryKey })
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    const problems = newPasswordProblems(passwords)
    setProblem(problems)
    if (!problems.password && !problems.confirm) void unlessCommon(() => saving.mutate())
  }

  return (
    <>
      <form className={styles['form']} onSubmit={submit} noValidate>
        {saving.isError && <Alert tone="danger">{failureWords(saving.error, FAILED)}</Alert>}
        <NewPasswordFields
          value={passwords}
          problems={problem}
          onChange={(change) => {
            setPasswords((now) => ({ ...now, ...change }))
            setProblem({})
          }}
          maxLength={PASSWORD_MAX}
        />
        {advice}
        <div className={styles['ways']}>
          <Button
            type="submit"
            variant="outline"
            disabled={password === '' || confirm === ''}
            busy={saving.isPending}
            busyLabel={t`Saving`}
          >
            {t`Save password`}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t`Cancel`}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}

/** Form to change the password; every other device is signed out. */
export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <Card title={t`Password`}>
      <div className={styles['form']}>
        <LiveRegion>{message && <Alert tone="ok">{message}</Alert>}</LiveRegion>
        {isOpen ? (
          <NewPassword
            onDone={(words) => {
              setMessage(words)
              setIsOpen(false)
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <>
            <p className={styles['lead']}>{t`A new password signs out every device but this one.`}</p>
            <Button
              variant="outline"
              className={styles['start']}
              onClick={() => {
                setMessage('')
                setIsOpen(true)
              }}
            >
              {t`Change password`}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
