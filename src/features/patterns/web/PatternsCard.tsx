import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Patterns.module.css'
import { patterns } from './queries.ts'

/** On the Trends page: what the last look brought, or when the next one is. */
export function PatternsCard() {
  const { data } = useQuery(patterns)
  return (
    <Card title={t`What often goes together`}>
      <p>{data ? (data.news?.text ?? data.waiting) : t`We look for patterns in your notes a few times a year.`}</p>
      <p className={styles.ways}>
        <Link to="/patterns" className={buttonClass('outline')}>
          {t`See your patterns`}
        </Link>
        <Link to="/experiments" className={buttonClass('quiet')}>
          {t`Try an experiment`}
        </Link>
      </p>
    </Card>
  )
}
