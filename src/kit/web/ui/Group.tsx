import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './FieldFrame.tsx'
import styles from './Group.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The texts around a group of options. */
export type GroupWords = {
  legend: ReactNode
  hideLegend?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A fieldset: legend, hint, options, and the error when none is chosen. */
export function Group({
  legend,
  hideLegend = false,
  hint,
  error,
  disabled,
  className,
  role,
  children,
}: GroupWords & { role?: 'radiogroup' | undefined; children: ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset
      role={role}
      disabled={disabled}
      aria-describedby={classNames(errorId, hintId) || undefined}
      aria-invalid={role && error ? true : undefined}
      className={classNames(styles.group, className)}
    >
      <legend className={hideLegend ? undefined : styles.legend}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
