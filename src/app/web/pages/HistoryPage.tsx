import { Suspense } from 'react'
import { HistoryPage as EntryHistory } from '../../../features/logs/web/HistoryPage.tsx'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'
import { Skeleton } from '../../../kit/web/ui/Loading.tsx'

const TideHistory = lazyPart(
  () => import('../../../features/embertides/web/TideHistory.tsx'),
  (part) => part.TideHistory,
)

/** The history of her logs and of her EmberTides pictures. */
export function HistoryPage() {
  return (
    <EntryHistory
      pictures={(to, today) => (
        <Suspense fallback={<Skeleton lines={4} />}>
          <TideHistory key={to} to={to} today={today} />
        </Suspense>
      )}
    />
  )
}
