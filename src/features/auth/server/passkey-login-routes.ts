import { AppError } from '../../../kit/errors.ts'
import { STEP_UP_MS } from '../../../kit/server/person.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { PASSKEY_REFUSED } from '../../passkeys/contract.ts'
import { authenticate, authenticationOptions, credentialIdIn, siteOf } from '../../passkeys/server/ceremony-store.ts'
import { findOwner, NO_ONE } from '../../passkeys/server/store.ts'
import { passkeyLogin, passkeyReauth, startPasskeyLogin, startPasskeyReauth } from '../contract.ts'
import { findPasswordHash, findPerson } from './account-store.ts'
import { DEVICE_COOKIE, knownDevice } from './known-devices.ts'
import type { AuthParts } from './routes.ts'
import { stepUpSession } from './session-store.ts'
import type { SignIn } from './sign-in.ts'

/**
 * Endpoints to sign in and to step up with a passkey. The device has verified its user, so it counts as both factors.
 */
export function passkeyLoginRoutes(serve: Serve, { keys, publicUrl }: AuthParts, { enter }: SignIn): void {
  const site = siteOf(publicUrl)

  serve(startPasskeyLogin, async ({ accounts, now }) => ({
    data: { options: await authenticationOptions(accounts, NO_ONE, site, now) },
  }))

  serve(passkeyLogin, async (context) => {
    const { accounts, body, now, cookie } = context
    const credentialId = credentialIdIn(body.credential)
    const userId = credentialId && (await findOwner(accounts, keys, credentialId))
    const person = userId && (await findPerson(accounts, keys, userId))
    const passwordHash = userId && (await findPasswordHash(accounts, userId))
    const isOwner = person && (await authenticate(accounts, person, { answer: body.credential, owner: NO_ONE, site, now }))
    if (!isOwner || !passwordHash) throw new AppError('unauthenticated', PASSKEY_REFUSED())
    const owner = { id: person.id, passwordHash }
    const isKnown = knownDevice(keys, owner, cookie(DEVICE_COOKIE), now) !== undefined
    const signedIn = await enter(context, owner, { isKnown, isShared: body.shared_device === true })
    return { ...signedIn, email: person.profile.email }
  })

  serve(startPasskeyReauth, async ({ accounts, user, now }) => ({
    data: { options: await authenticationOptions(accounts, user.id, site, now) },
  }))

  serve(passkeyReauth, async ({ accounts, user, body, now }) => {
    if (!(await authenticate(accounts, user, { answer: body.credential, owner: user.id, site, now })))
      throw new AppError('invalid', PASSKEY_REFUSED())
    await stepUpSession(accounts, user.id, user.sessionId, now)
    return { ...done(t`Thank you. You can go on for five minutes.`), expires_at: new Date(now + STEP_UP_MS).toISOString() }
  })
}
