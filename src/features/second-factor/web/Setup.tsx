import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call, failureWords } from '../../../kit/web/api.ts'
import type { StepUp } from '../../../kit/web/StepUp.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { CodeField } from '../../../kit/web/ui/CodeField.tsx'
import { t } from '../../../kit/words.ts'
import { turnOnSecondFactor } from '../contract.ts'
import { QrCode } from './QrCode.tsx'
import styles from './SecondFactor.module.css'

const FAILED = t`The second step could not be turned on. Please try again.`

type SetupProps = {
  /** The new secret in base32, and its `otpauth:` address. */
  started: { secret: string; url: string }
  stepUp: StepUp['stepUp']
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Sets up an authenticator app: QR code or key, then its first code. */
export function Setup({ started, stepUp, onCodes, onCancel }: SetupProps) {
  const [code, setCode] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const confirming = useMutation({
    mutationFn: () => stepUp(() => call(turnOnSecondFactor, { body: { code } })),
    onSuccess: (done) => done && onCodes(done.data.recovery_codes),
    onError: () => field.current?.select(),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !confirming.isPending) confirming.mutate()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1}>
        {t`Connect your app`}
      </h3>
      <ol className={styles.steps}>
        <li>{t`Open an authenticator app on your phone, such as Passwords on an iPhone or Google Authenticator. Any will do.`}</li>
        <li>
          <p>{t`Add a new code there, and scan this picture:`}</p>
          <QrCode text={started.url} />
          <p>
            {t`Are you on that phone now?`} <a href={started.url}>{t`Open it in my app`}</a>
          </p>
          <p>{t`Or type this key:`}</p>
          <p className={styles.key} translate="no">
            {started.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </li>
        <li>
          <p>{t`Enter the code that the app shows:`}</p>
          <CodeField
            ref={field}
            value={code}
            kinds="app"
            error={confirming.isError ? failureWords(confirming.error, FAILED) : undefined}
            onChange={(typed) => {
              setCode(typed)
              confirming.reset()
            }}
          />
        </li>
      </ol>
      <div className={styles.ways}>
        <Button type="submit" disabled={code.trim() === ''} busy={confirming.isPending} busyLabel={t`Checking`}>
          {t`Turn on`}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  )
}
