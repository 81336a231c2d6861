/** Wire shapes and endpoints of patterns: what often goes together in her notes (docs/patterns.md). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { t } from '../../kit/words.ts'

const named = z.object({ key: z.string(), label: z.string() })

/** One side of a pattern: its label, and the outcome of each day, oldest first, as it was noted at the look. */
const PatternSide = z.object({
  label: z.string(),
  /** The number in the text, without weekdays and slow changes: a median or an average; null if the text has none. */
  typical: z.nullable(z.number()),
  days: z.array(z.object({ day: LocalDate, value: z.nullable(z.number()) })),
})
export type PatternSide = z.infer<typeof PatternSide>

/** A pattern that shows; `since` is the date of the look that first showed it. */
export const ShownPattern = z.object({
  cause: z.string(),
  outcome: z.string(),
  /** Name of the outcome, for the picture. */
  label: z.string(),
  text: z.string(),
  note: z.string(),
  much: PatternSide,
  little: PatternSide,
  since: LocalDate,
})
export type ShownPattern = z.infer<typeof ShownPattern>

/**
 * All that /patterns shows. `next_look` is null without a note, and while the first look still lacks `days_missing`
 * days. `news` says in one line what the look of the last week brought, or that one is due within three days
 * (`is_soon`). `causes` are the choices for her own question, each with the outcomes that may be asked about it.
 */
export const Patterns = z.object({
  next_look: z.nullable(z.object({ day: LocalDate, days_left: z.number() })),
  /** When the next look is, or what is missing for it, in words. */
  waiting: z.string(),
  /** Days with a note in the last 365, and how many more the first look needs. */
  days_noted: z.number(),
  days_missing: z.number(),
  /** The last look: its date, and the days with a note that it read. */
  looked: z.nullable(z.object({ day: LocalDate, days: z.number() })),
  news: z.nullable(z.object({ text: z.string(), is_soon: z.boolean() })),
  own: z.nullable(
    z.object({
      cause: z.string(),
      outcome: z.string(),
      since: LocalDate,
      /** The first look that counts it; null while no look is planned. */
      counts_from: z.nullable(LocalDate),
      /** Its result at the last look, or that it waits for one. */
      result: z.string(),
      is_none: z.boolean(),
    }),
  ),
  shown: z.array(ShownPattern),
  gone: z.array(z.object({ cause: z.string(), text: z.string(), gone: LocalDate })),
  causes: z.array(z.object({ ...named.shape, outcomes: z.array(z.string()) })),
  outcomes: z.array(named),
})
export type Patterns = z.infer<typeof Patterns>

/** On the first visit on or after the day of a look, this makes it; in between it computes nothing. */
export const findPatterns = endpoint('GET /api/patterns/', 'woman', { reply: z.object({ data: Patterns }) })

const key = z
  .string({ error: () => t`Please choose from the list` })
  .check(z.maxLength(40, { error: () => t`Please choose from the list` }))

/** Replaces her own question, which counts from the first look at least 14 days later. */
export const setPatternQuestion = endpoint('PUT /api/patterns/question/', 'woman', {
  body: z.strictObject({ cause: key, outcome: key }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: Patterns }),
})
