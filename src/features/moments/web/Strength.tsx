import { useId, useState } from 'react'
import { Group } from '../../../kit/web/ui/Group.tsx'
import { VisuallyHidden } from '../../../kit/web/ui/VisuallyHidden.tsx'
import { t } from '../../../kit/words.ts'
import type { MomentKind } from '../contract.ts'
import styles from './Moments.module.css'

const STRENGTHS = [1, 2, 3, 4, 5] as const

type StrengthProps = {
  kind: MomentKind
  /** The strength at first, 1 to 5. */
  value: number | undefined
  onChange: (strength: number) => void
  className?: string | undefined
}

/** Optional choice of the strength of a hot flash or night sweat. */
export function Strength({ kind, value, onChange, className }: StrengthProps) {
  const name = useId()
  const [chosen, setChosen] = useState(value)
  return (
    <Group
      role="radiogroup"
      className={className}
      legend={kind === 'hot_flash' ? t`How strong was the hot flash? (optional)` : t`How strong was the night sweat? (optional)`}
    >
      <div className={styles.strengths}>
        {STRENGTHS.map((strength) => (
          <label key={strength} className={styles.strength}>
            <input
              type="radio"
              name={name}
              value={strength}
              checked={strength === chosen}
              onChange={() => {
                setChosen(strength)
                onChange(strength)
              }}
            />
            {strength}
            {strength === 1 && <VisuallyHidden>{t`, mild`}</VisuallyHidden>}
            {strength === 5 && <VisuallyHidden>{t`, very strong`}</VisuallyHidden>}
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{t`Mild`}</span>
        <span>{t`Very strong`}</span>
      </p>
    </Group>
  )
}
