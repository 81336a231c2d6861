import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import type { Session } from '../../../kit/web/session.ts'
import { Button, buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Logo } from '../../../kit/web/ui/Logo.tsx'
import { navigationOf } from '../navigation.ts'
import { t } from '../../../kit/words.ts'
import styles from './Header.module.css'
import { MobileMenu } from './MobileMenu.tsx'
import { Navigation } from './Navigation.tsx'
import { QuickExit } from './QuickExit.tsx'

/** The top of every page (spec §2): Sign In and Get Started for guests, the navigation and Logout for the signed in. */
export function Header({ session, isLeaving, onLogOut }: { session: Session | undefined; isLeaving: boolean; onLogOut: () => void }) {
  const items = session ? navigationOf(session.user.user_type) : []
  const logOut = (
    <Button variant="quiet" icon={<LogOut aria-hidden="true" />} busy={isLeaving} busyLabel={t`Signing out`} onClick={onLogOut}>
      {t`Logout`}
    </Button>
  )
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <Link
          to={session ? (session.user.user_type === 'partner' ? '/partner/compass' : '/home') : '/'}
          className={styles['logo']}
          data-signed-in={session !== undefined}
          aria-label={session ? t`Emberwell, home` : t`Emberwell, start page`}
        >
          <Logo name="Emberwell" />
        </Link>
        <Navigation label={t`Pages`} items={items} shape="bar" className={styles['bar']} />
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
                  {t`Sign In`}
                </Link>
                <Link to="/signup" className={buttonClass('outline')}>
                  {t`Get Started`}
                </Link>
              </div>
              <div className={styles['narrow']}>
                <MobileMenu items={[]}>
                  <Link to="/login" className={buttonClass('outline')}>
                    {t`Sign In`}
                  </Link>
                  <Link to="/signup" className={buttonClass('filled')}>
                    {t`Get Started`}
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
