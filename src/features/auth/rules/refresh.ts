/** The only auth endpoint of the first page load, separate from the contract to reduce the initial bundle. */
import * as z from 'zod/mini'
import { endpoint } from '../../../kit/endpoint.ts'
import { text } from '../../../kit/schemas.ts'

/** Exchanges a refresh token. A client that keeps using the old `refresh` keeps working (docs/safety.md, section 2). */
export const refresh = endpoint('POST /api/auth/refresh/', 'public', {
  limit: 'token',
  body: z.strictObject({ refresh: text(400) }),
  reply: z.object({ access: z.string(), refresh: z.string() }),
})
