import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findInsights, findTrends, type Span } from '../contract.ts'

/** Her trends of one period; the one before stays on the page until they are there. */
export function trends(span: Span, back: number) {
  return queryOptions({
    queryKey: ['insights', 'trends', span, back],
    queryFn: ({ signal }) => call(findTrends, { query: { span, back }, signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** What her notes say, and what they do not hold enough for yet. */
export const insights = queryOptions({
  queryKey: ['insights', 'said'],
  queryFn: ({ signal }) => call(findInsights, { signal }),
  select: ({ data }) => data,
  refetchOnMount: 'always',
})
