import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** A received push message: its decrypted content, and what the push service can see. */
export type PushArrival = {
  device: string
  message: { title: string; body: string; tag: string; url: string }
  topic: string | undefined
  ttl: number
  encoding: string | undefined
  /** Claims of the sender's token, whose signature was verified with the key it names. */
  claims: { aud: string; exp: number; sub: string }
  key: string
}

/** A browser's subscription, including its private key. */
export type PushDevice = {
  name: string
  subscription: { endpoint: string; expirationTime: null; keys: { p256dh: string; auth: string } }
}

/** A push service on a free local port. */
export type PushService = {
  origin: string
  arrivals: PushArrival[]
  /** Creates a subscription, as a browser does. */
  device(name: string): PushDevice
  /** Sets the response status (default 201). Called after the message was recorded. */
  answerWith(answer: (arrival: PushArrival) => number | undefined | Promise<number | undefined>): void
  close(): Promise<void>
}

type Secret = { pair: ECDH; auth: Buffer }

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Decrypts a message, implemented from RFC 8291 and RFC 8188. */
function opened(body: Buffer, { pair, auth }: Secret): PushArrival['message'] {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushArrival['message']
}

/** Claims of a sender's token (RFC 8292); throws if the signature does not match its key. */
function claimsOf(authorization: string): { claims: PushArrival['claims']; key: string } {
  const found = /^vapid t=([^,]+),\s*k=(.+)$/.exec(authorization)
  const [token = '', key = ''] = found?.slice(1) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error("Invalid signature of the sender's token")
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as PushArrival['claims'], key }
}

/** Starts a push service that accepts, decrypts and records every message. */
export async function startPushService(): Promise<PushService> {
  const secrets = new Map<string, Secret>()
  const arrivals: PushArrival[] = []
  let answer: (arrival: PushArrival) => number | undefined | Promise<number | undefined> = () => 201
  const server = createServer((request, response) => {
    const take = async () => {
      const name = decodeURIComponent((request.url ?? '').slice('/push/'.length))
      const secret = secrets.get(name)
      if (!secret) return 404
      const arrival: PushArrival = {
        device: name,
        message: opened(await bodyOf(request), secret),
        topic: request.headers['topic'] as string | undefined,
        ttl: Number(request.headers['ttl']),
        encoding: request.headers['content-encoding'],
        ...claimsOf(request.headers.authorization ?? ''),
      }
      arrivals.push(arrival)
      return (await answer(arrival)) ?? 201
    }
    take().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    arrivals,
    device: (name) => {
      const pair = createECDH('prime256v1')
      const secret = { pair, auth: randomBytes(16) }
      const p256dh = pair.generateKeys('base64url')
      secrets.set(name, secret)
      const keys = { p256dh, auth: secret.auth.toString('base64url') }
      return { name, subscription: { endpoint: `${origin}/push/${encodeURIComponent(name)}`, expirationTime: null, keys } }
    },
    answerWith: (next) => {
      answer = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
