import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { listCalendarCards } from '../contract.ts'

/**
 * Triage cards for entries of the bleeding calendar. The key starts with the calendar's, so that a change there
 * refetches them.
 */
export const calendarCards = queryOptions({
  queryKey: ['calendar', 'cards'],
  queryFn: ({ signal }) => call(listCalendarCards, { signal }),
  select: ({ data }) => data,
})
