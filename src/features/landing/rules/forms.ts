/** What a filled-in form amounts to. */
import * as z from 'zod/mini'
import { WAITLIST_EMPTY } from './form-words.ts'

/** A form as it was read: a body fit to send, or one sentence for each field that needs another look. */
export type ReadForm<Body> = { readonly body: Body } | { readonly problems: Record<string, string> }

/**
 * Reads the fields of a form against the body an endpoint wants. Fields named in `optional` are left out of the body
 * while they are empty; an e-mail that is asked for and missing is told so in the words of spec §5.
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
