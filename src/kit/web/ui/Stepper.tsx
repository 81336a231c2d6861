import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { IconButton } from './Button.tsx'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { t } from '../../words.ts'
import inputStyles from './Input.module.css'
import styles from './Stepper.module.css'
import { typedNumber } from './typed-number.ts'

type StepperProps = Omit<FieldWords, 'label'> & {
  label: string
  /** `undefined` when there is no number. */
  value: number | undefined
  min: number
  max: number
  step?: number | undefined
  onChange: (value: number | undefined) => void
  unit?: string | undefined
  /** The value after the first press of a button; defaults to `min`. */
  start?: number | undefined
}

/** A number to step or to type. Invalid text stays in the field with an error, and `value` does not change. */
export function Stepper({ label, value, min, max, step = 1, onChange, unit, start = min, ...words }: StepperProps) {
  const [draft, setDraft] = useState<string>()
  const inside = (number: number) => Math.min(max, Math.max(min, number))
  const isLeast = value !== undefined && value <= min
  const isMost = value !== undefined && value >= max
  const move = (steps: number) => {
    if (steps < 0 ? isLeast : isMost) return
    setDraft(undefined)
    if (value === undefined) return onChange(start)
    // Between two steps, the nearest in that direction; rounded, because 0.1 + 0.2 = 0.30000000000000004.
    const place = Number((value / step).toFixed(6))
    onChange(inside(Number(((steps < 0 ? Math.ceil(place) : Math.floor(place)) * step + steps * step).toFixed(6))))
  }
  const range = { min, max, step }
  const isWrong = draft !== undefined && draft.trim() !== '' && typedNumber(draft, range) === undefined
  const type = (text: string) => {
    setDraft(text)
    const number = typedNumber(text, range)
    if (number !== undefined || text.trim() === '') onChange(number)
  }
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(steps)
  }
  const whole = Number.isInteger(step)
  const wrong = whole ? t`Please give a whole number from ${min} to ${max}.` : t`Please give a number from ${min} to ${max}.`
  return (
    <FieldFrame label={label} {...words} error={isWrong ? wrong : words.error}>
      {(ids) => (
        <div className={styles.stepper}>
          <IconButton
            variant="outline"
            label={`${t`Less`}, ${label}`}
            icon={<Minus aria-hidden="true" />}
            // `aria-disabled` instead of `disabled`, so that it keeps the focus at the limit.
            aria-disabled={isLeast || undefined}
            className={styles.step}
            onClick={() => move(-1)}
          />
          <input
            {...ids}
            // The text is not a number that `value` could be.
            data-refused={isWrong || undefined}
            // Type "number" drops a comma when the browser's language differs from the page's.
            type="text"
            role="spinbutton"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value}
            autoComplete="off"
            spellCheck={false}
            inputMode={whole ? 'numeric' : 'decimal'}
            maxLength={6}
            value={draft ?? value ?? ''}
            placeholder="–"
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onBlur={() => isWrong || setDraft(undefined)}
            className={`${inputStyles.input} ${styles.number}`}
          />
          <IconButton
            variant="outline"
            label={`${t`More`}, ${label}`}
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
