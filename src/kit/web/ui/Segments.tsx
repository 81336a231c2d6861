import { type ReactNode, useId } from 'react'
import { Group, type GroupWords } from './Group.tsx'
import styles from './Segments.module.css'

type SegmentsProps<T extends string | number> = GroupWords & {
  /** Undefined while none is chosen. */
  value: T | undefined
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode }[]
}

/** One of two to four short options in a line. */
export function Segments<T extends string | number>({ value, onChange, options, ...words }: SegmentsProps<T>) {
  const name = useId()
  return (
    <Group role="radiogroup" {...words}>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  )
}
