import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { listPasskeys } from '../contract.ts'

/** The passkeys of the account, newest first, and whether only they sign in. */
export const passkeys = queryOptions({
  queryKey: ['auth', 'passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
})
