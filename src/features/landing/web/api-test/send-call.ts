import { messageOf } from '../../../../kit/errors.ts'
import { TIMEOUT_MS, UNREACHABLE } from '../../../../kit/web/api.ts'
import { t } from '../../../../kit/words.ts'

/** Initial path in the field, also used in its validation message. */
export const EXAMPLE_PATH = '/api/settings/user-details/'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** A call to send; `body` is JSON text, '' for none; `access` is the bearer token. */
export type Call = { method: Method; path: string; body: string; access: string | undefined }

/** The response: `status` 0 without one. `problem` is the message of a refusal, `body` the formatted text. */
export type Answer = { call: string; status: number; ms: number; problem: string | undefined; body: string; json: unknown }

/** Validation message for a path, or undefined. */
export function pathProblem(path: string): string | undefined {
  const isOurs = /^\/(?:api\/|healthz$|readyz$)/.test(path)
  return isOurs ? undefined : t`Please give a path of this server, such as ${EXAMPLE_PATH}`
}

/** Validation message for a JSON body, or undefined; '' is valid. */
export function bodyProblem(body: string): string | undefined {
  if (body.trim() === '') return undefined
  try {
    JSON.parse(body)
    return undefined
  } catch (error) {
    return t`This is not JSON: ${error instanceof Error ? error.message : ''}`
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, such as the text of /healthz: shown unchanged.
    return undefined
  }
}

/**
 * Sends one call and returns its response. Neither reads nor stores a session of this browser. `failed` is the
 * message for a refusal without one.
 */
export async function sendCall({ method, path, body, access }: Call, failed: string): Promise<Answer> {
  const named = `${method} ${path}`
  const from = performance.now()
  const since = () => Math.round(performance.now() - from)
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body.trim() && { 'content-type': 'application/json' }),
        ...(access && { authorization: `Bearer ${access}` }),
      },
      ...(body.trim() && { body }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    const json = toJson(text)
    const problem = response.ok ? undefined : messageOf(json, failed)
    return {
      call: named,
      status: response.status,
      ms: since(),
      problem,
      body: json === undefined ? text : JSON.stringify(json, undefined, 2),
      json,
    }
  } catch (error) {
    // Network failure or timeout; any other error is a bug of this page.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    return { call: named, status: 0, ms: since(), problem: UNREACHABLE, body: '', json: undefined }
  }
}
