import { AppError } from '../../../kit/errors.ts'
import { queueEmail } from '../../../kit/server/email-queue.ts'
import type { Keys } from '../../../kit/server/keys.ts'
import { done, type Serve } from '../../../kit/server/serve.ts'
import { t } from '../../../kit/words.ts'
import { endPasskeyOnly, isPasskeyOnly, requirePasskey } from '../../second-factor/server/store.ts'
import {
  addPasskey,
  listPasskeys,
  NO_PASSKEY,
  type Passkey,
  PASSKEY_GONE,
  PASSKEY_NOT_ADDED,
  PASSKEYS_FULL,
  PASSKEYS_MAX,
  removePasskey,
  renamePasskey,
  setPasskeyOnly,
  startPasskey,
} from '../contract.ts'
import { register, registrationOptions, siteOf } from './ceremony-store.ts'
import { passkeyAddedEmail, passkeyOnlyEmail, passkeyRemovedEmail, passwordAloneEmail } from './emails.ts'
import { findPasskeys, type PasskeyRow, removeOne, setName } from './store.ts'

function toPasskey({ id, stored, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name: stored?.name ?? '',
    created_at: new Date(created_at).toISOString(),
    last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  }
}

/** Endpoints with which an account's owner manages passkeys. */
export function passkeyRoutes(serve: Serve, { keys, publicUrl }: { keys: Keys; publicUrl: string }): void {
  const site = siteOf(publicUrl)
  const forgotLink = `${publicUrl}/forgot-password`

  serve(listPasskeys, async ({ accounts, user }) => ({
    data: (await findPasskeys(accounts, user)).map(toPasskey),
    is_only: await isPasskeyOnly(accounts, user.id),
  }))

  serve(setPasskeyOnly, async ({ accounts, user, body, now }) => {
    const { email } = user.profile
    if (!body.is_only) {
      await endPasskeyOnly(accounts, user.id)
      await queueEmail(accounts, keys, passwordAloneEmail(email, forgotLink), now, user.id)
      return { ...done(t`You can sign in with your password again.`), data: { recovery_codes: [] } }
    }
    if (!(await findPasskeys(accounts, user)).some(({ stored }) => stored)) throw new AppError('conflict', NO_PASSKEY())
    const recovery_codes = await requirePasskey(accounts, keys, user.id, now)
    await queueEmail(accounts, keys, passkeyOnlyEmail(email, forgotLink), now, user.id)
    return { ...done(t`From now on only a passkey signs you in.`), data: { recovery_codes } }
  })

  serve(startPasskey, async ({ accounts, user, now }) => {
    if ((await findPasskeys(accounts, user)).length >= PASSKEYS_MAX) throw new AppError('conflict', PASSKEYS_FULL())
    return { data: { options: await registrationOptions(accounts, user, site, now) } }
  })

  serve(addPasskey, async ({ accounts, user, body, now }) => {
    const id = await register(accounts, keys, user, { answer: body.credential, name: body.name, site, now })
    const added = (await findPasskeys(accounts, user)).find((row) => row.id === id)
    if (!added) throw new AppError('invalid', PASSKEY_NOT_ADDED())
    await queueEmail(accounts, keys, passkeyAddedEmail(user.profile.email, forgotLink), now, user.id)
    return { data: toPasskey(added) }
  })

  serve(renamePasskey, async ({ accounts, user, params, body }) => {
    if (!(await setName(accounts, user, params.id, body.name))) throw new AppError('not_found', PASSKEY_GONE())
    return done(t`The passkey has its new name.`)
  })

  serve(removePasskey, async ({ accounts, user, params, now }) => {
    if (!(await removeOne(accounts, user.id, params.id))) throw new AppError('not_found', PASSKEY_GONE())
    if ((await findPasskeys(accounts, user)).length === 0) await endPasskeyOnly(accounts, user.id)
    await queueEmail(accounts, keys, passkeyRemovedEmail(user.profile.email, forgotLink), now, user.id)
    return done(t`The passkey is removed. You can also delete it on your device.`)
  })
}
