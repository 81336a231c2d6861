import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findInsights, findTrendOverview, findTrends, type Span } from '../contract.ts'

/** Trends of one period; the previous period stays visible while loading. */
export function trends(span: Span, back: number) {
  return queryOptions({
    queryKey: ['insights', 'trends', span, back],
    queryFn: ({ signal }) => call(findTrends, { query: { span, back }, signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The last 30 days of everything she tracks. */
export const trendOverview = queryOptions({
  queryKey: ['insights', 'overview'],
  queryFn: ({ signal }) => call(findTrendOverview, { signal }),
  select: ({ data }) => data,
  refetchOnMount: 'always',
})

/** Insights, and what is missing for others. */
export const insights = queryOptions({
  queryKey: ['insights', 'said'],
  queryFn: ({ signal }) => call(findInsights, { signal }),
  select: ({ data }) => data,
  refetchOnMount: 'always',
})
