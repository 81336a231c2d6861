import { Link } from '@tanstack/react-router'
import { Suspense, useLayoutEffect, useState } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { takeOver } from '../../../kit/web/page-handoff.ts'
import { buttonClass } from '../../../kit/web/ui/Button.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Loading, Skeleton } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { t } from '../../../kit/words.ts'
import styles from './Shares.module.css'

const CreateShare = lazyPart(
  prefetch(() => import('./CreateShare.tsx')),
  (part) => part.CreateShare,
)
const ShareList = lazyPart(
  prefetch(() => import('./ShareList.tsx')),
  (part) => part.ShareList,
)

function Waiting() {
  return (
    <Card>
      <Loading label={t`One moment`} />
      <Skeleton lines={3} />
    </Card>
  )
}

/** Links to her report. The report page hands over the report that she sees, so that a link shows exactly that. */
export function SharesPage() {
  const [report, setReport] = useState<unknown>()
  useLayoutEffect(() => {
    const handed = takeOver('share')
    if (handed) setReport(handed.about)
  }, [])
  return (
    <PageFrame>
      <header>
        <h1>{t`Links to your report`}</h1>
        <p className={styles.quiet}>{t`Show your report to a doctor with a link. No account is needed to open it.`}</p>
      </header>
      {report === undefined ? (
        <Card title={t`Make a link`}>
          <div className={styles.fields}>
            <p>{t`To make a link, start from your report: choose what it shows, look at it, then tap “Share as a link”.`}</p>
            <Link to="/report" className={buttonClass('filled', styles.start)}>
              {t`Go to the report`}
            </Link>
          </div>
        </Card>
      ) : (
        <Suspense fallback={<Waiting />}>
          <CreateShare report={report} />
        </Suspense>
      )}
      <Suspense fallback={<Waiting />}>
        <ShareList />
      </Suspense>
    </PageFrame>
  )
}
