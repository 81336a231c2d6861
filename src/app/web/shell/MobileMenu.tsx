import { useRouterState } from '@tanstack/react-router'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { afterPageShown } from '../../../kit/web/scheduling.ts'
import { IconButton } from '../../../kit/web/ui/Button.tsx'
import type { NavigationItem } from '../navigation.ts'
import { t } from '../../../kit/words.ts'
import styles from './MobileMenu.module.css'

const MenuItems = lazyPart(
  prefetch(() => import('./MenuItems.tsx'), afterPageShown),
  (part) => part.MenuItems,
)

type MobileMenuProps = {
  hasMore: boolean
  tabs: readonly NavigationItem[]
  children: ReactNode
}

/** The menu: pages (see `MenuItems`), and on a phone the actions of the wide header. */
export function MobileMenu({ hasMore, tabs, children }: MobileMenuProps) {
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
        {isOpen && (hasMore || tabs.length > 0) && (
          <Suspense>
            <MenuItems hasMore={hasMore} tabs={tabs} />
          </Suspense>
        )}
        <div className={styles['rest']}>{children}</div>
      </div>
    </div>
  )
}
