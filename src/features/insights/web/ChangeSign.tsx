import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Equal from 'lucide-react/icons/equal'
import type { Change } from '../contract.ts'
import styles from './TrendRows.module.css'

const SIGNS = { up: ArrowUp, down: ArrowDown, same: Equal } as const

/** The arrow or equals sign of a row; nothing where nothing is compared. The words beside it say the same. */
export function ChangeSign({ change }: { change: Change | null }) {
  const Sign = change && SIGNS[change]
  return (
    Sign && (
      <span className={styles.sign} data-change={change}>
        <Sign aria-hidden="true" />
      </span>
    )
  )
}
