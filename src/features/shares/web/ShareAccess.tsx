import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { plural, t } from '../../../kit/words.ts'
import { shares } from './queries.ts'
import styles from './Shares.module.css'

/** In the settings, while links can be opened: how many, and the way to their list. */
export function ShareAccess() {
  const count = useQuery(shares).data?.filter(({ opens, opened }) => opened < opens).length ?? 0
  if (count === 0) return null
  return (
    <Card title={t`Links to your report`}>
      <div className={styles.fields}>
        <p>
          {plural(
            count,
            t`There is one link. Whoever has it can open the report.`,
            t`There are ${count} links. Whoever has one can open the report.`,
          )}
        </p>
        <Link to="/shares" className={buttonClass('outline', styles.start)}>
          {t`See or end links`}
        </Link>
      </div>
    </Card>
  )
}
