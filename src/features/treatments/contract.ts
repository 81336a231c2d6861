/**
 * Wire shapes and endpoints of treatments: what she takes, in phases, and her doses. Amounts are text; nothing here is
 * calculated or converted. Property names are those on the wire.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, text, whole, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { TimeOfDay, WEEKDAYS } from '../reminders/contract.ts'

export const KINDS = [
  'oestrogen',
  'progestogen',
  'combined',
  'vaginal-oestrogen',
  'testosterone',
  'tibolone',
  'non-hormonal',
  'supplement',
  'other',
] as const
export type TreatmentKind = (typeof KINDS)[number]

export const FORMS = [
  'patch',
  'gel',
  'spray',
  'tablet',
  'capsule',
  'pessary',
  'cream',
  'ring',
  'ius',
  'implant',
  'injection',
  'other',
] as const
export type TreatmentForm = (typeof FORMS)[number]

/**
 * How a combined product is taken: the same all the time, or two kinds one after the other, as on the box. Absent: she
 * has not said.
 */
export const REGIMENS = ['continuous', 'sequential'] as const
export type Regimen = (typeof REGIMENS)[number]

/** What begins with a phase. Nothing is taken in a phase of `pause` or `stop`. */
export const CHANGES = ['start', 'dose-up', 'dose-down', 'switch', 'pause', 'stop'] as const
export type Change = (typeof CHANGES)[number]

/** "late" is taken, later than planned. */
export const DOSE_STATES = ['taken', 'skipped', 'late'] as const
export type DoseState = (typeof DOSE_STATES)[number]

export const TREATMENTS_MAX = 50
export const PHASES_MAX = 20
export const TIMES_MAX = 6
/** Largest number of a dose on one day, counted from 0. A dose without a planned time takes the next free one. */
export const SLOT_MAX = 11
export const NAME_MAX = 80
export const AMOUNT_MAX = 80
export const NOTE_MAX = 1_000
export const PLACE_MAX = 60
/** Largest number of days between two days that a cycle or an interval may have. */
export const INTERVAL_MAX = 180
/** Largest number of days for which doses are listed at once. */
export const DOSE_DAYS_MAX = 400
/** How long a removed treatment can be restored, in ms. */
export const RESTORE_WITHIN_MS = 3_600_000

export const NAME_MISSING: Message = () => t`Please give it a name`
export const DAYS_MISSING: Message = () => t`Please choose at least one day`
export const MONTH_BACKWARDS: Message = () => t`Please choose a last day on or after the first`
export const TIMES_MISSING: Message = () => t`Please give at least one time`

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: () => t`Please choose one of: ${values.join(', ')}` })

/** Times of a day, in order. The place of a time in the list is the slot of its dose. */
const times = z.array(TimeOfDay, { error: () => t`Please give a list of times` }).check(
  z.minLength(1, { error: TIMES_MISSING }),
  z.maxLength(TIMES_MAX, { error: () => t`Please give at most ${TIMES_MAX} times a day` }),
  z.refine((list) => list.every((time, place) => place === 0 || time > (list[place - 1] ?? '')), {
    error: () => t`Please give each time once, the earliest first`,
  }),
)

const days = z.array(oneOf(WEEKDAYS), { error: () => t`Please give a list of days` }).check(
  z.minLength(1, { error: DAYS_MISSING }),
  z.refine((list) => new Set(list).size === list.length, { error: () => t`Please name each day once` }),
)

/**
 * When it is taken. `every`: each `n` days from `starts_on`. `cycle`: `on` days with it and `off` days without, from
 * `starts_on`. `calendar-month`: from one day of each month to another. `in-place`: a device to be changed by `until`.
 */
export const Schedule = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('daily'), times }),
    z.strictObject({ kind: z.literal('weekdays'), days, times }),
    z.strictObject({ kind: z.literal('every'), n: whole(2, INTERVAL_MAX), starts_on: LocalDate, times }),
    z.strictObject({
      kind: z.literal('cycle'),
      on: whole(1, INTERVAL_MAX),
      off: whole(1, INTERVAL_MAX),
      starts_on: LocalDate,
      times,
    }),
    z.strictObject({ kind: z.literal('calendar-month'), from_day: whole(1, 31), to_day: whole(1, 31), times }).check(
      z.refine(({ from_day: from, to_day: to }) => from <= to, {
        error: MONTH_BACKWARDS,
        path: ['to_day'],
      }),
    ),
    z.strictObject({ kind: z.literal('with-bleeding') }),
    z.strictObject({ kind: z.literal('as-needed') }),
    z.strictObject({ kind: z.literal('in-place'), until: LocalDate }),
  ],
  {
    error: () =>
      t`Please choose one of: ${['daily', 'weekdays', 'every', 'cycle', 'calendar-month', 'with-bleeding', 'as-needed', 'in-place'].join(', ')}`,
  },
)
export type Schedule = z.infer<typeof Schedule>

/**
 * A stretch of days from `from` to the day before the next phase. `amount` and `strength` are as she writes them ("1
 * patch", "50 µg/24 h"). `schedule` is null for `pause` and `stop`.
 */
export const Phase = z
  .strictObject({
    from: LocalDate,
    change: oneOf(CHANGES),
    amount: z.prefault(text(AMOUNT_MAX), ''),
    strength: z.prefault(text(AMOUNT_MAX), ''),
    schedule: z.nullable(Schedule),
    regimen: z.optional(oneOf(REGIMENS)),
  })
  .check(
    z.refine(({ change, schedule }) => (schedule === null) === (change === 'pause' || change === 'stop'), {
      error: () => t`Please say when it is taken; a pause and a stop have no such plan`,
      path: ['schedule'],
    }),
  )
export type Phase = z.infer<typeof Phase>

/** Phases in the order of their days. */
const Phases = z.array(Phase, { error: () => t`Please give a list` }).check(
  z.minLength(1, { error: () => t`Please say since when you take it` }),
  z.maxLength(PHASES_MAX, { error: () => t`Please give at most ${PHASES_MAX} changes` }),
  z.refine((list) => list.length === 0 || list[0]?.change === 'start', { error: () => t`The first change must be the start` }),
  z.refine((list) => list.every(({ from }, place) => place === 0 || from > (list[place - 1]?.from ?? '')), {
    error: () => t`There is already a change on that day. Please choose another day.`,
  }),
)

/**
 * What she writes about a treatment; absent texts are empty. `remind`: whether she is reminded of each dose; absent
 * leaves that as it is.
 */
export const NewTreatment = z.strictObject({
  name: words(NAME_MAX, NAME_MISSING),
  what: oneOf(KINDS),
  form: oneOf(FORMS),
  purpose: z.prefault(text(NOTE_MAX), ''),
  side_effects: z.prefault(text(NOTE_MAX), ''),
  reason_stopped: z.prefault(text(NOTE_MAX), ''),
  phases: Phases,
  remind: z.optional(z.boolean({ error: () => t`Please give true or false` })),
})
export type NewTreatment = z.infer<typeof NewTreatment>

/** A flat shape of all schedules, for the serialiser, which tries no alternatives. */
export const ScheduleReply = z.object({
  kind: z.string(),
  times: z.optional(z.array(z.string())),
  days: z.optional(z.array(z.string())),
  n: z.optional(z.number()),
  on: z.optional(z.number()),
  off: z.optional(z.number()),
  starts_on: z.optional(LocalDate),
  from_day: z.optional(z.number()),
  to_day: z.optional(z.number()),
  until: z.optional(LocalDate),
})

const shown = {
  id: Id,
  name: z.string(),
  what: z.enum(KINDS),
  form: z.enum(FORMS),
  purpose: z.string(),
  side_effects: z.string(),
  reason_stopped: z.string(),
  remind: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
}

/** A stored treatment. Phases are in the order of their days. */
export type Treatment = NewTreatment & { id: number; created_at: string; updated_at: string; remind: boolean }

// The serialiser's shape and the type differ only in the schedule, which was validated when it was stored.
const TreatmentReply = z.object({
  ...shown,
  phases: z.array(
    z.object({
      from: LocalDate,
      change: z.enum(CHANGES),
      amount: z.string(),
      strength: z.string(),
      schedule: z.nullable(ScheduleReply),
      regimen: z.optional(z.enum(REGIMENS)),
    }),
  ),
}) as unknown as z.ZodMiniType<Treatment, Treatment>

const Saved = z.object({ success: z.literal(true), message: z.string(), data: TreatmentReply })

/** Her treatments, the oldest first. `unreadable` is the number of those whose content cannot be read. */
export const listTreatments = endpoint('GET /api/treatments/', 'woman', {
  reply: z.object({ data: z.array(TreatmentReply), unreadable: z.number() }),
})

export const addTreatment = endpoint('POST /api/treatments/', 'woman', { status: 201, body: NewTreatment, reply: Saved })

/** Replaces a treatment with all its phases. */
export const replaceTreatment = endpoint('PUT /api/treatments/:id/', 'woman', { params: { id: PathId }, body: NewTreatment, reply: Saved })

/**
 * Adds one change: another dose, a switch, a pause, a stop, or a new start. `reason_stopped` is only for a pause or
 * stop.
 */
export const addPhase = endpoint('POST /api/treatments/:id/phases/', 'woman', {
  params: { id: PathId },
  body: z.strictObject({ ...Phase.shape, reason_stopped: z.optional(text(NOTE_MAX)) }),
  reply: Saved,
})

/** Removes a treatment; its doses stay with it. It can be restored for an hour. */
export const removeTreatment = endpoint('DELETE /api/treatments/:id/', 'woman', { params: { id: PathId }, reply: Done })

/** Restores a treatment that was removed less than an hour ago, with its doses. */
export const restoreTreatment = endpoint('POST /api/treatments/:id/restore/', 'woman', { params: { id: PathId }, reply: Saved })

/** One answer about a dose. `at` is when it was taken, `place` where a patch was put, in her words. */
export const Dose = z.object({
  treatment_id: Id,
  local_date: LocalDate,
  slot: z.number(),
  state: z.enum(DOSE_STATES),
  at: z.optional(Instant),
  place: z.optional(z.string()),
})
export type Dose = z.infer<typeof Dose>

/** What is noted about one dose; `state` null takes the note back. */
export const DoseNote = z.strictObject({
  treatment_id: Id,
  local_date: LocalDate,
  slot: whole(0, SLOT_MAX),
  state: z.nullable(oneOf(DOSE_STATES)),
  at: z.optional(Instant),
  place: z.optional(text(PLACE_MAX)),
})
export type DoseNote = z.infer<typeof DoseNote>

/** Doses with an answer from `from` to `to`, at most `DOSE_DAYS_MAX` days, in the order of days and slots. */
export const listDoses = endpoint('GET /api/treatments/doses/', 'woman', {
  query: z.strictObject({ from: LocalDate, to: LocalDate }),
  reply: z.object({ data: z.array(Dose) }),
})

/** Notes whether a dose was taken. Of two notes about one dose the last counts. `before` is the state it replaced. */
export const setDose = endpoint('PUT /api/treatments/doses/', 'woman', {
  body: DoseNote,
  reply: z.object({ success: z.literal(true), message: z.string(), before: z.nullable(z.enum(DOSE_STATES)) }),
})
