import { type Ref, useEffect, useRef, useState } from 'react'
import { t } from '../../words.ts'
import { Button } from './Button.tsx'
import styles from './CodeField.module.css'
import { Field } from './Field.tsx'

type CodeFieldProps = {
  value: string
  error: string | undefined
  onChange: (typed: string) => void
  ref?: Ref<HTMLInputElement> | undefined
  /** Which codes are of use; by default both. */
  kinds?: 'app' | 'recovery' | 'both'
}

/** Input for the code of an authenticator app, or for a recovery code instead. */
export function CodeField({ value, error, onChange, ref, kinds = 'both' }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(kinds === 'recovery')
  const box = useRef<HTMLDivElement>(null)
  const wasRecovery = useRef(isRecovery)
  useEffect(() => {
    if (wasRecovery.current !== isRecovery) box.current?.querySelector('input')?.focus()
    wasRecovery.current = isRecovery
  }, [isRecovery])
  const input = {
    ref,
    value,
    error,
    required: true,
    className: styles.code,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <div ref={box} className={styles.box}>
      {isRecovery ? (
        <Field
          key="recovery"
          {...input}
          label={t`Recovery code`}
          hint={t`One of the ten codes that you saved, such as K7QWM-2XP9D. Each works once.`}
          name="recovery-code"
          autoCapitalize="characters"
          maxLength={30}
        />
      ) : (
        <Field
          key="app"
          {...input}
          label={t`6-digit code`}
          hint={t`From your authenticator app. It changes every 30 seconds.`}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={7}
        />
      )}
      {kinds === 'both' && (
        <Button
          variant="quiet"
          className={styles.other}
          onClick={() => {
            setRecovery(!isRecovery)
            onChange('')
          }}
        >
          {isRecovery ? t`Use the code from my app` : t`I can’t open my app: use a recovery code`}
        </Button>
      )}
    </div>
  )
}
