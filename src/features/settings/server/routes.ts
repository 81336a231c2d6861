import { AppError } from '../../../kit/errors.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import type { HerVault } from '../../../kit/server/vaults.ts'
import { findPerson, setProfile } from '../../auth/server/account-store.ts'
import {
  changePreferences,
  findPreferences,
  findUserDetails,
  type Preferences,
  PROFILE_FAILED,
  PROFILE_SAVED,
  SETTINGS_SAVED,
  updateProfile,
  type UserDetails,
} from '../contract.ts'
import { findPreferencesOf, setPreferences } from './store.ts'

/** Maximum attempts to save a profile against concurrent changes. */
const CHANGE_TRIES = 5

function detailsOf(person: Person): UserDetails {
  const { full_name, email, pronouns } = person.profile
  return {
    full_name,
    email,
    email_confirmed: person.emailConfirmedAt !== null,
    pronouns,
    timezone: person.timezone,
    user_type: person.userType,
    created_at: new Date(person.createdAt).toISOString(),
  }
}

/** Callbacks into other features when settings change. */
type Changes = {
  /** The time zone has changed; `person` has the new one. */
  moved(person: Person, now: number): Promise<void>
  /** The retention of conversations has changed. */
  kept(hers: HerVault, person: Person, keep: Preferences['lara']['keep']): Promise<void>
}

/** Endpoints of profile and preferences. */
export function settingsRoutes(serve: Serve, keys: Keys, { moved, kept }: Changes): void {
  serve(findUserDetails, async ({ user }) => ({ data: detailsOf(user) }))

  serve(updateProfile, async ({ accounts, user, body, now }) => {
    let person: Person | undefined = user
    for (let attempt = 0; person && attempt < CHANGE_TRIES; attempt += 1) {
      const { display_name, timezone = person.timezone, pronouns = person.profile.pronouns } = body
      const isSet = await setProfile(accounts, person, { ...person.profile, full_name: display_name, pronouns }, timezone)
      // Read again, with this change or a concurrent one.
      person = await findPerson(accounts, keys, user.id)
      if (!isSet || !person) continue
      if (person.timezone !== user.timezone) await moved(person, now)
      return { ...done(PROFILE_SAVED()), data: detailsOf(person) }
    }
    throw new AppError(person ? 'conflict' : 'not_found', PROFILE_FAILED())
  })

  serve(findPreferences, async ({ hers, user }) => ({ data: await findPreferencesOf(hers, user) }))

  serve(changePreferences, async ({ hers, user, body, now }) => {
    const data = await setPreferences(hers, user, body, now)
    if (body.lara?.keep !== undefined) await kept(hers, user, data.lara.keep)
    return { ...done(SETTINGS_SAVED()), data }
  })
}
