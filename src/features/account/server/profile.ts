import * as z from 'zod/mini'
import { TimeZone } from '../../../kit/local-date.ts'
import type { Person } from '../../../kit/server/person.ts'
import { toInstant } from '../../../kit/server/export-source.ts'
import { Instant, text, words } from '../../../kit/schemas.ts'
import { t } from '../../../kit/words.ts'

/** File name of her profile. */
export const PROFILE = 'profile'

/** File name of her security events. An import leaves the file out: they belong to the account that had them. */
export const EVENTS = 'account-events'

/** Her profile in an export. Address and role only identify the export; an import ignores them. */
export const ProfileRow = z.strictObject({
  full_name: words(120, () => t`Please give a name`),
  email: text(254),
  timezone: TimeZone,
  pronouns: text(40),
  created_at: Instant,
})
export type ProfileRow = z.output<typeof ProfileRow>

/** The row of a user's profile in an export. */
export function profileOf(user: Person): Record<string, unknown> {
  const { full_name, email, pronouns } = user.profile
  return { full_name, email, timezone: user.timezone, pronouns, created_at: toInstant(user.createdAt) }
}
