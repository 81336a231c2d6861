import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { t } from '../../../kit/words.ts'
import type { SignalCategory } from '../../couple/contract.ts'
import styles from './Compass.module.css'
import { signals } from './queries.ts'

const ABOUT: Record<SignalCategory, string> = {
  mood: t`Mood`,
  energy: t`Energy`,
  'general wellbeing': t`General wellbeing`,
  'support needs': t`What would help`,
}

/** Her signals, word for word and without a time (docs/product.md, Signals). */
export function HerSignals({ womanName }: { womanName: string | undefined }) {
  const { data, error, refetch } = useQuery(signals)
  // Only signals that arrive after the first load are announced to screen readers.
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(data !== undefined), [data])
  const title = womanName ? t`From ${womanName}` : t`From her`
  return (
    <Card tone="plum" title={title}>
      {error && !data && <LoadFailed what={t`Her words`} error={error} again={refetch} />}
      <div aria-live={isHere ? 'polite' : 'off'}>
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
              {womanName
                ? t`If ${womanName} wants you to know something, you’ll see it here in her own words.`
                : t`If she wants you to know something, you’ll see it here in her own words.`}
            </p>
          )
        )}
      </div>
    </Card>
  )
}
