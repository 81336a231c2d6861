/** Landing: the forms that stand in front of the door (waitlist, demo, feedback, contact). They take no account and give nothing away. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Email, text, words } from '../../kit/schemas.ts'

export const WAITLIST_THANKS = 'Thank you for joining the Waitlist.'
export const WAITLIST_EMPTY = 'Please enter an email.'
export const DEMO_THANKS = "We'll send you a personalized demo within 24 hours"
export const NETWORK_ERROR = 'Network error'

/** A field no person sees or fills; whoever fills it is thanked and forgotten. */
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
  body: z.strictObject({ message: words(5_000, 'Please write a few words'), email: z.optional(Email), ...honeypot }),
  reply: Done,
})

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/public/contact/',
  access: 'public',
  limit: 'public-form',
  body: z.strictObject({
    name: words(120, 'Please tell us your name'),
    email: Email,
    message: words(5_000, 'Please write a few words'),
    ...honeypot,
  }),
  reply: Done,
})
