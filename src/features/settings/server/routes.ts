import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/people.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { findPerson, setProfile } from '../../auth/server/store.ts'
import { findUserDetails, PROFILE_FAILED, PROFILE_SAVED, updateProfile, type UserDetails } from '../contract.ts'

function detailsOf(person: Person): UserDetails {
  const { full_name, email, pronouns } = person.profile
  return {
    full_name,
    email,
    pronouns,
    timezone: person.timezone,
    user_type: person.userType,
    created_at: new Date(person.createdAt).toISOString(),
  }
}

export function settingsRoutes(serve: Serve, keys: Keys): void {
  serve(findUserDetails, async ({ user }) => ({ data: detailsOf(user) }))

  serve(updateProfile, async ({ accounts, user, body }) => {
    const { display_name, timezone = user.timezone, pronouns = user.profile.pronouns } = body
    await setProfile(accounts, user, { ...user.profile, full_name: display_name, pronouns }, timezone)
    const changed = await findPerson(accounts, keys, user.id)
    if (!changed) throw new AppError('not_found', PROFILE_FAILED)
    return { ...done(PROFILE_SAVED), data: detailsOf(changed) }
  })
}
