import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Illustration.module.css'

/** The time of her day that a greeting shows. */
export type DayTime = 'dawn' | 'noon' | 'dusk' | 'night'

/** Where the sun, or at night the moon, stands over the sea. */
const SUN_HEIGHT: Record<DayTime, number> = { dawn: 176, noon: 122, dusk: 188, night: 104 }

type GreetingProps = { time: DayTime; children: ReactNode; className?: string | undefined }

/** A banner: her words on the calm side, the sea at this time of day on the other, or below on a phone. */
export function Greeting({ time, children, className }: GreetingProps) {
  const id = useId()
  const y = SUN_HEIGHT[time]
  return (
    <div className={classNames(styles.greeting, styles[time], className)}>
      <div className={styles.words}>{children}</div>
      <svg className={styles.art} viewBox="0 0 640 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <defs>
          <radialGradient id={id}>
            <stop offset="0.25" stopColor="var(--glow, var(--sun))" stopOpacity="0.7" />
            <stop offset="0.6" stopColor="var(--glow, var(--sun))" stopOpacity="0.2" />
            <stop offset="1" stopColor="var(--glow, var(--sun))" stopOpacity="0" />
          </radialGradient>
        </defs>
        <Stars />
        <circle cx="440" cy={y} r="190" fill={`url(#${id})`} opacity="0.7" />
        {[88, 116, 146, 178].map((radius, at) => (
          <circle key={radius} cx="440" cy={y} r={radius} className={styles.ring} opacity={0.6 - at * 0.13} />
        ))}
        <circle cx="440" cy={y} r="60" fill="var(--sun)" />
        {time === 'night' && <path className={styles.crater} d="M418 88h0M452 128h0M462 82h0M428 116h0" />}
        <path
          className={styles.cloud}
          d="M520 92q8-16 26-12q8-18 30-12q20-6 26 12q18 0 20 12zM250 66q6-12 20-9q8-13 24-8q14-3 18 9q12 0 14 8z"
        />
        <path fill="var(--far)" d="M0 214q60-14 130-12t150-16q90-14 170 10t190-16v90H0z" />
        <path fill="var(--sea-1)" d="M0 212q80-10 160 0t160 0 160 0 160 0v50H0z" />
        <path className={styles.crest} d="M0 212q80-10 160 0t160 0 160 0 160 0" />
        <path fill="var(--sea-2)" d="M0 231q70 11 150 1t150 1 160-2 180 3v30H0z" opacity="0.86" />
        <path fill="var(--sea-3)" d="M0 247q90-9 180 0t180-1 280 1v20H0z" opacity="0.9" />
        <path className={styles.path} d="M412 219h56M398 227h70M420 235h62M404 244h58M424 252h46" />
      </svg>
    </div>
  )
}

function Stars() {
  return (
    <path
      className={styles.stars}
      d="M300 40h0M352 92h0M248 108h0M396 26h0M330 150h0M214 52h0M520 34h0M572 78h0M610 30h0M548 132h0M604 150h0M276 168h0M486 16h0M180 128h0"
    />
  )
}

/** The four forms of an empty place: energy, tension, focus, and a way in. */
export type EmptyKind = 'sun' | 'waves' | 'rings' | 'door'

const EMPTY_GROUNDS: Record<EmptyKind, string> = {
  sun: 'var(--gold-soft)',
  waves: 'var(--tide-soft)',
  rings: 'var(--primary-soft)',
  door: 'var(--ember-soft)',
}

/** A picture of 120 px for a place that is still empty. */
export function EmptyArt({ kind }: { kind: EmptyKind }) {
  const id = useId()
  return (
    <svg className={styles.empty} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="60" cy="60" r="57" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="120" height="120" fill={EMPTY_GROUNDS[kind]} />
        {EMPTY_PICTURES[kind]}
      </g>
      <circle cx="60" cy="60" r="58" className={styles.frame} />
    </svg>
  )
}

const LOW_SEA = (
  <>
    <path fill="var(--tide)" opacity="0.55" d="M0 74q15-7 30 0t30 0 30 0 30 0v50H0z" />
    <path fill="var(--tide)" opacity="0.7" d="M0 88q20-8 40 0t40 0 40 0v40H0z" />
    <path fill="var(--tide)" d="M0 103q15-6 30 0t30 0 30 0 30 0v20H0z" />
  </>
)

const EMPTY_PICTURES: Record<EmptyKind, ReactNode> = {
  sun: (
    <>
      <g className={styles.line} stroke="var(--gold)">
        <circle cx="60" cy="66" r="29" opacity="0.7" />
        <circle cx="60" cy="66" r="38" opacity="0.45" />
        <circle cx="60" cy="66" r="48" opacity="0.25" />
      </g>
      <circle cx="60" cy="66" r="20" fill="var(--ember)" />
      {LOW_SEA}
    </>
  ),
  waves: (
    <>
      <circle cx="78" cy="36" r="11" fill="var(--ember)" opacity="0.9" />
      <path fill="var(--tide)" opacity="0.3" d="M0 56q18-16 38-4t36-3 46 5v70H0z" />
      <path fill="var(--tide)" opacity="0.5" d="M0 72q22-17 44-3t38-4 38 5v60H0z" />
      <path fill="var(--tide)" opacity="0.8" d="M0 90q20-15 42-3t40-3 38 4v40H0z" />
      <g className={styles.line} stroke="var(--surface)">
        <path d="M0 72q22-17 44-3t38-4 38 5M0 90q20-15 42-3t40-3 38 4" opacity="0.8" />
      </g>
    </>
  ),
  rings: (
    <>
      <g className={styles.line} stroke="var(--primary)">
        <circle cx="60" cy="60" r="18" />
        <circle cx="60" cy="60" r="27" opacity="0.75" />
        <circle cx="60" cy="60" r="36" opacity="0.5" />
        <circle cx="60" cy="60" r="45" opacity="0.3" />
      </g>
      <circle cx="60" cy="60" r="9" fill="var(--ember)" />
      <g fill="var(--gold)">
        <circle cx="92" cy="44" r="3" />
        <circle cx="29" cy="80" r="2.4" />
        <circle cx="42" cy="28" r="2" />
      </g>
    </>
  ),
  door: (
    <>
      <path fill="var(--gold-soft)" d="M38 96V56a22 22 0 0 1 44 0v40z" />
      <circle cx="66" cy="72" r="13" fill="var(--ember)" />
      <path fill="var(--tide)" d="M38 79q7-4 14 0t15 0 15 0v17H38z" />
      <path fill="var(--gold)" opacity="0.35" d="M38 96h44l16 24H22z" />
      <path fill="var(--primary)" d="M38 96V56a22 22 0 0 1 15-20.9l-2 70z" />
      <circle cx="47" cy="72" r="2" fill="var(--gold-soft)" />
      <path className={styles.line} stroke="var(--primary)" d="M38 96V56a22 22 0 0 1 44 0v40M10 96h100" />
    </>
  ),
}
