import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { failureWords, call } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Alert } from '../../../kit/web/ui/Alert.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Field } from '../../../kit/web/ui/Field.tsx'
import { Spoken } from '../../../kit/web/ui/Spoken.tsx'
import { t } from '../../../kit/words.ts'
import { changeEmail } from '../../auth/contract.ts'
import styles from './Section.module.css'

const FAILED = t`The link could not be sent. Please try again.`

/** Her address, and the way to another one: it becomes hers when the link in the mail to it is opened. */
export function EmailSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [wish, setWish] = useState('')
  const { stepUp, dialog } = useStepUp(t`Your address is the key to your account. Please give your password once more.`)
  const sending = useMutation({
    mutationFn: (address: string) => stepUp(() => call(changeEmail, { body: { email: address } })),
    onSuccess: (sent) => {
      if (sent) setIsOpen(false)
    },
  })
  const isSent = sending.isSuccess && sending.data !== undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wish.trim() !== '' && !sending.isPending) sending.mutate(wish.trim())
  }

  return (
    <Card title={t`Email address`}>
      <div className={styles['form']}>
        <Field label={t`Email`} type="email" value={email} readOnly hint={t`You sign in with it, and our mails go there.`} />
        <Spoken>
          {isSent && (
            <Alert tone="ok" title={t`Look into your new letter box`}>
              {sending.data?.message} {t`Until you open it, your address stays as it is.`}
            </Alert>
          )}
        </Spoken>
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
              hint={t`We send a link to it. Afterwards your other devices are signed out.`}
              value={wish}
              onChange={(event) => {
                setWish(event.target.value)
                sending.reset()
              }}
            />
            <div className={styles['ways']}>
              <Button type="submit" variant="outline" disabled={wish.trim() === ''} busy={sending.isPending} busyLabel={t`Sending`}>
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
              setWish('')
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
