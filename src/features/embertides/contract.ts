/** Wire shapes and endpoints of EmberTides: energy, focus and tension set by touch, with the path of the finger. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, whole } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

export const TIDE_STATES = ['energy', 'focus', 'tension'] as const

/** A value that a touch can set. */
export type TideState = (typeof TIDE_STATES)[number]

/** Initial values (docs/product.md, EmberTides). */
export const TIDE_DEFAULTS = { energy: 50, focus: 50, tension: 30 } as const

/** The three values of a picture, integers 0 to 100. */
export type TideValues = Record<TideState, number>

/** Number of path points that are stored. */
export const PATH_MAX = 11
/** Number of entries in Recent History. */
export const RECENT_TIDES = 7
export const TIDES_MAX = 366

/** Message after a save. */
export const TIDE_SAVED: Message = () => t`EmberTides entry saved to your tracker!`

const SHARE: Message = () => t`Please give a number from 0 to 1`
const share = z.number({ error: SHARE }).check(z.gte(0, { error: SHARE }), z.lte(1, { error: SHARE }))

/**
 * A point in the round picture with the value it set; x and y are 0 to 1 from the upper left corner of the bounding
 * box.
 */
export const TidePoint = z
  .strictObject({
    x: share,
    y: share,
    state: z.enum(TIDE_STATES, { error: () => t`Please choose energy, focus or tension` }),
    intensity: whole(0, 100),
  })
  .check(z.refine(({ x, y }) => Math.hypot(x - 0.5, y - 0.5) <= 0.501, { error: () => t`Please give a point inside the circle` }))
export type TidePoint = z.infer<typeof TidePoint>

const numbers = { energy: whole(0, 100), focus: whole(0, 100), tension: whole(0, 100) }

/** `path` has the last points, oldest first; `at` is when it was felt. */
export const NewTide = z.strictObject({
  ...numbers,
  path: z
    .array(TidePoint, { error: () => t`Please give a list of points` })
    .check(z.maxLength(PATH_MAX, { error: () => t`Please give at most ${PATH_MAX} points` })),
  at: Instant,
})
export type NewTide = z.infer<typeof NewTide>

/** `local_date` is the date in the account's time zone when it was saved. */
export const Tide = z.object({ id: Id, ...numbers, path: z.array(TidePoint), at: Instant, local_date: LocalDate })
export type Tide = z.infer<typeof Tide>

export const addTide = endpoint('POST /api/embertides/', 'woman', {
  status: 201,
  body: NewTide,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Tide }),
})

/** Newest first; 7 by default. With `before` only those felt before that instant, the `at` of the last one read. */
export const listTides = endpoint('GET /api/embertides/', 'woman', {
  query: z.strictObject({
    from: z.optional(LocalDate),
    to: z.optional(LocalDate),
    before: z.optional(Instant),
    limit: z.optional(queryWhole(1, TIDES_MAX)),
  }),
  reply: z.object({ data: z.array(Tide) }),
})

export const removeTide = endpoint('DELETE /api/embertides/:id/', 'woman', { params: { id: PathId }, reply: Done })
