import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/web/api.ts'
import { findApiTest } from '../contract.ts'

/** Whether this server has the page for developers. */
export const apiTest = queryOptions({ queryKey: ['landing', 'api-test'], queryFn: () => call(findApiTest) })
