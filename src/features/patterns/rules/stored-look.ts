/** What is stored of looks and of her own question, encrypted; also the shape of both in an export. */
import * as z from 'zod/mini'
import { LocalDate } from '../../../kit/local-date.ts'
import { whole } from '../../../kit/schemas.ts'

/** Most days of one side of a pattern, and most entries of a list: what a look reads at most. */
const DAYS_MAX = 366
const LIST_MAX = 400

const channel = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))
const question = { cause: channel, outcome: channel, lag: z.union([z.literal(0), z.literal(1)]) }
const result = {
  ...question,
  n: whole(0, DAYS_MAX),
  n_eff: z.nullable(z.number()),
  rho: z.nullable(z.number()),
  p: z.nullable(z.number()),
}
const days = z.array(LocalDate).check(z.maxLength(DAYS_MAX))

/** A side of a pattern; `values` has the outcome of each of its days, as it was noted when the look was made. */
const Side = z.strictObject({
  bound: z.number(),
  median: z.number(),
  average: z.number(),
  days,
  values: z.array(z.nullable(z.number())).check(z.maxLength(DAYS_MAX)),
})
const StoredPattern = z.strictObject({
  ...question,
  rho: z.number(),
  since: LocalDate,
  gone: z.nullable(LocalDate),
  is_yes_no: z.boolean(),
  much: Side,
  little: Side,
})
export type StoredPattern = z.infer<typeof StoredPattern>

const side = z.enum(['cause', 'outcome'])
const Lacks = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['few', 'new', 'unclear']) }),
  z.strictObject({ why: z.literal('one-sided'), side, most: whole(0, DAYS_MAX), others: whole(0, DAYS_MAX) }),
  z.strictObject({ why: z.literal('steady'), side }),
])
const Own = z.strictObject({ ...result, verdict: z.enum(['link', 'no-link', 'waiting']), lacks: z.nullable(Lacks) })

/** `first_day` is the day from which looks are counted; it stays when notes of earlier days are added later. */
export const StoredLook = z.strictObject({
  date: LocalDate,
  first_day: LocalDate,
  notes: whole(0, DAYS_MAX),
  results: z.array(z.strictObject(result)).check(z.maxLength(LIST_MAX)),
  shown: z.array(StoredPattern).check(z.maxLength(LIST_MAX)),
  gone: z.array(StoredPattern).check(z.maxLength(LIST_MAX)),
  own: z.nullable(Own),
})
export type StoredLook = z.infer<typeof StoredLook>

export const StoredQuestion = z.strictObject({ cause: channel, outcome: channel, since: LocalDate })
export type StoredQuestion = z.infer<typeof StoredQuestion>

/** The last look: its number, the day from which looks are counted, and what it found unless that is damaged. */
export type LastLook = { readonly look: number; readonly firstDay: LocalDate; readonly found: StoredLook | undefined }
