import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import { FieldError } from './FieldFrame.tsx'
import styles from './Slider.module.css'

type SliderProps = {
  label: ReactNode
  min: number
  max: number
  step?: number | undefined
  /** `undefined` until answered. */
  value: number | undefined
  onChange: (value: number) => void
  /** The labels of both ends. */
  low?: ReactNode
  high?: ReactNode
  /** How the value is shown and announced. */
  valueText?: ((value: number) => string) | undefined
  error?: string | undefined
  className?: string | undefined
}

/**
 * A slider with a thumb of 34 px. Unanswered, the thumb is pale and in the middle; the first key or press answers, also
 * with the middle value.
 */
export function Slider({ label, min, max, step = 1, value, onChange, low, high, valueText, error, className }: SliderProps) {
  const id = useId()
  const isOpen = value === undefined
  const displayed = value ?? min + Math.round((max - min) / 2 / step) * step
  const answerHere = () => isOpen && onChange(displayed)
  const text = isOpen ? t`Not answered yet` : valueText?.(value)
  return (
    <div className={classNames(styles.slider, isOpen && styles.open, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>
          <b>{isOpen ? '–' : (valueText?.(value) ?? value)}</b>
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={displayed}
        aria-valuetext={text}
        aria-describedby={classNames(error && `${id}-error`, Boolean(low ?? high) && `${id}-ends`) || undefined}
        aria-invalid={error ? true : undefined}
        style={{ '--share': (displayed - min) / (max - min || 1) } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onClick={answerHere}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          // Enter answers with the middle value; it must not submit the form as well.
          if (isOpen) event.preventDefault()
          answerHere()
        }}
      />
      {(low || high) && (
        <div id={`${id}-ends`} className={styles.ends}>
          <span>{low}</span>
          <span>{high}</span>
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
