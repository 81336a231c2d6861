/** Wire shapes and endpoints of moments: a mood, hot flash or night sweat recorded with one tap. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, text, whole } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

export const MomentKind = z.enum(['mood', 'hot_flash', 'night_sweat'], { error: () => t`Please choose mood, hot_flash or night_sweat` })
export type MomentKind = z.infer<typeof MomentKind>

export const MOMENTS_MAX = 366

/** `value` is 1 to 5: the mood, or the strength of a hot flash. `at` is when it was felt. */
export const NewMoment = z.strictObject({ kind: MomentKind, value: z.nullish(whole(1, 5)), at: Instant, note: z.nullish(text(500)) }).check(
  z.refine(({ kind, value }) => kind !== 'mood' || typeof value === 'number', {
    error: () => t`Please choose a mood from 1 to 5`,
    path: ['value'],
  }),
)
export type NewMoment = z.infer<typeof NewMoment>

/** `local_date` is the date in the account's time zone at the time of recording. */
export const Moment = z.object({
  id: Id,
  kind: MomentKind,
  value: z.nullish(whole(1, 5)),
  at: Instant,
  local_date: LocalDate,
  note: z.nullish(z.string()),
  /** Present when value and note cannot be read. */
  is_damaged: z.optional(z.boolean()),
})
export type Moment = z.infer<typeof Moment>

export const addMoment = endpoint('POST /api/moments/', 'woman', {
  status: 201,
  body: NewMoment,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Moment }),
})

/** Newest first. */
export const listMoments = endpoint('GET /api/moments/', 'woman', {
  query: z.strictObject({ from: z.optional(LocalDate), to: z.optional(LocalDate), limit: z.optional(queryWhole(1, MOMENTS_MAX)) }),
  reply: z.object({ data: z.array(Moment) }),
})

/** New values of a moment; what is absent stays. `value` may not be null for a mood. */
export const MomentChange = z.strictObject({ value: z.nullish(whole(1, 5)), at: z.optional(Instant) })
export type MomentChange = z.infer<typeof MomentChange>

/** Changes when a moment was felt, and with it its day, or its value. */
export const changeMoment = endpoint('PATCH /api/moments/:id/', 'woman', {
  params: { id: PathId },
  body: MomentChange,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Moment }),
})

export const removeMoment = endpoint('DELETE /api/moments/:id/', 'woman', { params: { id: PathId }, reply: Done })
