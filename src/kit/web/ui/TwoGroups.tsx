import { numberWords } from '../../words.ts'
import { type ComparedDays, dotColumns, type DotColumns, type DotGroup } from './dot-columns.ts'
import styles from './TwoGroups.module.css'

/** Size of the drawing of a group, in units of its own: the dots, and the marker of the typical value below them. */
const WIDTH = 300
const HEIGHT = 46
const MARKER = 9
/** Greatest distance of two dots, and their radius as a part of it. */
const PITCH = 9
const RADIUS = 0.4
/** Part of a slot that its dots may fill. */
const FILL = 0.88

/** One group: a dot for each day in the slot of its value, row by row from below, and a marker at the typical value. */
function Dots({ group: { columns, typical }, slots, fullest }: { group: DotGroup } & Pick<DotColumns, 'slots' | 'fullest'>) {
  const width = WIDTH / slots
  const perRow = Math.max(1, Math.floor((width * FILL) / PITCH))
  const pitch = Math.min(PITCH, HEIGHT / Math.ceil(fullest / perRow))
  const middle = (slot: number) => (slot + 0.5) * width
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + MARKER + 2}`} className={styles.dots} aria-hidden="true" focusable="false">
      {columns.flatMap(({ slot, days }) =>
        Array.from({ length: days }, (_, at) => {
          const inRow = Math.min(perRow, days)
          const x = middle(slot) + ((at % perRow) - (inRow - 1) / 2) * PITCH
          const y = HEIGHT - (Math.floor(at / perRow) + 0.5) * pitch
          return <ellipse key={`${slot} ${at}`} cx={x} cy={y} rx={PITCH * RADIUS} ry={pitch * RADIUS} />
        }),
      )}
      <path className={styles.axis} d={`M0 ${HEIGHT + 1}H${WIDTH}`} />
      {typical !== null && <path className={styles.typical} d={`M${middle(typical)} ${HEIGHT + 2}l-6 ${MARKER}h12z`} />}
    </svg>
  )
}

/** A group of days with its name. */
export type NamedDays = ComparedDays & { readonly label: string }

/**
 * Two groups of days, one above the other: each day a dot at its value, and a marker at the typical value. `label`
 * names what is on the axis. Hidden from screen readers: a text beside it must say the same.
 */
export function TwoGroups({ label, first, second }: { label: string; first: NamedDays; second: NamedDays }) {
  const drawn = dotColumns(first, second)
  if (!drawn) return null
  const { slots, fullest, least, most, groups } = drawn
  return (
    <div className={styles.groups} aria-hidden="true">
      {[first, second].map((side, at) => (
        <div key={side.label} className={at === 0 ? styles.first : styles.second}>
          <p className={styles.side}>
            <span>{side.label}</span>
            {side.typical !== null && <strong>{numberWords(side.typical)}</strong>}
          </p>
          <Dots group={groups[at === 0 ? 0 : 1]} slots={slots} fullest={fullest} />
        </div>
      ))}
      <p className={styles.scale}>
        <span>{numberWords(least)}</span>
        <span>{label}</span>
        <span>{numberWords(most)}</span>
      </p>
    </div>
  )
}
