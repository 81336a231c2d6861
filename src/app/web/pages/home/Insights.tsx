import { Link } from '@tanstack/react-router'
import type { Insight } from '../../../../features/insights/contract.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './Home.module.css'

/** The strongest insight; the trends page has all. */
export function Insights({ insight }: { insight: Insight }) {
  return (
    <Card
      title={t`Insights and patterns`}
      className={styles.part}
      action={
        <Link to="/insights" className={buttonClass('quiet', styles.inHead)}>
          {t`See your trends`}
        </Link>
      }
    >
      <p>{insight.text}</p>
    </Card>
  )
}
