import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './Input.module.css'

type TextAreaProps = FieldWords &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children' | 'className'> & {
    ref?: Ref<HTMLTextAreaElement> | undefined
  }

/** No spell checking and no autofill, because the text may be about her health (docs/safety.md, section 3). */
const PRIVATE = { spellCheck: false, autoComplete: 'off', autoCorrect: 'off' } as const

/** A labelled text area that grows with its text. */
export function TextArea({ label, hint, error, optional, className, id, rows = 3, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(ids) => <textarea rows={rows} {...input} {...PRIVATE} {...ids} className={styles.input} />}
    </FieldFrame>
  )
}
