import ChevronDown from 'lucide-react/icons/chevron-down'
import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import styles from './Input.module.css'

/** One option: value and label. */
export type SelectOption<T extends string> = { value: T; label: string }

type SelectFieldProps<T extends string> = FieldWords &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'className' | 'onChange' | 'value'> & {
    /** `undefined` or '' shows the placeholder. */
    value: T | '' | undefined
    onChange: (value: T) => void
    options: readonly SelectOption<T>[]
    placeholder?: string | undefined
  }

/** A labelled native select. */
export function SelectField<T extends string>({
  label,
  hint,
  error,
  optional,
  className,
  id,
  value,
  onChange,
  options,
  placeholder,
  ...select
}: SelectFieldProps<T>) {
  const choose = (text: string) => {
    const option = options.find((each) => each.value === text)
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className} id={id}>
      {(ids) => (
        <div className={styles.box}>
          <select {...select} {...ids} value={value ?? ''} onChange={(event) => choose(event.target.value)} className={styles.input}>
            {(placeholder !== undefined || !value) && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
