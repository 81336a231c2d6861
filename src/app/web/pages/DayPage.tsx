import { useParams } from '@tanstack/react-router'
import { dayWords } from '../../../kit/day-words.ts'
import { isLocalDate } from '../../../kit/local-date.ts'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { t } from '../../../kit/words.ts'

/** All of one day of hers. */
export function DayPage() {
  const { date = '' } = useParams({ strict: false })
  return (
    <PageFrame>
      <h1>{isLocalDate(date) ? dayWords(date, 'full') : t`Your day`}</h1>
    </PageFrame>
  )
}
