import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../kit/words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton, Wait } from '../../../kit/web/ui/Wait.tsx'
import { InsightList } from './InsightList.tsx'
import styles from './InsightsPage.module.css'
import { insights } from './trend-queries.ts'

/** How many insights stand before the rest is asked for. */
const FIRST = 3

/** What her notes say in words, before any picture; and what they do not hold enough for yet. */
export function NotesSay() {
  const { data, error, refetch } = useQuery(insights)
  const [isWhole, setIsWhole] = useState(false)
  const more = (data?.insights.length ?? 0) - FIRST
  return (
    <Card title={t`What your notes say`}>
      {error && <LoadFailed what={t`What your notes say`} error={error} again={refetch} />}
      {!data && !error && (
        <>
          <Wait label={t`Reading your notes…`} />
          <Skeleton lines={4} />
        </>
      )}
      {data && data.insights.length > 0 && <InsightList insights={isWhole ? data.insights : data.insights.slice(0, FIRST)} isTraceable />}
      {!isWhole && more > 0 && (
        <Button variant="outline" className={styles.more} onClick={() => setIsWhole(true)}>
          {t`Show ${more} more`}
        </Button>
      )}
      {data && data.missing.length > 0 && (
        <ul className={styles.missing} aria-label={t`What your notes could say with more days`}>
          {data.missing.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
