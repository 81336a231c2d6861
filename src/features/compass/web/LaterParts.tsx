import type { SupportiveAction } from '../contract.ts'
import styles from './Compass.module.css'
import { LeaveCard } from './LeaveCard.tsx'
import { RecentActions } from './RecentActions.tsx'
import { WorkedWell } from './WorkedWell.tsx'

type LaterPartsProps = { list: readonly SupportiveAction[] | undefined; total: number | undefined; isFailed: boolean }

/** What stands below the first screen; fetched after it. */
export function LaterParts(recent: LaterPartsProps) {
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
