import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import type { Session } from '../../../kit/web/session.ts'
import { Button, type ButtonVariant, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Logo } from '../../../kit/web/ui/Logo.tsx'
import type { NavigationItem } from '../navigation.ts'
import { t } from '../../../kit/words.ts'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { Navigation } from './Navigation.tsx'
import { QuickExit } from './QuickExit.tsx'

/**
 * `hasMore`: the menu has pages beyond the tabs; `name` is that of the page, shown on a phone in place of the
 * product's.
 */
type HeaderProps = {
  session: Session | undefined
  items: readonly NavigationItem[]
  hasMore: boolean
  name: string | undefined
  isLeaving: boolean
  onLogOut: () => void
}

/**
 * The header of every page (docs/product.md, section 2): Sign In and Get Started for guests, navigation and Logout for
 * signed-in users.
 */
export function Header({ session, items, hasMore, name, isLeaving, onLogOut }: HeaderProps) {
  const ways = (signIn: ButtonVariant, getStarted: ButtonVariant) =>
    session ? (
      <Button variant="quiet" icon={<LogOut aria-hidden="true" />} busy={isLeaving} busyLabel={t`Signing out`} onClick={onLogOut}>
        {t`Logout`}
      </Button>
    ) : (
      <>
        <Link to="/login" className={buttonClass(signIn)}>
          {t`Sign In`}
        </Link>
        <Link to="/signup" className={buttonClass(getStarted)}>
          {t`Get Started`}
        </Link>
      </>
    )
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link to={items[0]?.to ?? '/'} className={styles['logo']} aria-label={session ? t`Emberwell, home` : t`Emberwell, start page`}>
          <Logo name="Emberwell" />
        </Link>
        {session && name && (
          // The heading of the page says it to screen readers.
          <span className={styles['page']} aria-hidden="true">
            {name}
          </span>
        )}
        <Navigation label={t`Pages`} items={items} shape="bar" className={styles['bar']} />
        <div className={styles['actions']}>
          {session && <QuickExit />}
          <div className={styles['wide']}>{ways('quiet', 'outline')}</div>
          <div className={hasMore ? undefined : styles['narrow']}>
            <MobileMenu hasMore={hasMore} tabs={items}>
              <div className={styles['narrow']}>{ways('outline', 'filled')}</div>
            </MobileMenu>
          </div>
        </div>
      </div>
    </header>
  )
}
