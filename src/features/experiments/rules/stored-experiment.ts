/** What is stored of an experiment, encrypted; also its shape in an export. */
import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { text, whole } from '../../../kit/schemas.ts'
import { EXPERIMENT_CAUSES, EXPERIMENT_KINDS, EXPERIMENT_OUTCOMES, KEPT, OWN_CAUSE_MAX, VERDICTS } from '../contract.ts'

/** Most pairs (28 of days), looks, and days of a plan (12 pairs of weeks). */
export const PAIRS_MAX = 28
export const LOOKS_MAX = 3
const DAYS_MAX = 168

/**
 * A look: its date, the number of days it covers (`days`), on how many of them she said whether she kept to the plan
 * (`said`) and on how many she kept to it (`kept`), the pairs it compared, and what it found. `p` is two-sided;
 * `effect` and its 80 % range `low` to `high` are the outcome with the change minus the usual one. All four are null
 * for `not-enough`.
 */
export const StoredLook = z.strictObject({
  date: LocalDate,
  verdict: z.enum(VERDICTS),
  days: whole(1, DAYS_MAX),
  said: whole(0, DAYS_MAX),
  kept: whole(0, DAYS_MAX),
  p: z.nullable(z.number()),
  effect: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  pairs: z.array(z.strictObject({ change: z.number(), usual: z.number() })).check(z.maxLength(PAIRS_MAX)),
})
export type StoredLook = z.infer<typeof StoredLook>

/**
 * `change_first` is drawn once, when the experiment begins, for as many pairs as it can ever have: whether the change
 * comes first in a pair. `parts` are stretches of days, each with the next `pairs` of them; an extension adds a part.
 * `seed` is that of the test. `lag` is fixed at the start.
 */
export const StoredExperiment = z.strictObject({
  cause: z.enum(EXPERIMENT_CAUSES),
  own_words: text(OWN_CAUSE_MAX),
  outcome: z.enum(EXPERIMENT_OUTCOMES),
  kind: z.enum(EXPERIMENT_KINDS),
  lag: z.union([z.literal(0), z.literal(1)]),
  worth: z.number(),
  seed: whole(0, 2 ** 31 - 1),
  change_first: z.array(z.boolean()).check(z.maxLength(PAIRS_MAX)),
  parts: z.array(z.strictObject({ starts_on: LocalDate, pairs: whole(1, PAIRS_MAX) })).check(z.minLength(1), z.maxLength(LOOKS_MAX)),
  kept: z.record(LocalDate, z.enum(KEPT)),
  looks: z.array(StoredLook).check(z.maxLength(LOOKS_MAX)),
  state: z.enum(['active', 'done', 'stopped']),
  /** Date on which it was done or stopped. */
  ended_on: z.nullable(LocalDate),
})
export type StoredExperiment = z.infer<typeof StoredExperiment>
