/**
 * Wire shapes and endpoints of the public forms (waitlist, demo, feedback, contact) and of the page for developers.
 * All work without an account, and no response depends on stored data.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Email, text, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

/**
 * Whether this server has the developer page at /api-test; if not, the waitlist is shown there (docs/product.md,
 * section 2).
 */
export const findApiTest = endpoint('GET /api/public/api-test/', 'public', {
  reply: z.object({ data: z.object({ is_open: z.boolean() }) }),
})

/** Honeypot: a hidden field. A form that has it filled in gets the usual response and is discarded. */
const honeypot = { website: z.optional(text(200)) }

export const joinWaitlist = endpoint('POST /api/public/waitlist/', 'public', {
  limit: 'public-form',
  body: z.strictObject({ email: Email, ...honeypot }),
  reply: Done,
})

export const requestDemo = endpoint('POST /api/public/demo/', 'public', {
  limit: 'public-form',
  body: z.strictObject({ email: Email, ...honeypot }),
  reply: Done,
})

export const sendFeedback = endpoint('POST /api/public/feedback/', 'public', {
  limit: 'public-form',
  body: z.strictObject({ message: words(5_000, () => t`Please write a few words`), email: z.optional(Email), ...honeypot }),
  reply: Done,
})

export const sendContact = endpoint('POST /api/public/contact/', 'public', {
  limit: 'public-form',
  body: z.strictObject({
    name: words(120, () => t`Please tell us your name`),
    email: Email,
    message: words(5_000, () => t`Please write a few words`),
    ...honeypot,
  }),
  reply: Done,
})
