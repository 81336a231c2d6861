import type { Band } from '../rules/bands.ts'
import tone from './tone.module.css'

type BandsProps = { bands: readonly Band[]; left: number; step: number; bottom: number; strip: number }

/** Days with bleeding in a chart: shaded from the top to `bottom`, with a strip of that height under it. */
export function Bands({ bands, left, step, bottom, strip }: BandsProps) {
  return bands.map(({ from, to }) => {
    const place = { x: left + from * step, width: (to - from) * step }
    return (
      <g key={from} data-part="bleeding">
        <rect className={tone.shade} {...place} y={0} height={bottom} />
        <rect className={tone.strip} {...place} y={bottom} height={strip} />
      </g>
    )
  })
}

/** What the bands look like, for a legend. */
export function BandSwatch() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={tone.swatch}>
      <Bands bands={[{ from: 0, to: 1 }]} left={0} step={18} bottom={14} strip={4} />
    </svg>
  )
}
