import { instantDayWords } from '../../../kit/day-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useStepUp } from '../../../kit/web/StepUp.tsx'
import { Banner } from '../../../kit/web/ui/Banner.tsx'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Rich } from '../../../kit/web/ui/Rich.tsx'
import { t } from '../../../kit/words.ts'
import { leaving, useKeepAccount } from './queries.ts'

const PARTS = { day: (words: string) => <strong>{words}</strong> }

/** Banner on every page while a deletion is scheduled, with a button to keep the account (needs the password). */
export function DeletionBanner() {
  const due = useQuery(leaving)
  const asking = useStepUp(t`Keeping your account needs your password, so that only you decide.`)
  const keeping = useKeepAccount(asking)
  if (!due.data) return null
  return (
    <Banner
      label={t`Your account`}
      text={
        <Rich
          text={t`Your account and everything in it will be deleted on <day>${instantDayWords(due.data, 'long')}</day>.`}
          parts={PARTS}
        />
      }
      error={keeping.error}
    >
      <Button variant="outline" busy={keeping.isPending} busyLabel={t`Keeping it`} onClick={() => keeping.mutate()}>
        {t`Keep my account`}
      </Button>
      {asking.dialog}
    </Banner>
  )
}
