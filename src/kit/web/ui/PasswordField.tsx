import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { IconButton } from './Button.tsx'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { t } from '../../words.ts'
import inputStyles from './Input.module.css'
import styles from './PasswordField.module.css'
import { passwordStrength } from './password-strength.ts'

type PasswordFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'type'> & {
    /** Shows the strength of the password; advice only, it never blocks. */
    strength?: boolean | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/** From weakest to strongest, for 1 to 4. */
const STRENGTH_WORDS = [t`Easy to guess`, t`Could be stronger`, t`Fairly strong`, t`Strong`] as const

/** A password input with a button to show and hide the text. */
export function PasswordField({ label, hint, error, optional, className, id, strength = false, onChange, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const level = passwordStrength(typeof input.value === 'string' ? input.value : typed)
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(ids) => (
        <>
          <div className={inputStyles.box}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...ids}
              type={isShown ? 'text' : 'password'}
              onChange={(event) => {
                setTyped(event.target.value)
                onChange?.(event)
              }}
              className={`${inputStyles.input} ${styles.input}`}
            />
            <IconButton
              className={styles.toggle}
              label={isShown ? t`Hide password` : t`Show password`}
              icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              onClick={() => setShown(!isShown)}
            />
          </div>
          {strength && (
            <p className={styles.strength} data-level={level} aria-live="polite">
              <span className={styles.bars} aria-hidden="true">
                {STRENGTH_WORDS.map((word) => (
                  <i key={word} />
                ))}
              </span>
              {level > 0 && STRENGTH_WORDS[level - 1]}
            </p>
          )}
        </>
      )}
    </FieldFrame>
  )
}
