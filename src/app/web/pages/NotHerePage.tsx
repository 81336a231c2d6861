import { Link, useMatches } from '@tanstack/react-router'
import { useSession } from '../../../kit/web/session.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import styles from './NotHerePage.module.css'

/** What each page of the product that does not stand yet will hold, by its route. */
const COMES: Record<string, string> = {
  '/partner/chat': 'Here you will be able to ask how to be of help.',
}

/** A page of the product that does not stand yet: says so, says what will be here, and shows the way back. */
export function NotHerePage() {
  const session = useSession()
  const route = useMatches({ select: (matches) => matches.at(-1)?.fullPath })
  const isPartner = session?.user.user_type === 'partner'
  return (
    <section className={styles['page']}>
      <h1>This page is not here yet</h1>
      <p>{route && COMES[route]}</p>
      {isPartner ? (
        <p>There is nothing to do for you in the meantime. You can log out with the button at the top.</p>
      ) : (
        <Link to={session ? '/home' : '/'} className={buttonClass('filled')}>
          {session ? 'Back to Home' : 'Back to the start page'}
        </Link>
      )}
    </section>
  )
}
