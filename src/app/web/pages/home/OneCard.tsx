import { Link } from '@tanstack/react-router'
import type { Insight } from '../../../../features/insights/contract.ts'
import type { Bar } from '../../../../features/insights/rules/two-bars.ts'
import { buttonClass } from '../../../../kit/web/ui/Button.tsx'
import { Card } from '../../../../kit/web/ui/Card.tsx'
import { t } from '../../../../kit/words.ts'
import styles from './OneCard.module.css'

/** Two bars from zero, each with its name and number beside it. */
function Bars({ bars }: { bars: readonly [Bar, Bar] }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, value, words }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span>
          <strong>{words}</strong>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
            <rect width={(100 * value) / most} height="10" />
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** The strongest insight with a picture; the trends page has all. */
export function PicturedInsight({ insight, bars }: { insight: Insight; bars: readonly [Bar, Bar] }) {
  return (
    <Card
      title={t`Insights and patterns`}
      className={styles.card}
      action={
        <Link to="/insights" className={buttonClass('quiet', styles.link)}>
          {t`See your trends`}
        </Link>
      }
    >
      <p className={styles.text}>{insight.text}</p>
      <Bars bars={bars} />
      {insight.note && <p className={styles.note}>{insight.note}</p>}
    </Card>
  )
}

/** What is missing for the next insight. */
export function MissingInsight({ text }: { text: string }) {
  return (
    <Card className={styles.card}>
      <p className={styles.text}>{text}</p>
    </Card>
  )
}
