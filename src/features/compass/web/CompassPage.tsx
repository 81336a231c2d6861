import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { Suspense, useState } from 'react'
import { lazyDialog, lazyPart } from '../../../kit/web/LazyPart.tsx'
import { queryClient } from '../../../kit/web/query-client.ts'
import { useSession } from '../../../kit/web/session.ts'
import { Button } from '../../../kit/web/ui/Button.tsx'
import { LoadFailed } from '../../../kit/web/ui/LoadFailed.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { t } from '../../../kit/words.ts'
import { ActionForm } from './ActionForm.tsx'
import styles from './Compass.module.css'
import { HerSignals } from './HerSignals.tsx'
import { actions, compassKey, isNotLinked, signals } from './queries.ts'
import { Suggestions } from './Suggestions.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'

const LazyParts = lazyPart(
  () => import('./LazyParts.tsx'),
  (part) => part.LazyParts,
)

const NotLinked = lazyPart(
  () => import('./NotLinked.tsx'),
  (part) => part.NotLinked,
)

const PrivacyDialog = lazyDialog(
  () => import('./PrivacyDialog.tsx'),
  (part) => part.PrivacyDialog,
)

/** Compass, the partner's page (docs/product.md, Compass page). */
export function CompassPage() {
  const session = useSession()
  // Without a session this page renders and fetches nothing; the Shell redirects.
  return session && <Linked userId={session.user.id} />
}

function Linked({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(actions)
  const received = useQuery(signals)
  const [isAsking, setAsking] = useState(false)
  if (isNotLinked(error) || isNotLinked(received.error)) {
    return (
      <Suspense>
        <NotLinked again={() => queryClient.resetQueries({ queryKey: compassKey })} />
      </Suspense>
    )
  }

  const womanName = data?.woman_name
  return (
    <PageFrame>
      <WelcomeCard />
      <div className={styles.privacy}>
        <p>{t`What’s between the two of you stays between you.`}</p>
        <Button variant="quiet" icon={<Info aria-hidden="true" />} onClick={() => setAsking(true)}>
          {t`Privacy info`}
        </Button>
      </div>
      {error && !data && <LoadFailed what={t`Your actions`} error={error} again={refetch} />}
      <HerSignals womanName={womanName} />
      <div className={styles.columns}>
        <ActionForm userId={userId} types={data?.action_types} womanName={womanName} />
        <Suggestions />
      </div>
      <Suspense fallback={<div className={styles.below} />}>
        <LazyParts list={data?.supportive_actions} total={data?.total_actions} isFailed={error !== null && !data} />
      </Suspense>
      {isAsking && <PrivacyDialog onClose={() => setAsking(false)} />}
    </PageFrame>
  )
}
