import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import webPush from 'web-push'
import type { PushSubscription } from '../contract.ts'
import { endpointProblem, publicLookup } from './push-address.ts'

/** Result of a push: accepted, device gone for good, or to be retried (after `waitMs` if the service named a time). */
export type PushOutcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'later'; waitMs: number | undefined; why: string }

/** Content of a push message: a repeat with the same `tag` replaces the first, `url` is the page it opens. */
export type PushMessage = { title: string; body: string; tag: string; url: string }

/** Sender of push messages (RFC 8292). `mayLoopback` allows push services on this machine. */
export type PushSender = { publicKey: string; privateKey: string; subject: string; mayLoopback: boolean }

/** Timeout of a push service in ms. */
export const PUSH_TIMEOUT_MS = 8_000

const GONE = new Set([401, 403, 404, 410])
const LONGEST_WAIT_MS = 3_600_000

/** The outcome for a response status. `retryAfter` is the header, in seconds. */
export function outcomeOf(status: number, retryAfter?: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  // 401 and 403 mean that the subscription belongs to another key: nothing we send can arrive. Redirects are not
  // followed.
  if (GONE.has(status) || (status >= 300 && status < 400)) return { kind: 'gone' }
  const seconds = Number(retryAfter)
  const waitMs = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined
  return { kind: 'later', waitMs, why: String(status) }
}

/**
 * Encrypts a message for one device (RFC 8291) and sends it to its push service, which stores it at most `ttl` seconds.
 * `stop` aborts the request.
 */
export async function sendPush(
  sender: PushSender,
  to: PushSubscription,
  message: PushMessage,
  ttl: number,
  stop: AbortSignal,
): Promise<PushOutcome> {
  if (endpointProblem(to.endpoint, sender.mayLoopback)) return { kind: 'gone' }
  const { publicKey, privateKey, subject } = sender
  let details: ReturnType<typeof webPush.generateRequestDetails>
  try {
    details = webPush.generateRequestDetails({ endpoint: to.endpoint, keys: to.keys }, JSON.stringify(message), {
      TTL: ttl,
      topic: message.tag,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, publicKey, privateKey },
    })
  } catch {
    // The subscription's key is not a point of the curve, so no browser has created it.
    return { kind: 'gone' }
  }
  const url = new URL(to.endpoint)
  const isLocal = sender.mayLoopback && /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: details.headers,
      agent: false,
      signal: AbortSignal.any([stop, AbortSignal.timeout(PUSH_TIMEOUT_MS)]),
    } as const
    const request = send(url, isLocal ? options : { ...options, lookup: publicLookup }, (response) => {
      response.resume()
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']))
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'later', waitMs: undefined, why: error.code ?? error.name }))
    request.end(details.body)
  })
}
