/** Passkeys (WebAuthn) of an account: add, name, list and remove (decision 0081). `auth` signs in with them. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Done, Id, Instant, PathId, text, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** Passkeys per account. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60

export const PASSKEY_REFUSED: Message = () => t`This passkey could not be used. Please try again, or sign in with your password.`
export const PASSKEY_NOT_ADDED: Message = () => t`The passkey could not be added. Please try again.`
export const PASSKEYS_FULL: Message = () => t`You have ${PASSKEYS_MAX} passkeys. Please remove one first.`
export const NO_PASSKEY: Message = () => t`Please add a passkey first.`
export const PASSKEY_GONE: Message = () => t`This passkey was already removed.`

/** What a browser is asked: `PublicKeyCredential…OptionsJSON` as JSON text. Valid once, for five minutes. */
export const PasskeyOptions = z.object({ data: z.object({ options: z.string() }) })

/** A browser's answer: `RegistrationResponseJSON` or `AuthenticationResponseJSON` as JSON text. */
export const PasskeyAnswer = text(20_000)

const PasskeyName = words(PASSKEY_NAME_MAX, () => t`Please give the passkey a name`)

/** One passkey; `name` is empty when it can no longer be read. */
const Passkey = z.object({ id: Id, name: z.string(), created_at: Instant, last_used_at: z.nullable(Instant) })
export type Passkey = z.infer<typeof Passkey>

/** Passkeys of the account, newest first, and whether it can be entered with them only (`setPasskeyOnly`). */
export const listPasskeys = endpoint('GET /api/auth/passkeys/', 'member', {
  reply: z.object({ data: z.array(Passkey), is_only: z.boolean() }),
})

/**
 * Whether the password alone never signs in: after it, a passkey or a recovery code is needed. 409 without a passkey.
 * New recovery codes, if any, are sent only here. Removing the last passkey ends it.
 */
export const setPasskeyOnly = endpoint('PUT /api/auth/passkey-only/', 'member', {
  records: ({ is_only }: { is_only: boolean }) => (is_only ? 'passkey_only' : 'password_again'),
  stepUp: true,
  body: z.strictObject({ is_only: z.boolean({ error: () => t`Please give true or false` }) }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ recovery_codes: z.array(z.string()) }) }),
})

export const startPasskey = endpoint('POST /api/auth/passkeys/start/', 'member', { stepUp: true, reply: PasskeyOptions })

/** Adds the passkey that a browser has made for `startPasskey`. */
export const addPasskey = endpoint('POST /api/auth/passkeys/', 'member', {
  records: 'passkey_added',
  stepUp: true,
  status: 201,
  body: z.strictObject({ name: PasskeyName, credential: PasskeyAnswer }),
  reply: z.object({ data: Passkey }),
})

export const renamePasskey = endpoint('PUT /api/auth/passkeys/:id/', 'member', {
  params: { id: PathId },
  body: z.strictObject({ name: PasskeyName }),
  reply: Done,
})

export const removePasskey = endpoint('DELETE /api/auth/passkeys/:id/', 'member', {
  stepUp: true,
  records: 'passkey_removed',
  params: { id: PathId },
  reply: Done,
})
