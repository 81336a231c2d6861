import * as z from 'zod/mini'
import { endpoint } from '../../../kit/endpoint.ts'
import { whole } from '../../../kit/schemas.ts'
import { History, HISTORY_MAX, LogType, paging } from '../contract.ts'

/**
 * History search with the search text in the body, because URLs may be logged by proxies. API clients may use the
 * `q` of the other endpoints. Separate from the contract so that the log pages do not load it.
 */
export const searchLogs = endpoint('POST /api/logs/all-logs/search/', 'woman', {
  limit: 'read',
  body: z.strictObject({ type: z.optional(LogType), ...paging, limit: z.optional(whole(1, HISTORY_MAX)) }),
  reply: History,
})
