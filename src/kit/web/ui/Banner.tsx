import type { ReactNode } from 'react'
import { failureWords } from '../api.ts'
import { t } from '../../words.ts'
import styles from './Banner.module.css'

type BannerProps = { label: string; text: ReactNode; error: Error | null; children: ReactNode }

/** A line on top of every page with what can be done about it; `error` is why that failed. */
export function Banner({ label, text, error, children }: BannerProps) {
  return (
    <aside aria-label={label} className={styles.banner}>
      <p>
        {text}
        {error && <span role="alert"> {failureWords(error, t`That did not work. Please try again.`)}</span>}
      </p>
      {children}
    </aside>
  )
}
