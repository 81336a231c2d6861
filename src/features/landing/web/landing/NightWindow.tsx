import { useId } from 'react'
import styles from './Art.module.css'

/** Illustration: a moon over the sea through a window, and a lit lamp. */
export function NightWindow() {
  const id = useId()
  return (
    <svg className={styles.window} viewBox="0 0 400 460" aria-hidden="true">
      <defs>
        <clipPath id={`${id}w`}>
          <path d="M30 200a170 170 0 0 1 340 0v230H30z" />
        </clipPath>
        <radialGradient id={`${id}m`}>
          <stop stopColor="#fdf3dc" stopOpacity="0.6" />
          <stop offset="1" stopColor="#fdf3dc" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}l`}>
          <stop stopColor="#ffcf85" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffcf85" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop stopColor="#1d1430" />
          <stop offset="0.55" stopColor="#3b2750" />
          <stop offset="0.8" stopColor="#6b3a58" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}w)`}>
        <rect width="400" height="460" fill={`url(#${id}s)`} />
        <path
          className={styles.stars}
          d="M92 140h0M140 92h0M186 122h0M118 196h0M70 232h0M214 66h0M318 216h0M338 150h0M160 176h0M246 236h0"
        />
        <circle cx="262" cy="150" r="120" fill={`url(#${id}m)`} />
        {[58, 78, 100].map((radius, at) => (
          <circle key={radius} cx="262" cy="150" r={radius} className={styles.ring} opacity={0.5 - at * 0.14} />
        ))}
        <circle cx="262" cy="150" r="38" fill="#fdf3dc" />
        <path d="M30 306q60-14 120 0t120 0 120 0v130H30z" fill="#25415a" />
        <path className={styles.crest} d="M30 306q60-14 120 0t120 0 120 0" />
        <path d="M30 346q70-13 140 0t140 0 90 0v90H30z" fill="#1b3349" />
        <path className={styles.glint} d="M236 322h56M246 334h40M232 362h64M250 376h34" />
      </g>
      <path className={styles.bars} d="M200 30v400M30 238h340" />
      <path className={styles.frame} d="M30 200a170 170 0 0 1 340 0v230H30z" />
      <path className={styles.sill} d="M14 434h372" />
      <circle cx="96" cy="372" r="78" fill={`url(#${id}l)`} />
      <path className={styles.lamp} d="M96 432v-46M74 432h44" />
      <path d="M62 388l14-40h40l14 40z" fill="var(--ember)" />
      <path d="M62 388h68" className={styles.rim} />
    </svg>
  )
}
