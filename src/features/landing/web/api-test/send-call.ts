import { messageOf } from '../../../../kit/errors.ts'
import { TIMEOUT_MS, UNREACHABLE } from '../../../../kit/web/api.ts'
import { t } from '../../../../kit/words.ts'

/** Stands in the field at first, and in what is said of a wrong one. */
export const EXAMPLE_PATH = '/api/settings/user-details/'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** One call as a developer writes it; `body` is JSON text, empty for none, `access` the token it carries. */
export type Call = { method: Method; path: string; body: string; access: string | undefined }

/** What came back: `status` 0 when nothing did. `problem` is the sentence of a refusal, `body` what was answered, made readable. */
export type Answer = { call: string; status: number; ms: number; problem: string | undefined; body: string; json: unknown }

/** Why a path cannot be called, or undefined. */
export function pathProblem(path: string): string | undefined {
  const isOurs = /^\/(?:api\/|healthz$|readyz$)/.test(path)
  return isOurs ? undefined : t`Please give a path of this server, such as ${EXAMPLE_PATH}`
}

/** Why a body cannot be sent, or undefined; an empty one is none. */
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
    // Health answers in plain words; they are shown as they are.
    return undefined
  }
}

/** Sends one call and tells what came back. It reads and keeps no session of this browser. `failed` is said where a refusal has no words. */
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
    // No answer came; anything else is a fault of this page.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
    return { call: named, status: 0, ms: since(), problem: UNREACHABLE, body: '', json: undefined }
  }
}
