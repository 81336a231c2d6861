import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, call, failureWords } from '../../../kit/web/api.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { CodeField } from '../../../kit/web/ui/CodeField.tsx'
import { t } from '../../../kit/words.ts'
import { LOGIN_FAILED, type SignedIn, secondStep } from '../contract.ts'
import styles from './AuthForm.module.css'

type SecondStepProps = {
  ticket: string
  /** Which codes are of use. */
  kinds: 'recovery' | 'both'
  isSharedDevice: boolean
  onSignedIn: (signedIn: SignedIn) => void
  /** The sign-in has to begin again; `problem` says why, undefined when she chose to. */
  onAgain: (problem: string | undefined) => void
}

/** Second step of a sign-in: the code of her app or a recovery code. */
export function SecondStep({ ticket, kinds, isSharedDevice, onSignedIn, onAgain }: SecondStepProps) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const entering = useMutation({
    mutationFn: () => call(secondStep, { body: { ticket, code, ...(isSharedDevice && { shared_device: true }) } }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 401) onAgain(failureWords(error, LOGIN_FAILED()))
      else field.current?.select()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !entering.isPending) entering.mutate()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <CodeField
        ref={field}
        value={code}
        kinds={kinds}
        error={entering.isError ? failureWords(entering.error, LOGIN_FAILED()) : undefined}
        onChange={(typed) => {
          setCode(typed)
          entering.reset()
        }}
      />
      <Button type="submit" disabled={code.trim() === ''} busy={entering.isPending} busyLabel={t`Signing in`}>
        {t`Sign In`}
      </Button>
      <Button variant="quiet" onClick={() => onAgain(undefined)}>
        {t`Back to email and password`}
      </Button>
    </form>
  )
}
