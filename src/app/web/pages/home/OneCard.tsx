import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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

type SaidProps = {
  title: string
  text: string
  to: '/insights' | '/patterns'
  link: string
  className?: string | undefined
  children?: ReactNode
}

/** A sentence about her notes, and the page that has all. */
export function Said({ title, text, to, link, className = styles.card, children }: SaidProps) {
  return (
    <Card
      title={title}
      className={className}
      action={
        <Link to={to} className={buttonClass('quiet', styles.link)}>
          {link}
        </Link>
      }
    >
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  )
}

/** The strongest insight, with a picture if it has one. */
export function SaidInsight({
  insight,
  bars,
  className,
}: {
  insight: Insight
  bars?: readonly [Bar, Bar]
  className?: string | undefined
}) {
  return (
    <Said title={t`Insights and patterns`} text={insight.text} to="/insights" link={t`See your trends`} className={className}>
      {bars && <Bars bars={bars} />}
      {bars && insight.note && <p className={styles.note}>{insight.note}</p>}
    </Said>
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
