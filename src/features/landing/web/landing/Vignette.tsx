import { type ReactNode, useId } from 'react'
import styles from './Art.module.css'

/** Illustrations of the features. */
export type VignetteKind = 'door' | 'day' | 'lara' | 'compass' | 'moon' | 'tides' | 'trends' | 'bell'

const GROUNDS: Record<VignetteKind, string> = {
  door: 'ember',
  day: 'gold',
  lara: 'plum',
  compass: 'tide',
  moon: 'plum',
  tides: 'ember',
  trends: 'tide',
  bell: 'gold',
}

const SEA = <path fill="var(--tide)" d="M0 70q16-6 32 0t32 0 32 0v30H0z" />

const PICTURES: Record<VignetteKind, ReactNode> = {
  door: (
    <>
      <path fill="var(--gold-soft)" d="M26 84V46a22 22 0 0 1 44 0v38z" />
      <circle cx="54" cy="62" r="12" fill="var(--ember)" />
      <path fill="var(--tide)" d="M26 70q7-4 14 0t15 0 15 0v14H26z" />
      <path fill="var(--primary)" d="M26 84V46a22 22 0 0 1 15-20.9l-2 62z" />
      <path fill="var(--gold)" opacity="0.35" d="M26 84h44l18 14H10z" />
      <path className={styles.line} stroke="var(--primary)" d="M26 84V46a22 22 0 0 1 44 0v38M4 84h88" />
    </>
  ),
  day: (
    <>
      <circle cx="48" cy="58" r="17" fill="var(--ember)" />
      <g className={styles.line} stroke="var(--ember)">
        <circle cx="48" cy="58" r="25" opacity="0.6" />
        <circle cx="48" cy="58" r="33" opacity="0.35" />
      </g>
      {SEA}
    </>
  ),
  lara: (
    <>
      <path fill="var(--surface)" d="M18 30h60a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H42L26 84V72h-8a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8z" />
      <circle cx="48" cy="50" r="8" fill="var(--ember)" />
      <path className={styles.line} stroke="var(--tide)" d="M26 60q11-5 22 0t22 0" />
    </>
  ),
  compass: (
    <>
      <circle cx="38" cy="48" r="19" fill="var(--primary)" opacity="0.85" />
      <circle cx="58" cy="48" r="19" fill="var(--ember)" opacity="0.85" />
      <path fill="var(--gold-soft)" d="M48 32a19 19 0 0 1 0 32 19 19 0 0 1 0-32z" />
      {SEA}
    </>
  ),
  moon: (
    <>
      <g fill="var(--primary)">
        <path d="M22 52c5 7 7 10 7 13a7 7 0 0 1-14 0c0-3 2-6 7-13z" opacity="0.35" />
        <path d="M48 40c6 9 9 13 9 17a9 9 0 0 1-18 0c0-4 3-8 9-17z" opacity="0.65" />
        <path d="M74 30c7 11 11 16 11 21a11 11 0 0 1-22 0c0-5 4-10 11-21z" />
      </g>
      <path className={styles.line} stroke="var(--primary)" opacity="0.5" d="M10 82h76" />
    </>
  ),
  tides: (
    <>
      <g className={styles.line} stroke="var(--primary)">
        <circle cx="48" cy="48" r="22" opacity="0.7" />
        <circle cx="48" cy="48" r="30" opacity="0.45" />
        <circle cx="48" cy="48" r="38" opacity="0.25" />
      </g>
      <circle cx="48" cy="48" r="13" fill="var(--ember)" />
      <path fill="var(--tide)" opacity="0.85" d="M0 62q14-9 28 0t28 0 40 0v40H0z" />
    </>
  ),
  trends: (
    <>
      <path fill="var(--tide)" opacity="0.25" d="M0 76l18-22 18 10 20-28 18 16 22-20v64H0z" />
      <path className={styles.line} stroke="var(--tide)" strokeLinejoin="round" d="M0 76l18-22 18 10 20-28 18 16 22-20" />
      <g fill="var(--ember)">
        <circle cx="18" cy="54" r="4" />
        <circle cx="56" cy="36" r="4" />
        <circle cx="74" cy="52" r="4" />
      </g>
    </>
  ),
  bell: (
    <>
      <path fill="var(--gold)" d="M48 22a18 18 0 0 1 18 18c0 16 8 20 8 26H22c0-6 8-10 8-26a18 18 0 0 1 18-18z" />
      <circle cx="48" cy="74" r="7" fill="var(--ember)" />
      <path className={styles.line} stroke="var(--gold)" opacity="0.6" d="M14 38q3-12 11-18M82 38q-3-12-11-18" />
    </>
  ),
}

/** A round illustration with ember, rings and waves in the feature's colours. */
export function Vignette({ kind }: { kind: VignetteKind }) {
  const id = useId()
  return (
    <svg className={styles.vignette} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <clipPath id={id}>
        <circle cx="48" cy="48" r="46" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="96" height="96" fill={`var(--${GROUNDS[kind] === 'plum' ? 'primary' : GROUNDS[kind]}-soft)`} />
        {PICTURES[kind]}
      </g>
      <circle cx="48" cy="48" r="47" className={styles.edge} />
    </svg>
  )
}
