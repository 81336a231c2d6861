import { type Message, t } from './words.ts'

/** Every error code of the API with its HTTP status (docs/product.md, Refusals). */
export const STATUS_OF = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_linked: 403,
  reauth_required: 403,
  second_step_required: 403,
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

/** Sentences per field name; those without a field are under `non_field_errors`. */
export type Details = Record<string, string[]>

/** Body of every error response. */
export type ErrorBody = {
  success: false
  code: ErrorCode
  message: string
  details?: Details
  non_field_errors?: string[]
}

/** What is wrong with one field of the input. `field` is its name on the wire, or `non_field_errors`. */
export type FieldProblem = { readonly field: string; readonly message: string }

/** An error to report to the caller, converted to HTTP by the error handler. `retryAfter` is in seconds. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details | undefined
  readonly retryAfter: number | undefined

  /** `problem` is the sentence to show; with a field, `details` holds it under the field's name on the wire. */
  constructor(code: ErrorCode, problem: string | FieldProblem, details?: Details, retryAfter?: number) {
    super(typeof problem === 'string' ? problem : problem.message)
    this.code = code
    this.details = typeof problem === 'string' ? details : { [problem.field]: [problem.message] }
    this.retryAfter = retryAfter
  }
}

/**
 * Body of an error response in the language of the request. Sentences without a field are also at the top level
 * (docs/product.md, Refusals).
 */
export function toErrorBody(code: ErrorCode, message: string, details?: Details): ErrorBody {
  const body: ErrorBody = { success: false, code, message }
  if (!details) return body
  body.details = details
  if (details['non_field_errors']) body.non_field_errors = details['non_field_errors']
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

/** Shown when no other message is available (docs/product.md, Refusals). */
export const GENERIC_ERROR: Message = () => t`An error occurred`

/**
 * The sentence to show for an error body: the first of detail, message, error, non_field_errors, email, full_name and
 * password, otherwise `generic` (docs/product.md, Refusals).
 */
export function messageOf(body: unknown, generic: string = GENERIC_ERROR()): string {
  for (const name of ['detail', 'message', 'error', 'non_field_errors', 'email', 'full_name', 'password']) {
    const words =
      firstOf(field(body, name)) ??
      (name === 'detail' || name === 'message' || name === 'error' ? undefined : firstOf(field(field(body, 'details'), name)))
    if (words) return words
  }
  return generic
}
