import { said, t } from './words.ts'

/** Every way the product refuses, and the HTTP status each is answered with (product.md §1.7). */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_linked: 403,
  reauth_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  key_reused: 422,
  too_many: 429,
  failed: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof STATUS_OF

/** Sentences per field name; what belongs to no field stands under `non_field_errors`. */
export type Details = Record<string, string[]>

/** The body of every refusal, on the wire. */
export type ErrorBody = {
  success: false
  code: ErrorCode
  message: string
  details?: Details
  non_field_errors?: string[]
}

/** A refusal in words. Thrown in routes and kit only; one function turns it into HTTP. `retryAfter` is in seconds. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, words: string, details?: Details, retryAfter?: number) {
    super(words)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** A message that repeats what is wrong with a field, in two: the field's name on the wire and its sentence; undefined for all others. */
export function fieldIn(message: string, details: Details): { name: string; sentence: string } | undefined {
  for (const [name, sentences] of Object.entries(details)) {
    const sentence = message.startsWith(`${name}: `) && message.slice(name.length + 2)
    if (sentence && sentences.includes(sentence)) return { name, sentence }
  }
  return undefined
}

/** A message in the language of the request. One that repeats what is wrong with a field keeps the field's name before its sentence. */
function saidWith(details: Details, message: string): string {
  const field = fieldIn(message, details)
  return field ? `${field.name}: ${said(field.sentence)}` : said(message)
}

/**
 * The wire body of a refusal, in the language of the request; sentences that belong to no field also stand at the top level (spec §8 reads
 * both).
 */
export function toErrorBody(code: ErrorCode, message: string, details?: Details): ErrorBody {
  const body: ErrorBody = { success: false, code, message: saidWith(details ?? {}, message) }
  if (!details) return body
  body.details = Object.fromEntries(Object.entries(details).map(([name, sentences]) => [name, sentences.map(said)]))
  if (body.details['non_field_errors']) body.non_field_errors = body.details['non_field_errors']
  return body
}

function firstOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value) return value
  if (Array.isArray(value) && typeof value[0] === 'string' && value[0]) return value[0]
  return undefined
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
}

/** Shown when nothing better is known (spec §8). */
export const GENERIC_ERROR = t`An error occurred`

/**
 * The sentence to show for any error body, in the order of preference of spec §8: detail, message, error,
 * first non_field_errors, first email error, first full_name error, first password error, else `generic`.
 */
export function messageOf(body: unknown, generic: string = GENERIC_ERROR): string {
  for (const name of ['detail', 'message', 'error', 'non_field_errors', 'email', 'full_name', 'password']) {
    const words =
      firstOf(field(body, name)) ??
      (name === 'detail' || name === 'message' || name === 'error' ? undefined : firstOf(field(field(body, 'details'), name)))
    if (words) return words
  }
  return generic
}
