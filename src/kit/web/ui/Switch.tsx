import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Switch.module.css'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A setting that is on or off, applied at once. The whole row is the switch. */
export function Switch({ label, hint, checked, onChange, disabled, className }: SwitchProps) {
  const hintId = useId()
  return (
    <div className={classNames(styles.row, className)}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
