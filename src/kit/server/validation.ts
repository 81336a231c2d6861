import * as z from 'zod/mini'
import { AppError, type Details } from '../errors.ts'
import { type Message, t } from '../words.ts'

type Issue = z.core.$ZodIssue

/** Messages for values of a wrong type, by the expected one. */
const EXPECTED: Readonly<Record<string, Message>> = {
  string: () => t`Please give text`,
  number: () => t`Please give a number`,
  boolean: () => t`Please give true or false`,
  array: () => t`Please give a list`,
  object: () => t`Please give an object`,
}

/** Message of a problem for which the schema has none. */
function toMessage(issue: z.core.$ZodRawIssue): string {
  return (issue.code === 'invalid_type' && EXPECTED[issue.expected]?.()) || t`Please check this value`
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined),
    input,
  )
}

function wordsOf(issue: Issue, input: unknown): string {
  if (issue.path.length && valueAt(input, issue.path) === undefined) return t`This field is required`
  // For a record, the key's own schema has the message.
  return (issue.code === 'invalid_key' && issue.issues[0]?.message) || issue.message
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.') || 'non_field_errors'
}

/** The messages of every invalid field, by field name, including unknown fields. */
export function toDetails(issues: readonly Issue[], input: unknown): Details {
  const details: Details = Object.create(null) as Details
  const add = (field: string, words: string) => (details[field] ??= []).push(words)
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add(fieldOf([...issue.path, key]), t`This field is not known`)
    else add(fieldOf(issue.path), wordsOf(issue, input))
  }
  return details
}

/**
 * The parsed value. Throws an AppError `invalid` with the first problem as its message; `details` names each invalid
 * field.
 */
export function parsed<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, input, { error: toMessage })
  if (success) return data
  const details = toDetails(error.issues, input)
  const [sentence] = Object.values(details).flat()
  throw new AppError('invalid', sentence ?? t`Please check what you entered`, details)
}
