import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

type DisclosureProps = { name: string; onToggle?: ((isOpen: boolean) => void) | undefined; children: ReactNode }

/** Content that expands below its name. */
export function Disclosure({ name, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.more} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
