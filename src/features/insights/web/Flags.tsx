import styles from './Flags.module.css'

type FlagsProps = { at: readonly number[]; left: number; step: number; bottom: number; size: number }

/** Changes of treatments in a chart: a thin line from top to bottom with a flag. `at` is in units of the points. */
export function Flags({ at, left, step, bottom, size }: FlagsProps) {
  return at.map((place) => (
    <g key={place} data-part="treatment" transform={`translate(${left + place * step} 0)`}>
      <path className={styles.pole} d={`M0 0V${bottom}`} />
      <path className={styles.flag} d={`M0 0L${size} ${size / 2}L0 ${size}Z`} />
    </g>
  ))
}

/** What the flags look like, for a legend. */
export function FlagSwatch() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.swatch}>
      <Flags at={[0]} left={4} step={1} bottom={18} size={10} />
    </svg>
  )
}
