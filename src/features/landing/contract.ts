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
export const findApiTest = endpoint({
  method: 'GET',
  path: '/api/public/api-test/',
  access: 'public',
  reply: z.object({ data: z.object({ is_open: z.boolean() }) }),
})

/** Honeypot: a hidden field. A form that has it filled in gets the usual response and is discarded. */
const honeypot = { website: z.optional(text(200)) }

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/public/waitlist/',
  access: 'public',
  limit: 'public-form',
  body: z.strictObject({ email: Email, ...honeypot }),
  reply: Done,
})

export const requestDemo = endpoint({
  method: 'POST',
  path: '/api/public/demo/',
  access: 'public',
  limit: 'public-form',
  body: z.strictObject({ email: Email, ...honeypot }),
  reply: Done,
})

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/public/feedback/',
  access: 'public',
  limit: 'public-form',
  body: z.strictObject({ message: words(5_000, () => t`Please write a few words`), email: z.optional(Email), ...honeypot }),
  reply: Done,
})

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/public/contact/',
  access: 'public',
  limit: 'public-form',
  body: z.strictObject({
    name: words(120, () => t`Please tell us your name`),
    email: Email,
    message: words(5_000, () => t`Please write a few words`),
    ...honeypot,
  }),
  reply: Done,
})
