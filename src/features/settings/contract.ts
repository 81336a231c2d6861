/** Settings: who she is to the product (name, time zone, pronouns). What it looks like is kept on her device until more rooms need it. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { TimeZone } from '../../kit/local-date.ts'
import { Instant, text, words } from '../../kit/schemas.ts'
import { UserType } from '../auth/contract.ts'

export const PROFILE_SAVED = '✅ Profile updated successfully!'
export const PROFILE_FAILED = '❌ Failed to update profile'
export const NAME_MISSING = 'Please enter your name'

export const UserDetails = z.object({
  full_name: z.string(),
  email: z.string(),
  timezone: z.string(),
  pronouns: z.string(),
  user_type: UserType,
  created_at: Instant,
})
export type UserDetails = z.infer<typeof UserDetails>

export const findUserDetails = endpoint({
  method: 'GET',
  path: '/api/settings/user-details/',
  access: 'member',
  reply: z.object({ data: UserDetails }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/settings/profile/update/',
  access: 'member',
  body: z.strictObject({
    display_name: words(120, NAME_MISSING),
    timezone: z.optional(TimeZone),
    pronouns: z.optional(text(40)),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: UserDetails }),
})
