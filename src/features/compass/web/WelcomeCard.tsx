import { Suspense } from 'react'
import { laterPart } from '../../../kit/web/Later.tsx'
import { useSession } from '../../../kit/web/session.ts'
import { Greeting } from '../../../kit/web/ui/Greeting.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Compass.module.css'

// Its words and its sound come after the page, and before anybody can have pressed Play.
const GuidedPause = laterPart(
  () => import('./GuidedPause.tsx'),
  (part) => part.GuidedPause,
)

const LEAD = t`Being near is often enough. Before you begin, take two minutes for yourself.`

/** The welcome card: his name, and a guided pause (spec §2). */
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
