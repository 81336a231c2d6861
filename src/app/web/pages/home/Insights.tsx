import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { InsightList } from '../../../../features/insights/web/InsightList.tsx'
import { insights } from '../../../../features/insights/web/trend-queries.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { EmptyState } from '../../../../kit/web/ui/EmptyState.tsx'
import { EmptyArt } from '../../../../kit/web/ui/Illustration.tsx'
import { LoadFailed } from '../../../../kit/web/ui/LoadFailed.tsx'
import { Skeleton } from '../../../../kit/web/ui/Loading.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

/** Number of insights on Home; the trends page shows all. */
const INSIGHTS_MAX = 3

/** Insights and patterns from her own data, or how many days are missing for the first one. */
export function Insights() {
  const { data, error, refetch } = useQuery(insights)
  return (
    <Card
      title={t`Insights and patterns`}
      action={
        <Link to="/insights" className={buttonClass('quiet', styles.inHead)}>
          {t`See your trends`}
        </Link>
      }
    >
      <div className={styles.insights}>
        {error && <LoadFailed what={t`Your insights`} error={error} again={refetch} />}
        {!data && !error && <Skeleton lines={6} />}
        {data && data.insights.length > 0 && <InsightList insights={data.insights.slice(0, INSIGHTS_MAX)} />}
        {data && data.insights.length === 0 && <EmptyState picture={<EmptyArt kind="rings" />} text={data.missing[0]?.text} />}
      </div>
    </Card>
  )
}
