import { type ErrorCode, messageOf } from '../errors.ts'
import { ApiError, renewAccess } from './api.ts'
import { readTokens } from './session.ts'

/** The ApiError for a refusal with this status and body text. */
export function refusal({ status, text }: { status: number; text: string }): ApiError {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return new ApiError(status, 'unknown', messageOf(undefined))
  }
  const { code } = (typeof body === 'object' && body !== null ? body : {}) as { code?: unknown }
  return new ApiError(status, typeof code === 'string' ? (code as ErrorCode) : 'unknown', messageOf(body), body)
}

/** Sends with the access token, and once more with a renewed one after a 401. */
export async function signed<T extends { status: number }>(send: (access: string) => Promise<T>): Promise<T> {
  const access = readTokens()?.access ?? ''
  const answer = await send(access)
  if (answer.status !== 401) return answer
  const renewed = await renewAccess(access)
  return renewed === undefined ? answer : send(renewed)
}
