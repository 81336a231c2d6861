import type { SupportiveAction } from '../../couple/contract.ts'
import styles from './Compass.module.css'
import { LeaveCard } from './LeaveCard.tsx'
import { RecentActions } from './RecentActions.tsx'
import { WorkedWell } from './WorkedWell.tsx'

type LazyPartsProps = { list: readonly SupportiveAction[] | undefined; total: number | undefined; isFailed: boolean }

/** Content below the first screen, loaded after it. */
export function LazyParts(recent: LazyPartsProps) {
  return (
    <>
      <div className={styles.columns}>
        <WorkedWell />
        <RecentActions {...recent} />
      </div>
      <LeaveCard />
    </>
  )
}
