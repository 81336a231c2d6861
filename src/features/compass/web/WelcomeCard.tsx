import { Suspense } from 'react'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { useSession } from '../../../kit/web/session.ts'
import { Greeting } from '../../../kit/web/ui/Greeting.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Compass.module.css'

// Loaded after the page, and before anyone can have pressed Play.
const GuidedPause = lazyPart(
  () => import('./GuidedPause.tsx'),
  (part) => part.GuidedPause,
)

const LEAD = t`Being near is often enough. Before you begin, take two minutes for yourself.`

/** Welcome card: the partner's name, and the guided pause. */
export function WelcomeCard() {
  const name = useSession()?.user.name.split(' ')[0]
  return (
    <Greeting time="dusk">
      <h1>{name ? t`Welcome, ${name}` : t`Welcome`}</h1>
      <Suspense
        fallback={
          <>
            <p className={styles.line}>{LEAD}</p>
            <div className={styles.player} />
          </>
        }
      >
        <GuidedPause lead={LEAD} />
      </Suspense>
    </Greeting>
  )
}
