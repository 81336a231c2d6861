import { useId } from 'react'
import type { Flow } from '../../calendar/contract.ts'
import { dayWords } from '../../../kit/day-words.ts'
import { t } from '../../../kit/words.ts'
import type { BleedingMonth } from '../contract.ts'
import { stripLegend, stripLetter } from '../rules/bleeding-text.ts'
import styles from './ReportPaper.module.css'

const CELL = 10
const ROW = 7.4
const LEFT = 34
const TOP = 9
const DAYS = 31
const NUMBERED = [1, 5, 10, 15, 20, 25, 31]

/** Denser patterns for stronger flow; heavy is solid. */
const SPACING: Partial<Record<Flow, number>> = { 'light-spotting': 3.2, 'light-flow': 2.4, moderate: 1.3 }

function fillOf(id: string, flow: Flow): string {
  if (flow === 'heavy') return 'currentColor'
  return flow in SPACING ? `url(#${id}-${flow})` : 'none'
}

function Cell({ id, flow, x, y }: { id: string; flow: Flow; x: number; y: number }) {
  const letter = stripLetter(flow)
  return (
    <>
      <rect x={x + 0.6} y={y + 0.6} width={CELL - 1.2} height={ROW - 1.2} fill={fillOf(id, flow)} className={styles.cell} />
      {letter && (
        <text x={x + CELL / 2} y={y + ROW / 2 + 2.2} textAnchor="middle" className={flow === 'heavy' ? styles.onSolid : styles.letter}>
          {letter}
        </text>
      )}
    </>
  )
}

/**
 * Twelve months of bleeding, a row of up to 31 days each. Each flow has its own pattern and letter, "no bleeding" is
 * hollow, and a day without a note is empty. The bleeds are listed in words below it.
 */
export function BleedingStrip({ months }: { months: readonly BleedingMonth[] }) {
  const id = useId()
  const height = TOP + months.length * ROW + 1
  return (
    <figure className={styles.strip}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, also by keyboard */}
      <div className={styles.scroller} role="region" aria-label={t`Bleeding, day by day`} tabIndex={0}>
        <svg
          viewBox={`0 0 ${LEFT + DAYS * CELL} ${height}`}
          role="img"
          aria-label={t`One row for each month, one box for each day. The bleeds are listed below.`}
        >
          <defs>
            {Object.entries(SPACING).map(([flow, spacing]) => (
              <pattern
                key={flow}
                id={`${id}-${flow}`}
                width={spacing}
                height={spacing}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <line x1="0" y1="0" x2="0" y2={spacing} className={styles.hatch} />
              </pattern>
            ))}
          </defs>
          {NUMBERED.map((day) => (
            <text key={day} x={LEFT + (day - 0.5) * CELL} y={TOP - 2.5} textAnchor="middle" className={styles.axis}>
              {day}
            </text>
          ))}
          {months.map(({ month, days }, row) => (
            <g key={month}>
              <text x="0" y={TOP + row * ROW + ROW / 2 + 2.2} className={styles.axis}>
                {`${dayWords(`${month}-01`, 'month')} ${month.slice(2, 4)}`}
              </text>
              {days.map((flow, place) =>
                flow === null ? null : <Cell key={place} id={id} flow={flow} x={LEFT + place * CELL} y={TOP + row * ROW} />,
              )}
            </g>
          ))}
        </svg>
      </div>
      <figcaption>{stripLegend()}</figcaption>
    </figure>
  )
}
