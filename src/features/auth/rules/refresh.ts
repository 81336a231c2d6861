/** The one call of this room that the first load makes, apart from the rest of its contract, so that that need not come along. */
import * as z from 'zod/mini'
import { endpoint } from '../../../kit/endpoint.ts'
import { text } from '../../../kit/schemas.ts'

/** A client that ignores the new `refresh` keeps working (safety.md §2). */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh/',
  access: 'public',
  limit: 'token',
  body: z.strictObject({ refresh: text(400) }),
  reply: z.object({ access: z.string(), refresh: z.string() }),
})
