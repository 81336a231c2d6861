import { Link, useRouterState } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import type { NavigationItem } from '../navigation.ts'
import { t } from '../../../kit/words.ts'
import styles from './MobileMenu.module.css'

type MobileMenuProps = {
  items: readonly NavigationItem[]
  /** The pages that have a tab, which only a phone lists here as well. */
  tabs: readonly NavigationItem[]
  children: ReactNode
}

/** A menu of pages; on a phone also with the tabs and the actions of the wide header. */
export function MobileMenu({ items, tabs, children }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLSpanElement>(null)
  const place = useRouterState({ select: (state) => state.location.href })

  // Close the menu after navigation.
  useEffect(() => setIsOpen(false), [place])

  useEffect(() => {
    if (!isOpen) return
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setIsOpen(false)
    }
    addEventListener('pointerdown', close)
    return () => removeEventListener('pointerdown', close)
  }, [isOpen])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.querySelector('button')?.focus()
  }

  return (
    // Key events of the links and buttons inside bubble through here; the element itself is not interactive.
    <div ref={box} className={styles['box']} onKeyDown={closeOnEscape} role="presentation">
      <span ref={button}>
        <IconButton
          label={isOpen ? t`Close menu` : t`Menu`}
          icon={isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </span>
      <div id={id} className={styles['sheet']} hidden={!isOpen}>
        {items.length + tabs.length > 0 && (
          <nav aria-label={t`Menu`}>
            <ul className={styles['items']}>
              {[...items, ...tabs].map(({ to, label, icon: Icon }, at) => (
                <li key={to} className={at < items.length ? undefined : styles['tab']}>
                  <Link to={to} className={styles['item']} activeProps={{ className: styles['here'] ?? '' }}>
                    <Icon aria-hidden="true" />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles['rest']}>{children}</div>
      </div>
    </div>
  )
}
