import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './Greeting.module.css'

/** The time of day that a greeting shows. */
export type DayTime = 'dawn' | 'noon' | 'dusk' | 'night'

type GreetingProps = { time: DayTime; children: ReactNode; className?: string | undefined }

/** A band: text on one side and the sea at this time of day on the other. */
export function Greeting({ time, children, className }: GreetingProps) {
  const id = useId()
  return (
    <div className={classNames(styles.greeting, className)} data-time={time}>
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
        <g className={styles.sun}>
          <circle cx="440" r="190" fill={`url(#${id})`} opacity="0.7" />
          {[88, 116, 146, 178].map((radius, at) => (
            <circle key={radius} cx="440" r={radius} className={styles.ring} opacity={0.6 - at * 0.13} />
          ))}
          <circle cx="440" r="60" fill="var(--sun)" />
        </g>
        <path className={styles.crater} d="M418 88h0M452 128h0M462 82h0M428 116h0" />
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
