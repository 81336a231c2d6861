import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findInsights, findSymptomTrends, findTrends, type Span } from '../contract.ts'

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

/** Symptoms of the last 12 weeks. */
export const symptomTrends = queryOptions({
  queryKey: ['insights', 'symptoms'],
  queryFn: ({ signal }) => call(findSymptomTrends, { signal }),
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
