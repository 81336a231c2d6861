import { t } from '../../../kit/words.ts'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { MEASURES, type Trends } from '../contract.ts'
import styles from './InsightsPage.module.css'
import { TrendFigure } from './TrendFigure.tsx'

/** All trends of a period, or a sentence if it has no records. */
export function TrendFigures({ trends }: { trends: Trends }) {
  if (MEASURES.every((measure) => trends.whole[measure].days === 0)) {
    return (
      <Card as="div">
        <p>{t`No mood, energy, sleep, hot flashes or night sweats are noted in this time. Gaps are fine.`}</p>
      </Card>
    )
  }
  return (
    <div className={styles.figures}>
      {MEASURES.map((measure) => (
        <TrendFigure key={measure} trends={trends} measure={measure} />
      ))}
    </div>
  )
}
