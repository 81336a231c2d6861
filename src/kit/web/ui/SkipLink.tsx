import type { ReactNode } from 'react'
import styles from './SkipLink.module.css'

/** The first tab stop: skips the navigation to `href`, an id on the page. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
