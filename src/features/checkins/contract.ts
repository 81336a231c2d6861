/** Wire shapes and endpoints of check-ins: validated questionnaires that she answers now and then. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, whole } from '../../kit/schemas.ts'
import { LANGUAGES, type Message, t } from '../../kit/words.ts'

/** What can be answered: the MRS, and the PHQ and GAD in their lengths. */
export const INSTRUMENTS = ['mrs', 'phq9', 'phq8', 'phq2', 'gad7', 'gad2'] as const
export type Instrument = (typeof INSTRUMENTS)[number]

/** Most check-ins in one reply. */
export const CHECKINS_MAX = 366
/** Most items of a questionnaire, and the highest value of one. */
const ITEMS_MAX = 11
const VALUE_MAX = 4

/** Message after a save. */
export const CHECKIN_SAVED: Message = () => t`Your check-in is saved.`

/** One value per item in the order of the form; null is an item left out (MRS only). */
export const Answers = z
  .array(z.nullable(whole(0, VALUE_MAX)), { error: () => t`Please give a list of answers` })
  .check(z.maxLength(ITEMS_MAX, { error: () => t`Please give at most ${ITEMS_MAX} answers` }))

const asked = {
  instrument: z.enum(INSTRUMENTS, { error: () => t`Please choose from: ${INSTRUMENTS.join(', ')}` }),
  /** The language in which the questions were read. */
  language: z.enum(LANGUAGES, { error: () => t`Please choose from: ${LANGUAGES.join(', ')}` }),
  /** The version of the words in that language. */
  form_version: whole(1, 999),
  answers: Answers,
}

/** `at` is when the last question was answered. */
export const NewCheckin = z.strictObject({ ...asked, at: Instant })
export type NewCheckin = z.infer<typeof NewCheckin>

/** Sub-scales of the MRS; null where an item of it was left out. */
const Parts = z.strictObject({
  somatic: z.nullable(whole(0, 16)),
  psychological: z.nullable(whole(0, 16)),
  urogenital: z.nullable(whole(0, 12)),
})

/** What the answers add up to. `total` is null when an item was left out, `parts` for questionnaires without any. */
export const Score = z.strictObject({ total: z.nullable(whole(0, 44)), parts: z.nullable(Parts) })
export type Score = z.infer<typeof Score>

/** What is stored encrypted. */
export const CheckinContent = z.strictObject({ ...asked, ...Score.shape })
export type CheckinContent = z.infer<typeof CheckinContent>

/** `local_date` is the date of `at` in the account's time zone when it was saved. */
export const Checkin = z.object({ id: Id, ...CheckinContent.shape, at: Instant, local_date: LocalDate })
export type Checkin = z.infer<typeof Checkin>

export const addCheckin = endpoint('POST /api/checkins/', 'woman', {
  status: 201,
  body: NewCheckin,
  reply: z.object({ success: z.literal(true), message: z.string(), data: Checkin }),
})

/** Newest first. With `before` only those answered before that instant, the `at` of the last one read. */
export const listCheckins = endpoint('GET /api/checkins/', 'woman', {
  query: z.strictObject({
    from: z.optional(LocalDate),
    to: z.optional(LocalDate),
    before: z.optional(Instant),
    limit: z.optional(queryWhole(1, CHECKINS_MAX)),
  }),
  reply: z.object({ data: z.array(Checkin) }),
})

/**
 * Whether the short questions about mood and worry are offered: `low_days` is the number of the last 14 days with a low
 * mood, null for no offer.
 */
export const findMoodOffer = endpoint('GET /api/checkins/offer/', 'woman', {
  reply: z.object({ data: z.object({ low_days: z.nullable(z.number()) }) }),
})

export const removeCheckin = endpoint('DELETE /api/checkins/:id/', 'woman', { params: { id: PathId }, reply: Done })
