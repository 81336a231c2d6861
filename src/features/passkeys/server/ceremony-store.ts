import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Keys } from '../../../kit/server/keys.ts'
import type { Person } from '../../../kit/server/person.ts'
import type { AccountsVault } from '../../../kit/server/vaults.ts'
import { addChallenge, countUse, findPasskeys, insertPasskey, type PasskeyRow, takeChallenge } from './store.ts'

/** Loaded by the first passkey, because it takes 0.2 s and 27 MB, and many servers never see one. */
const webauthn = () => import('@simplewebauthn/server')

/** The site that passkeys belong to: `origin` of PUBLIC_URL, and its host as relying party. */
export type Site = { origin: string; rpId: string }

/** The site of a public URL. */
export function siteOf(publicUrl: string): Site {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname }
}

/** ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]

/** The user handle of the account's passkeys: its id, which is a random number. */
function handleOf(person: Person): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(String(person.id))
}

function read<T>(answer: string): T | undefined {
  try {
    const parsed: unknown = JSON.parse(answer)
    return typeof parsed === 'object' && parsed !== null ? (parsed as T) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The credential's id in an answer; undefined when it is not readable. It is not verified. */
export function credentialIdIn(answer: string): string | undefined {
  const id = read<{ id?: unknown }>(answer)?.id
  return typeof id === 'string' ? id : undefined
}

/** The challenge that an answer was made for; undefined when it is not readable. */
function challengeIn(response: { response?: { clientDataJSON?: unknown } }): string | undefined {
  const data = response.response?.clientDataJSON
  const client = typeof data === 'string' ? read<{ challenge?: unknown }>(Buffer.from(data, 'base64url').toString('utf8')) : undefined
  return typeof client?.challenge === 'string' ? client.challenge : undefined
}

/** What a browser is asked to make a passkey: kept on the device, with its PIN, finger or face. */
export async function registrationOptions(accounts: AccountsVault, person: Person, site: Site, now: number): Promise<string> {
  const existing = await findPasskeys(accounts, person)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: 'Emberwell',
    rpID: site.rpId,
    userName: person.profile.email,
    userDisplayName: person.profile.full_name,
    userID: handleOf(person),
    attestationType: 'none',
    excludeCredentials: existing.flatMap(({ stored }) => (stored ? [{ id: stored.credentialId, transports: stored.transports }] : [])),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await addChallenge(accounts, options.challenge, person.id, now)
  return JSON.stringify(options)
}

/** Verifies and stores a new passkey; undefined when the answer is not valid. */
export async function register(
  accounts: AccountsVault,
  keys: Keys,
  person: Person,
  { answer, name, site, now }: { answer: string; name: string; site: Site; now: number },
): Promise<number | undefined> {
  const response = read<RegistrationResponseJSON>(answer)
  const challenge = response && challengeIn(response)
  if (!response || !challenge || !(await takeChallenge(accounts, challenge, person.id, now))) return undefined
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  const stored = { name, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), transports: transports ?? [] }
  return insertPasskey(accounts, keys, person, { stored, counter, now })
}

/** What a browser is asked to sign in or step up: any passkey of this site. `owner`: `NO_ONE` before the sign-in. */
export async function authenticationOptions(accounts: AccountsVault, owner: number, site: Site, now: number): Promise<string> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({ rpID: site.rpId, userVerification: 'required' })
  await addChallenge(accounts, options.challenge, owner, now)
  return JSON.stringify(options)
}

/**
 * Verifies the answer to a challenge of `owner` with a passkey of the account, and counts its use. The device must have
 * verified its user. A counter that does not rise (a copied key) is refused.
 */
export async function authenticate(
  accounts: AccountsVault,
  person: Person,
  { answer, owner, site, now }: { answer: string; owner: number; site: Site; now: number },
): Promise<boolean> {
  const response = read<AuthenticationResponseJSON>(answer)
  const challenge = response && challengeIn(response)
  if (!response || !challenge || !(await takeChallenge(accounts, challenge, owner, now))) return false
  const row = (await findPasskeys(accounts, person)).find(({ stored }) => stored?.credentialId === response.id)
  const counter = row && (await counterAfter(row, response, challenge, site))
  return row !== undefined && counter !== undefined && countUse(accounts, row, counter, now)
}

async function counterAfter(
  row: PasskeyRow,
  response: AuthenticationResponseJSON,
  challenge: string,
  site: Site,
): Promise<number | undefined> {
  if (!row.stored) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: row.stored.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.stored.publicKey, 'base64url')),
      counter: row.counter,
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
