import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import type { Session } from '../../../kit/web/session.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Logo } from '../../../kit/web/ui/Logo.tsx'
import { navigationOf } from '../navigation.ts'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { Navigation } from './Navigation.tsx'
import { QuickExit } from './QuickExit.tsx'

/** The top of every page (spec §2): Sign In and Get Started for guests, the navigation and Logout for the signed in. */
export function Header({ session, isLeaving, onLogOut }: { session: Session | undefined; isLeaving: boolean; onLogOut: () => void }) {
  const items = session ? navigationOf(session.user.user_type) : []
  const logOut = (
    <Button variant="quiet" icon={<LogOut aria-hidden="true" />} busy={isLeaving} busyLabel="Signing out" onClick={onLogOut}>
      Logout
    </Button>
  )
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link
          to={session ? (session.user.user_type === 'partner' ? '/partner/compass' : '/home') : '/'}
          className={styles['logo']}
          data-signed-in={session !== undefined}
          aria-label={session ? 'Emberwell, home' : 'Emberwell, start page'}
        >
          <Logo name="Emberwell" />
        </Link>
        <Navigation label="Pages" items={items} shape="bar" className={styles['bar']} />
        <div className={styles['actions']}>
          {session ? (
            <>
              <QuickExit />
              <div className={styles['wide']}>{logOut}</div>
              <div className={styles['narrow']}>
                <MobileMenu items={items}>{logOut}</MobileMenu>
              </div>
            </>
          ) : (
            <>
              <div className={styles['wide']}>
                <Link to="/login" className={buttonClass('quiet')}>
                  Sign In
                </Link>
                <Link to="/signup" className={buttonClass('outline')}>
                  Get Started
                </Link>
              </div>
              <div className={styles['narrow']}>
                <MobileMenu items={[]}>
                  <Link to="/login" className={buttonClass('outline')}>
                    Sign In
                  </Link>
                  <Link to="/signup" className={buttonClass('filled')}>
                    Get Started
                  </Link>
                </MobileMenu>
              </div>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
