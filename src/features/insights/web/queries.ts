import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findAnalytics, findDashboard, findWellnessStats } from '../contract.ts'

/** Home's dashboard. The page itself asks for it whenever she comes; its parts, which come one after the other, take what has come. */
export const dashboard = queryOptions({
  queryKey: ['insights', 'dashboard'],
  queryFn: ({ signal }) => call(findDashboard, { signal }),
  select: ({ data }) => data,
})

/** The four figures of her latest Soft Log; null before her first. */
export const wellnessStats = queryOptions({
  queryKey: ['insights', 'wellness-stats'],
  queryFn: ({ signal }) => call(findWellnessStats, { signal }),
  select: ({ recent_log }) => recent_log,
  refetchOnMount: 'always',
})

/** The tracker's figures. */
export const analytics = queryOptions({
  queryKey: ['insights', 'analytics'],
  queryFn: ({ signal }) => call(findAnalytics, { signal }),
  select: ({ data }) => data,
})
