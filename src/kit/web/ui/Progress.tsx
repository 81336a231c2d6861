import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Progress.module.css'

type ProgressProps = { label: ReactNode; value: number; max: number; text?: ReactNode; className?: string | undefined }

/** A progress bar; `text` states the progress beside the label. */
export function Progress({ label, value, max, text, className }: ProgressProps) {
  const id = useId()
  return (
    <div className={classNames(styles.progress, className)}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {text && <span>{text}</span>}
      </div>
      <progress id={id} value={value} max={max} />
    </div>
  )
}
