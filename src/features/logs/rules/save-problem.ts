import { LOG_EXISTS } from '../contract.ts'

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function firstWords(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'string' && first ? first : undefined
}

/**
 * Message for a log that was not saved: the first of details.non_field_errors, non_field_errors, message
 * ('Validation failed' means one log per day) and the thrown error's message, else one log per day. `body` is the
 * response body, `thrown` the error's message.
 */
export function saveProblem(body: unknown, thrown: string): string {
  const nonFieldError = firstWords(at(at(body, 'details'), 'non_field_errors')) ?? firstWords(at(body, 'non_field_errors'))
  if (nonFieldError) return nonFieldError
  const message = at(body, 'message')
  if (message === 'Validation failed') return LOG_EXISTS()
  return (typeof message === 'string' && message) || thrown || LOG_EXISTS()
}
