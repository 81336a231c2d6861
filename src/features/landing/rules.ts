/** Landing's judgement: what a filled-in form amounts to, and how a help line is dialled. */
import * as z from 'zod/mini'
import { WAITLIST_EMPTY } from './contract.ts'

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

/** The address that dials a number as people write it; `sms` opens an empty message to it. */
export function toTelephone(number: string, scheme: 'tel' | 'sms' = 'tel'): string {
  return `${scheme}:${number.replace(/\D/g, '')}`
}

export const FEEDBACK_THANKS = 'Thank you. A person will read every word.'
export const CONTACT_THANKS = 'Thank you. Your message has arrived, and a person will read it.'

/** Which form a stranger filled in. */
export type FormKind = 'waitlist' | 'demo' | 'feedback' | 'contact'

/** One form as the operator reads it; `at` in ms since the epoch. */
export type PublicForm = {
  readonly kind: FormKind
  readonly at: number
  readonly sent: { readonly name?: string | undefined; readonly email?: string | undefined; readonly message?: string | undefined }
}

/** A stranger's text for a terminal: without control characters, which could move its cursor, and without marks that turn the reading direction. */
function printable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ')
}

/** A form as lines for the operator's terminal: when (UTC), what, from whom, then the words, indented. */
export function toInboxLines({ kind, at, sent }: PublicForm): string[] {
  const from = [sent.name, sent.email && `<${sent.email}>`].filter(Boolean).join(' ') || 'no address'
  const head = `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(8)}  ${printable(from).replaceAll('\n', ' ')}`
  return [head, ...(sent.message ? printable(sent.message).split('\n') : []).map((line) => `    ${line}`)]
}
