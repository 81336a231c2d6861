import { useQuery } from '@tanstack/react-query'
import { failureWords } from '../../../kit/web/api.ts'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { dayWords, leaving, useKeepAccount } from './queries.ts'
import styles from './Section.module.css'

const PARTS = { day: (words: string) => <strong>{words}</strong> }

/** Banner on every page while a deletion is scheduled, with a button to keep the account (needs the password). */
export function DeletionBanner() {
  const due = useQuery(leaving)
  const asking = useStepUp(t`Keeping your account needs your password, so that only you decide.`)
  const keeping = useKeepAccount(asking)
  if (!due.data) return null
  return (
    <aside aria-label={t`Your account`} className={styles['banner']}>
      <p>
        <Rich text={t`Your account and everything in it will be deleted on <day>${dayWords(due.data)}</day>.`} parts={PARTS} />
        {keeping.isError && <span role="alert"> {failureWords(keeping.error, t`That did not work. Please try again.`)}</span>}
      </p>
      <Button variant="outline" busy={keeping.isPending} busyLabel={t`Keeping it`} onClick={() => keeping.mutate()}>
        {t`Keep my account`}
      </Button>
      {asking.dialog}
    </aside>
  )
}
