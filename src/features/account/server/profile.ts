import * as z from 'zod/mini'
import { TimeZone } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/people.ts'
import { toInstant } from '../../../kit/server/portable.ts'
import { Instant, text, words } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'

/** The name of her profile's files. */
export const PROFILE = 'profile'

/** Her profile as it stands in an export. Address and role say whose export it is; an import leaves both as they are. */
export const ProfileRow = z.strictObject({
  full_name: words(120, t`Please give a name`),
  email: text(254),
  timezone: TimeZone,
  pronouns: text(40),
  created_at: Instant,
})
export type ProfileRow = z.output<typeof ProfileRow>

export function profileOf(user: Person): Record<string, unknown> {
  const { full_name, email, pronouns } = user.profile
  return { full_name, email, timezone: user.timezone, pronouns, created_at: toInstant(user.createdAt) }
}
