import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { IconButton } from './Button.tsx'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { t } from '../../words.ts'
import inputStyles from './Input.module.css'
import styles from './Stepper.module.css'

type StepperProps = Omit<FieldWords, 'label'> & {
  label: string
  /** `undefined` while there is no number. */
  value: number | undefined
  min: number
  max: number
  step?: number | undefined
  onChange: (value: number | undefined) => void
  unit?: string | undefined
  /** Where the first press of a button begins; `min` unless told. */
  start?: number | undefined
  lessLabel?: string | undefined
  moreLabel?: string | undefined
}

/** A number to count up and down, or to type. What is typed comes back inside `min` and `max`. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  unit,
  start = min,
  lessLabel = t`Less`,
  moreLabel = t`More`,
  ...words
}: StepperProps) {
  const [draft, setDraft] = useState<string>()
  const inside = (number: number) => Math.min(max, Math.max(min, number))
  const isLeast = value !== undefined && value <= min
  const isMost = value !== undefined && value >= max
  const move = (steps: number) => {
    if (steps < 0 ? isLeast : isMost) return
    setDraft(undefined)
    // Whole multiples of the step, so that 0.1 + 0.2 stays 0.3.
    onChange(value === undefined ? start : inside(Number((Math.round(value / step + steps) * step).toFixed(6))))
  }
  const type = (text: string) => {
    setDraft(text)
    if (text === '') onChange(undefined)
    else if (Number.isFinite(Number(text))) onChange(inside(Number(text)))
  }
  return (
    <FieldFrame label={label} {...words}>
      {(ids) => (
        <div className={styles.stepper}>
          <IconButton
            variant="outline"
            label={`${lessLabel}, ${label}`}
            icon={<Minus aria-hidden="true" />}
            // At the end of the way it keeps the focus.
            aria-disabled={isLeast || undefined}
            className={styles.step}
            onClick={() => move(-1)}
          />
          <input
            {...ids}
            type="number"
            autoComplete="off"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            min={min}
            max={max}
            step={step}
            value={draft ?? value ?? ''}
            placeholder="–"
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
            className={`${inputStyles.input} ${styles.number}`}
          />
          <IconButton
            variant="outline"
            label={`${moreLabel}, ${label}`}
            icon={<Plus aria-hidden="true" />}
            aria-disabled={isMost || undefined}
            className={styles.step}
            onClick={() => move(1)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
