import { Link } from '@tanstack/react-router'
import type { NavigationItem } from '../navigation.ts'
import styles from './Navigation.module.css'

type NavigationProps = { label: string; items: readonly NavigationItem[]; shape: 'bar' | 'tabs'; className?: string | undefined }

/** Navigation for signed-in users: a row in the header, or tabs at the bottom on a phone. */
export function Navigation({ label, items, shape, className }: NavigationProps) {
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles[shape]}>
        {items.map(({ to, label: name, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} activeProps={{ className: styles['here'] ?? '' }}>
              <Icon aria-hidden="true" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
