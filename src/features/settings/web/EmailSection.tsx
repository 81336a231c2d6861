import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureWords, call } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { LiveRegion } from '../../../kit/web/ui/LiveRegion.tsx'
import { t } from '../../../kit/words.ts'
import { changeEmail, sendConfirmation } from '../../auth/contract.ts'
import styles from './Section.module.css'

const FAILED = t`The link could not be sent. Please try again.`

/** Notice for an unconfirmed address, with a button to send the link again. */
function ConfirmNotice() {
  const sending = useMutation({ mutationFn: () => call(sendConfirmation) })
  return (
    <Alert tone="gold" title={t`This address is not confirmed yet`}>
      <div className={styles['form']}>
        <p>{t`Open the link in the email that we sent you when you signed up. Until then, no reminders go out by email.`}</p>
        <LiveRegion>
          {sending.isSuccess && <p>{sending.data.message}</p>}
          {sending.isError && <p>{failureWords(sending.error, FAILED)}</p>}
        </LiveRegion>
        {!sending.isSuccess && (
          <Button
            variant="outline"
            className={styles['start']}
            busy={sending.isPending}
            busyLabel={t`Sending`}
            onClick={() => sending.mutate()}
          >
            {t`Send the link again`}
          </Button>
        )}
      </div>
    </Alert>
  )
}

/** Her address and the form to change it; the change takes effect when the emailed link is opened. */
export function EmailSection({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [newEmail, setNewEmail] = useState('')
  const { stepUp, dialog } = useStepUp(t`Your email address protects your account. Please enter your password again.`)
  const sending = useMutation({
    mutationFn: (address: string) => stepUp(() => call(changeEmail, { body: { email: address } })),
    onSuccess: (sent) => {
      if (sent) setIsOpen(false)
    },
  })
  const isSent = sending.isSuccess && sending.data !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (newEmail.trim() !== '' && !sending.isPending) sending.mutate(newEmail.trim())
  }

  return (
    <Card title={t`Email address`}>
      <div className={styles['form']}>
        <Field label={t`Email`} type="email" value={email} readOnly hint={t`You sign in with it, and our emails go there.`} />
        {!isConfirmed && <ConfirmNotice />}
        <LiveRegion>
          {isSent && (
            <Alert tone="ok" title={t`Check your new inbox`}>
              {sending.data?.message} {t`Until you open it, your address stays as it is.`}
            </Alert>
          )}
        </LiveRegion>
        {isOpen ? (
          <form className={styles['form']} onSubmit={submit} noValidate>
            {sending.isError && <Alert tone="danger">{failureWords(sending.error, FAILED)}</Alert>}
            <Field
              label={t`New email address`}
              type="email"
              name="new_email"
              autoComplete="email"
              maxLength={254}
              required
              hint={t`We’ll send a link to it. After that, your other devices are signed out.`}
              value={newEmail}
              onChange={(event) => {
                setNewEmail(event.target.value)
                sending.reset()
              }}
            />
            <div className={styles['ways']}>
              <Button type="submit" variant="outline" disabled={newEmail.trim() === ''} busy={sending.isPending} busyLabel={t`Sending`}>
                {t`Send the link`}
              </Button>
              <Button
                variant="quiet"
                onClick={() => {
                  setIsOpen(false)
                  sending.reset()
                }}
              >
                {t`Cancel`}
              </Button>
            </div>
          </form>
        ) : (
          <Button
            variant="outline"
            className={styles['start']}
            onClick={() => {
              setIsOpen(true)
              setNewEmail('')
              sending.reset()
            }}
          >
            {t`Change email`}
          </Button>
        )}
      </div>
      {dialog}
    </Card>
  )
}
