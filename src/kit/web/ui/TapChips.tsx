import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Group } from './Group.tsx'
import styles from './TapChips.module.css'

/** One chip. `name` is its accessible name if that is not its label. */
export type TapChip = { key: string | number; label: ReactNode; name?: string | undefined; isChosen: boolean; onTap: () => void }

type TapChipsProps = { legend: ReactNode; hint?: ReactNode; chips: readonly TapChip[]; className?: string | undefined }

/** A row of chips, one of them chosen. A chosen one can be tapped again, for example for the next half hour. */
export function TapChips({ legend, hint, chips, className }: TapChipsProps) {
  const name = useId()
  const isWordy = chips.some(({ label }) => typeof label === 'string' && label.length > 3)
  return (
    <Group role="radiogroup" className={classNames(styles.group, className)} legend={legend} hint={hint}>
      <div className={classNames(styles.chips, isWordy && styles.wordy)}>
        {chips.map(({ key, label, name: spoken, isChosen, onTap }) => (
          <label key={key} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              readOnly
              aria-label={spoken}
              // A tap on the chosen one is no change, but a click; for the space bar it is neither.
              onClick={onTap}
              onKeyDown={(event) => {
                if (event.key !== ' ' || !isChosen) return
                event.preventDefault()
                onTap()
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Group>
  )
}
