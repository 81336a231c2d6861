import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import type { SignalCategory } from '../contract.ts'
import styles from './Compass.module.css'
import { signals } from './queries.ts'

const ABOUT: Record<SignalCategory, string> = {
  mood: 'Mood',
  energy: 'Energy',
  'general wellbeing': 'General wellbeing',
  'support needs': 'What would help',
}

/** What she wrote to him, word for word and without a time (safety.md §4). */
export function HerSignals({ womanName }: { womanName: string | undefined }) {
  const { data, error, refetch } = useQuery(signals)
  const title = womanName ? `From ${womanName}` : 'From her'
  return (
    <Card tone="plum" title={title}>
      {error && !data && <LoadFailed what="Her words" error={error} again={refetch} />}
      <div aria-live="polite">
        {data && data.length > 0 ? (
          <ul className={styles.signals}>
            {data.map(({ id, category, text }) => (
              <li key={id} className={styles.signal}>
                <p className={styles.about}>{ABOUT[category]}</p>
                <blockquote className={styles.words}>{text}</blockquote>
              </li>
            ))}
          </ul>
        ) : (
          !error && (
            <p className={styles.quiet}>
              When there is something for you to know, it stands here in {womanName ? `${womanName}’s` : 'her'} own words.
            </p>
          )
        )}
      </div>
    </Card>
  )
}
