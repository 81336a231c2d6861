import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './FieldFrame.module.css'

/** Ids that tie an input to its label, hint and error; spread them on the input. */
export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The texts around a field. `optional: true` shows "Optional"; a string replaces that word. */
export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean | string | undefined
  className?: string | undefined
}

type FieldFrameProps = FieldWords & { id?: string | undefined; children: (ids: FieldIds) => ReactNode }

/** Layout of every field: label above, hint between, error below. */
export function FieldFrame({ label, hint, error, optional, className, id: givenId, children }: FieldFrameProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const ids: FieldIds = {
    id,
    'aria-describedby': classNames(errorId, hintId) || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={classNames(styles.frame, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}> {optional === true ? t`Optional` : optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(ids)}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** An error below a field, announced when it appears; renders nothing without children. */
export function FieldError({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className={styles.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
