import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findSleepInbox } from '../contract.ts'

/** When her address for sleep was made and used last. */
export const sleepInbox = queryOptions({
  queryKey: ['exchange', 'inbox'],
  queryFn: ({ signal }) => call(findSleepInbox, { signal }),
  select: ({ data }) => data,
})
