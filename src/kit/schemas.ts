import * as z from 'zod/mini'
import { numberWords, t } from './words.ts'

/** A whole number from `low` to `high`, both included. */
export function whole(low: number, high: number) {
  const error = t`Please give a whole number from ${low} to ${high}`
  return z.number({ error }).check(z.multipleOf(1, { error }), z.gte(low, { error }), z.lte(high, { error }))
}

/** Text of at most `most` characters, kept as it was typed; lone surrogates and NUL are refused, since not every store can hold them. */
export function text(most: number) {
  return z.string({ error: t`Please give text` }).check(
    z.maxLength(most, { error: () => t`Please use at most ${numberWords(most)} characters` }),
    z.refine((value) => value.isWellFormed() && !value.includes('\0'), { error: t`Please remove the characters that cannot be stored` }),
  )
}

/** Text that holds more than white space, trimmed, at most `most` characters. */
export function words(most: number, missing: string) {
  return z.pipe(
    text(most),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(z.minLength(1, { error: missing })),
    ),
  )
}

/** An e-mail address as it was typed, at most 254 characters; compared without regard to case. */
export const Email = z.pipe(
  text(254),
  z.pipe(
    z.transform((value: string) => value.trim()),
    z
      .string()
      .check(
        z.regex(/^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]+$/, { error: t`Please enter a valid email address` }),
      ),
  ),
)

/** Ids are random 52-bit integers, so that no shared sequence tells how often somebody writes (house.md §2). */
export const Id = whole(1, 2 ** 52 - 1)

/** An id as it stands in a path. */
export const PathId = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, { error: t`Please give a number` })),
  z.pipe(z.transform(Number), Id),
)

/** A whole number from `low` to `high` as it stands in a query string. */
export function queryWhole(low: number, high: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, { error: t`Please give a whole number` })),
    z.pipe(z.transform(Number), whole(low, high)),
  )
}

/** An instant on the wire: ISO 8601 in UTC. */
export const Instant = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, { error: t`Please give a time as 2026-01-31T08:30:00Z` }),
  z.refine((value) => !Number.isNaN(Date.parse(value)), { error: t`Please give a time that exists` }),
)

/** The reply of a call that has nothing to say but that it is done. */
export const Done = z.object({ success: z.literal(true), message: z.string() })
