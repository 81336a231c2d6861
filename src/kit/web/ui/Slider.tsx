import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { t } from '../../words.ts'
import styles from './Slider.module.css'

type SliderProps = {
  label: ReactNode
  min: number
  max: number
  step?: number | undefined
  /** `undefined` while she has not answered. */
  value: number | undefined
  onChange: (value: number) => void
  /** The words at both ends. */
  low?: ReactNode
  high?: ReactNode
  unit?: ReactNode
  /** How the number is shown and spoken. */
  valueText?: ((value: number) => string) | undefined
  unansweredText?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A scale with a thumb of 34 px. Unanswered it rests pale in the middle; the first key, tap or press answers, in the middle too. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  onChange,
  low,
  high,
  unit,
  valueText,
  unansweredText = t`Not answered yet`,
  disabled,
  className,
}: SliderProps) {
  const id = useId()
  const isOpen = value === undefined
  const shown = value ?? min + Math.round((max - min) / 2 / step) * step
  const answerHere = () => isOpen && !disabled && onChange(shown)
  const text = isOpen ? unansweredText : valueText?.(value)
  return (
    <div className={classNames(styles.slider, isOpen && styles.open, className)}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>
          <b>{isOpen ? '–' : (valueText?.(value) ?? value)}</b>
          {unit && !isOpen && <small> {unit}</small>}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        disabled={disabled}
        aria-valuetext={text}
        aria-describedby={low || high ? `${id}-ends` : undefined}
        style={{ '--share': (shown - min) / (max - min || 1) } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onClick={answerHere}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          // An unanswered scale takes the middle; Enter must not send the form with it.
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
    </div>
  )
}
