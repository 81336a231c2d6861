import * as z from 'zod/mini'
import { isPlainEmail } from './email.ts'
import { type Message, numberWords, t } from './words.ts'

/** Integer from `low` to `high`, inclusive. */
export function whole(low: number, high: number) {
  const error: Message = () => t`Please give a whole number from ${low} to ${high}`
  return z.number({ error }).check(z.multipleOf(1, { error }), z.gte(low, { error }), z.lte(high, { error }))
}

/**
 * Text of at most `max` characters, stored unchanged. Lone surrogates and NUL are refused, since not every database
 * stores them.
 */
export function text(max: number) {
  return z.string({ error: () => t`Please give text` }).check(
    z.maxLength(max, { error: () => t`Please use at most ${numberWords(max)} characters` }),
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: () => t`Please remove the characters that cannot be stored`,
    }),
  )
}

/** Trimmed, non-empty text of at most `max` characters. `missing` is the message for empty text. */
export function words(max: number, missing: Message) {
  return z.pipe(
    text(max),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1, { error: missing })),
    ),
  )
}

/** An email address as typed, at most 254 characters. Comparison ignores case. */
export const Email = z.pipe(
  text(254),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z.string().check(
      z.regex(/^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]+$/, {
        error: () => t`Please enter a valid email address`,
      }),
    ),
  ),
)

/** An address for a new account or recipient: as `Email`, without look-alike characters. */
export const NewEmail = z.pipe(
  Email,
  z.string().check(
    z.refine(isPlainEmail, {
      error: () => t`Please type this email address again: it holds characters that only look like the usual ones`,
    }),
  ),
)

/** Random 52-bit integer, so that ids do not reveal how often a user writes (docs/safety.md, section 1). */
export const Id = whole(1, 2 ** 52 - 1)

/** An id in a path. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: () => t`Please give a number` })),
  z.pipe(z.transform(Number), Id),
)

/** Integer from `low` to `high` in a query string. */
export function queryWhole(low: number, high: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, { error: () => t`Please give a whole number` })),
    z.pipe(z.transform(Number), whole(low, high)),
  )
}

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, { error: () => t`Please give a time as 2026-01-31T08:30:00Z` }),
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: () => t`Please give a time that exists` }),
)

/** Reply of a call with no result. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
