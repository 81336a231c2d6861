import { type ReactNode, useId } from 'react'
import { Group } from './Group.tsx'
import styles from './TapChips.module.css'

/** One chip. `name` is its accessible name if that is not its label. */
export type TapChip = { key: string | number; label: ReactNode; name?: string | undefined; isChosen: boolean; onTap: () => void }

type TapChipsProps = { legend: ReactNode; hint?: ReactNode; chips: readonly TapChip[]; className?: string | undefined }

/** A row of chips, one of them chosen. A chosen one can be tapped again, for example for the next half hour. */
export function TapChips({ legend, hint, chips, className }: TapChipsProps) {
  const name = useId()
  return (
    <Group
      role="radiogroup"
      className={className}
      legend={
        <span className={styles.legend}>
          {legend}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      }
    >
      <div className={styles.chips}>
        {chips.map(({ key, label, name: spoken, isChosen, onTap }) => (
          <label key={key} className={styles.chip}>
            {/* A tap on the chosen one is no change, but a click. */}
            <input type="radio" name={name} checked={isChosen} readOnly aria-label={spoken} onClick={onTap} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
