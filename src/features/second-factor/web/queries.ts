import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findSecondFactor } from '../contract.ts'

/** Whether signing in needs a code, and how many recovery codes are left. */
export const secondFactor = queryOptions({
  queryKey: ['auth', 'second-factor'],
  queryFn: ({ signal }) => call(findSecondFactor, { signal }),
  select: ({ data }) => data,
})
