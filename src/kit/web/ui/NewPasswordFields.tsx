import type { Ref } from 'react'
import { PasswordField } from './PasswordField.tsx'
import { t } from '../../words.ts'

/** A new password and its repetition. */
export type NewPasswords = { readonly password: string; readonly confirm: string }

/** Error messages of the two fields. */
export type NewPasswordProblems = { readonly password?: string; readonly confirm?: string }

type NewPasswordFieldsProps = {
  value: NewPasswords
  problems: NewPasswordProblems
  /** Receives only the changed field: a password manager may fill both at once. */
  onChange: (change: Partial<NewPasswords>) => void
  maxLength?: number
  passwordRef?: Ref<HTMLInputElement>
  confirmRef?: Ref<HTMLInputElement>
}

/** New password and confirmation for someone with an account, with a strength meter that only advises. */
export function NewPasswordFields({ value, problems, onChange, maxLength, passwordRef, confirmRef }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        ref={passwordRef}
        label={t`New password`}
        name="new-password"
        autoComplete="new-password"
        maxLength={maxLength}
        hint={t`At least 8 characters. A few words in a row are easy to remember.`}
        strength
        required
        value={value.password}
        error={problems.password}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <PasswordField
        ref={confirmRef}
        label={t`Confirm password`}
        name="confirm-password"
        autoComplete="new-password"
        maxLength={maxLength}
        required
        value={value.confirm}
        error={problems.confirm}
        onChange={(event) => onChange({ confirm: event.target.value })}
      />
    </>
  )
}
