/** Validation of the public forms. */
import * as z from 'zod/mini'
import { t } from '../../../kit/words.ts'

/** Message for an empty email of the waitlist. */
export const WAITLIST_EMPTY = t`Please enter an email.`

/** The parsed form: a valid request body, or one message per invalid field. */
export type ReadForm<Body> = { readonly body: Body } | { readonly problems: Record<string, string> }

/**
 * Parses the fields of a form with the schema of an endpoint's body. Empty fields in `optional` are left out of the
 * body; a missing required email has a message of its own.
 */
export function readForm<Shape extends z.ZodMiniType>(
  shape: Shape,
  fields: Iterable<readonly [string, unknown]>,
  optional: readonly string[],
): ReadForm<z.output<Shape>> {
  const values: Record<string, string> = {}
  for (const [name, value] of fields) {
    if (typeof value === 'string' && (value.trim() || !optional.includes(name))) values[name] = value
  }
  const parsed = z.safeParse(shape, values)
  if (parsed.success) return { body: parsed.data }

  const problems: Record<string, string> = {}
  for (const issue of parsed.error.issues) problems[String(issue.path[0] ?? '')] ??= issue.message
  if (values['email']?.trim() === '') problems['email'] = WAITLIST_EMPTY
  return { problems }
}
