import { Suspense } from 'react'
import { lazyPart, prefetch } from '../../../kit/web/LazyPart.tsx'
import { Card } from '../../../kit/web/ui/Card.tsx'
import { Skeleton, Loading } from '../../../kit/web/ui/Loading.tsx'
import { PageFrame } from '../../../kit/web/ui/PageFrame.tsx'
import { t } from '../../../kit/words.ts'

const AccountSecurity = lazyPart(
  prefetch(() => import('./settings/AccountSecurity.tsx')),
  (part) => part.AccountSecurity,
)

/** The partner's own account. */
export function PartnerAccountPage() {
  return (
    <PageFrame isNarrow>
      <h1>{t`Your account`}</h1>
      <Suspense
        fallback={
          <Card>
            <Loading label={t`One moment`} />
            <Skeleton lines={6} />
          </Card>
        }
      >
        <AccountSecurity />
      </Suspense>
    </PageFrame>
  )
}
