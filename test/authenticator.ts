import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A device that holds one passkey (ES256) and verifies its user, as far as tests of the API need it. */
export type TestAuthenticator = {
  /** The credential for the options of `startPasskey`. */
  create(options: string): string
  /** The credential for the options of a sign-in; `change` alters what the device reports. */
  get(options: string, change?: { counter?: number; isVerified?: boolean; origin?: string }): string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** CBOR of a byte string of less than 64 kB. */
function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(bytes.length < 24 ? [0x40 + bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255]), bytes])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** Creates a device for a site such as `http://emberwell.test`. */
export function makeAuthenticator(site: string): TestAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle = ''

  const authenticatorData = (flags: number, attested: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, origin = site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  return {
    create: (options) => {
      const { challenge, user } = JSON.parse(options) as { challenge: string; user: { id: string } }
      userHandle = user.id
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const cose = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        Buffer.from([0x58, 32]),
        Buffer.from(x, 'base64url'),
        Buffer.from([0x22, 0x58, 32]),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, cose])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData(0x45, attested)),
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
    },
    get: (options, { counter: reported, isVerified = true, origin } = {}) => {
      const { challenge } = JSON.parse(options) as { challenge: string }
      counter = reported ?? counter + 1
      const data = authenticatorData(isVerified ? 0x05 : 0x01)
      const client = clientData('webauthn.get', challenge, origin)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        userHandle,
      }
      return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
    },
  }
}
