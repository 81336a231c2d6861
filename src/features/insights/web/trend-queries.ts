import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LocalDate } from '../../../kit/local-date.ts'
import { dataQuery } from '../../../kit/web/data-query.ts'
import { findInsights, findTrendOverview, findTrends, type Span } from '../contract.ts'

/** Trends of one period; the previous period stays visible while loading. */
export function trends(span: Span, back: number) {
  return queryOptions({
    ...dataQuery(['insights', 'trends', span, back], findTrends, { query: { span, back } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The single days of the month that ends on `until`. */
export function trendsUntil(until: LocalDate) {
  return dataQuery(['insights', 'trends', 'until', until], findTrends, { query: { span: 'month', until } })
}

/** The last 30 days of everything she tracks. */
export const trendOverview = queryOptions({ ...dataQuery(['insights', 'overview'], findTrendOverview), refetchOnMount: 'always' })

/** Insights, and what is missing for others. */
export const insights = queryOptions({ ...dataQuery(['insights', 'said'], findInsights), refetchOnMount: 'always' })
