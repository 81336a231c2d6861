import { InsightsPage } from '../../../features/insights/web/InsightsPage.tsx'
import { PatternsCard } from '../../../features/patterns/web/PatternsCard.tsx'

/** Trends, with what often goes together. */
export function TrendsPage() {
  return (
    <InsightsPage>
      <PatternsCard />
    </InsightsPage>
  )
}
