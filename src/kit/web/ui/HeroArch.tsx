import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './HeroArch.module.css'

const WAVES = [
  { from: 'M0 352', crest: 'q60-12 120 0t120 0 120 0 120 0' },
  { from: 'M0 396', crest: 'q80-13 160 0t160 0 160 0' },
  { from: 'M0 446', crest: 'q60 14 120 2t120 0 120-2 120 4' },
  { from: 'M0 500', crest: 'q80-14 160 0t160-2 160 2' },
] as const

/** The landing page's illustration; a night version in the dark themes. */
export function HeroArch({ className }: { className?: string | undefined }) {
  const id = useId()
  const paint = (name: string) => `url(#${id}${name})`
  return (
    <svg className={classNames(styles.hero, className)} viewBox="0 0 480 560" aria-hidden="true">
      <defs>
        <clipPath id={`${id}arch`}>
          <path d="M0 240a240 240 0 0 1 480 0v296a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24z" />
        </clipPath>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor="var(--sky-1)" />
          <stop offset="0.32" stopColor="var(--sky-2)" />
          <stop offset="0.52" stopColor="var(--sky-3)" />
          <stop offset="0.66" stopColor="var(--sky-4)" />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop stopColor="var(--sun-1)" />
          <stop offset="0.55" stopColor="var(--sun-2)" />
          <stop offset="1" stopColor="var(--sun-3)" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop stopColor="var(--sun-2)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--sun-2)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}hair`} x2="1" y2="0.4">
          <stop stopColor="var(--hair-1)" />
          <stop offset="0.7" stopColor="var(--hair-2)" />
          <stop offset="1" stopColor="var(--hair-3)" />
        </linearGradient>
        <linearGradient id={`${id}wrap`} x2="1" y2="0.6">
          <stop stopColor="var(--wrap-1)" />
          <stop offset="1" stopColor="var(--wrap-2)" />
        </linearGradient>
      </defs>
      <g clipPath={paint('arch')}>
        <rect width="480" height="560" fill={paint('sky')} />
        <path
          className={styles.stars}
          d="M150 86h0M212 52h0M286 70h0M342 120h0M118 150h0M404 176h0M250 118h0M72 212h0M182 140h0M322 36h0M440 238h0M50 268h0"
        />
        <circle cx="312" cy="316" r="250" fill={paint('glow')} />
        {[104, 134, 166, 200, 236].map((radius, at) => (
          <circle key={radius} cx="312" cy="316" r={radius} className={styles.ring} opacity={0.66 - at * 0.12} />
        ))}
        <circle cx="312" cy="316" r="74" fill={paint('sun')} />
        <path fill="var(--coast)" d="M0 336q40-16 96-12t104 14h280v30H0zM480 326q-50-16-104-2t-70 14h174z" opacity="0.75" />
        {WAVES.map(({ from, crest }, at) => (
          <g key={from}>
            <path fill={`var(--sea-${at + 1})`} d={`${from}${crest}v230H0z`} />
            <path className={styles.crest} d={`${from}${crest}`} opacity={0.85 - at * 0.22} />
            {at === 1 && <path className={styles.light} d="M272 368h78M288 382h66M262 408h84M290 424h70" />}
            {at === 2 && <path className={styles.light} d="M280 470h70M300 486h62" opacity="0.6" />}
          </g>
        ))}
        <Woman hair={paint('hair')} wrap={paint('wrap')} />
      </g>
    </svg>
  )
}

function Woman({ hair, wrap }: { hair: string; wrap: string }) {
  return (
    <g>
      <path fill={wrap} d="M34 560c2-82 36-126 98-146 38-11 80-11 118 0 62 20 96 64 98 146z" />
      <path className={styles.fold} d="M128 420c28 34 96 36 124 0M96 446c-14 30-20 66-20 114M286 450c14 30 20 66 22 110" />
      <path className={styles.rim} d="M250 414c56 18 88 56 96 122" />
      <path
        fill={hair}
        d="M196 206c44 0 66 36 66 82 0 30-4 52 2 76 4 18-2 34-16 44-12 8-30 10-44 6-14 8-36 10-54 2-18 2-38-4-52-18 10-2 16-8 18-14-12 0-24-6-32-18 20-2 32-20 36-44 4-18 2-32 6-48 6-40 32-68 70-68z"
      />
      <path
        className={styles.strand}
        d="M178 212c-32 20-42 60-44 98-2 32-12 54-28 68M190 208c-24 38-30 88-28 128 1 28-6 50-20 66M200 210c6 44-2 92-10 132-4 26-2 46 4 66M222 216c26 28 30 68 26 104-2 26 2 48 4 70"
      />
      <path className={styles.silver} d="M206 208c27 29 33 82 24 134-4 26-2 46-8 70 10-20 10-44 15-68 10-54 3-109-26-136z" />
      <path className={styles.rim} d="M236 221c18 14 26 38 26 67 0 30-4 52 2 76 4 18-2 34-16 44" />
    </g>
  )
}
