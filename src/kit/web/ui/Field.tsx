import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldFrame, type FieldIds, type FieldWords } from './FieldFrame.tsx'
import styles from './Input.module.css'

type FieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className'> & {
    /** Another control than a text input; spread the ids on it. */
    children?: ((ids: FieldIds) => ReactNode) | undefined
    ref?: Ref<HTMLInputElement> | undefined
  }

/**
 * A labelled text input, or the control that `children` draws. What she types may be about her health: the browser neither keeps it, nor sends
 * it away to be checked, unless the field asks for that (safety.md §3).
 */
export function Field({ label, hint, error, optional, className, id, children, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {children ?? ((ids) => <input type="text" autoComplete="off" spellCheck={false} {...input} {...ids} className={styles.input} />)}
    </FieldFrame>
  )
}
