/** A secret address to which her phone sends the hours of last night's sleep, for writing only (decision 0084). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Instant } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** How often a day (UTC) an address takes something. */
export const INBOX_USES_MAX = 10
/** How many days before today a night may be. */
export const INBOX_DAYS_BACK = 7

export const INBOX_RECEIVED: Message = () => t`Received`

/** When the address was made and used last; null if there is none, or it was never used. */
export const findSleepInbox = endpoint('GET /api/exchange/inbox/', 'woman', {
  reply: z.object({ data: z.object({ created_at: z.nullable(Instant), last_used_at: z.nullable(Instant) }) }),
})

/** Makes an address; one before it stops working. Only this reply contains it. */
export const addSleepInbox = endpoint('POST /api/exchange/inbox/', 'woman', {
  records: 'sleep_inbox_made',
  stepUp: true,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ url: z.string(), created_at: Instant }) }),
})

/** Turns her address off. */
export const removeSleepInbox = endpoint('DELETE /api/exchange/inbox/', 'woman', { records: 'sleep_inbox_ended', reply: Done })

/**
 * Takes a night: `sleep_hours`, and `date`, the day on which she woke, today if it is absent (`rules/night.ts`). The
 * reply is the same whatever happens with it. An unknown address gets the 404 of any unknown address, whatever is sent.
 */
export const receiveSleep = endpoint('POST /api/exchange/inbox/:token/', 'public', {
  limit: 'shared',
  params: { token: z.string() },
  body: z.looseObject({}),
  reply: Done,
})
