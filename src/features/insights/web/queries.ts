import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findAnalytics, findDashboard, findWellnessStats } from '../contract.ts'

/** Home's dashboard. Refetched by the page on each visit; its lazily mounted parts read the cached result. */
export const dashboard = dataQuery(['insights', 'dashboard'], findDashboard)

/** The four values of the latest quick log; null before the first one. */
export const wellnessStats = queryOptions({
  queryKey: ['insights', 'wellness-stats'],
  queryFn: ({ signal }) => call(findWellnessStats, { signal }),
  select: ({ recent_log }) => recent_log,
  refetchOnMount: 'always',
})

/** Figures of the tracker. */
export const analytics = dataQuery(['insights', 'analytics'], findAnalytics)
