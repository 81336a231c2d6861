import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../kit/words.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Pending } from '../../../kit/web/ui/Pending.tsx'
import { InsightList } from './InsightList.tsx'
import styles from './InsightsPage.module.css'
import { insights } from './trend-queries.ts'

/** Number of insights shown before "more" is pressed. */
const FIRST = 3

/** Insights as text, and what is missing for others. */
export function NotesSay() {
  const { data, error, refetch } = useQuery(insights)
  const [isExpanded, setIsExpanded] = useState(false)
  const more = (data?.insights.length ?? 0) - FIRST
  return (
    <Card title={t`What your notes say`}>
      <Pending what={t`What your notes say`} label={t`Loading your notes…`} lines={4} data={data} error={error} refetch={refetch} isBare />
      {data && data.insights.length > 0 && <InsightList insights={isExpanded ? data.insights : data.insights.slice(0, FIRST)} />}
      {!isExpanded && more > 0 && (
        <Button variant="outline" className={styles.more} onClick={() => setIsExpanded(true)}>
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
