import { LOG_EXISTS } from '../contract.ts'

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function firstWords(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'string' && first ? first : undefined
}

/**
 * Why a log was not saved, in the order of spec §8: details.non_field_errors, non_field_errors, the message (where
 * 'Validation failed' means one log per day), the thrown error's own message, else one log per day.
 * `body` is the refusal as it came, `thrown` the error's message.
 */
export function saveProblem(body: unknown, thrown: string): string {
  const told = firstWords(at(at(body, 'details'), 'non_field_errors')) ?? firstWords(at(body, 'non_field_errors'))
  if (told) return told
  const message = at(body, 'message')
  if (message === 'Validation failed') return LOG_EXISTS
  return (typeof message === 'string' && message) || thrown || LOG_EXISTS
}
