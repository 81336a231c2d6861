import { useQuery } from '@tanstack/react-query'
import { failureWords } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { dayWords, leaving, useKeepAccount } from './queries.ts'
import styles from './Section.module.css'

/** Says on every page that the account is to go, as long as it is, and keeps it with one tap and the password. */
export function LeavingBanner() {
  const due = useQuery(leaving)
  const asking = useStepUp('Keeping your account needs your password, so that only you decide.')
  const keeping = useKeepAccount(asking)
  if (!due.data) return null
  return (
    <aside aria-label="Your account" className={styles['banner']}>
      <p>
        Your account goes on <strong>{dayWords(due.data)}</strong>.
        {keeping.isError && <span role="alert"> {failureWords(keeping.error, 'That did not work. Please try again.')}</span>}
      </p>
      <Button variant="outline" busy={keeping.isPending} busyLabel="Keeping it" onClick={() => keeping.mutate()}>
        Keep my account
      </Button>
      {asking.dialog}
    </aside>
  )
}
