import { HistoryPage as EntryHistory } from '../../../features/logs/web/HistoryPage.tsx'
import { lazyPart } from '../../../kit/web/LazyPart.tsx'

const TideHistory = lazyPart(
  () => import('../../../features/embertides/web/TideHistory.tsx'),
  (part) => part.TideHistory,
)

/** The history of her logs and of her EmberTides pictures. */
export function HistoryPage() {
  return <EntryHistory Pictures={TideHistory} />
}
