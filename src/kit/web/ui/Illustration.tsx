import { type ReactNode, useId } from 'react'
import styles from './Illustration.module.css'

/** The four illustrations of empty states. */
export type EmptyKind = 'sun' | 'waves' | 'rings' | 'door'

const EMPTY_GROUNDS: Record<EmptyKind, string> = {
  sun: 'var(--gold-soft)',
  waves: 'var(--tide-soft)',
  rings: 'var(--primary-soft)',
  door: 'var(--ember-soft)',
}

/** An illustration of 120 px for an empty state. */
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
