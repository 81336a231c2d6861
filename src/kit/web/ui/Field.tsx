import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, type FieldIds, type FieldWords } from './FieldFrame.tsx'
import styles from './Input.module.css'

type FieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className'> & {
    /** Renders another control than a text input; spread the ids on it. */
    children?: ((ids: FieldIds) => ReactNode) | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/**
 * A labelled text input, or the control from `children`. The text may be about her health, so autofill and spell
 * checking are off unless the field sets them (docs/safety.md, section 3).
 */
export function Field({ label, hint, error, optional, className, id, children, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {children ?? ((ids) => <input type="text" autoComplete="off" spellCheck={false} {...input} {...ids} className={styles.input} />)}
    </FieldFrame>
  )
}
