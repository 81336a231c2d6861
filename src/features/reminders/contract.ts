/** Reminders at a time of day, in the app, by push or by email; discreet by default (docs/product.md, section 11). */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileReply } from '../../kit/files.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, text, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

export const REMINDER_KINDS = ['log', 'medicine', 'check-in', 'appointment', 'custom'] as const
/** How long before an appointment it comes, the longest first. */
export const LEAD_TIMES = ['week', 'two_days', 'day', 'hour'] as const
export const CHANNELS = ['in_app', 'push', 'email'] as const
/** In the order of ISO 8601. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const TITLE_MAX = 120
export const REMINDERS_MAX = 50
export const DEVICES_MAX = 10
export const UPCOMING_MAX = 20

export const TITLE_MISSING: Message = () => t`Please give it a name`
export const DAYS_MISSING: Message = () => t`Please choose at least one day`
export const CHANNELS_MISSING: Message = () => t`Please choose at least one way to be reminded`
export const DATE_MISSING: Message = () => t`Please choose the day of the appointment`
export const DATE_PAST: Message = () => t`Please choose a time that is still to come`
export const QUIET_BOTH: Message = () => t`Please give both ends of the quiet hours, and not the same time twice`

const TIME_WORDS: Message = () => t`Please give a time from 00:00 to 23:59`

export const ReminderKind = z.enum(REMINDER_KINDS, { error: () => t`Please choose from: ${REMINDER_KINDS.join(', ')}` })
export type ReminderKind = z.infer<typeof ReminderKind>

export const Channel = z.enum(CHANNELS, { error: () => t`Please choose from: ${CHANNELS.join(', ')}` })
export type Channel = z.infer<typeof Channel>

const Weekday = z.enum(WEEKDAYS, { error: () => t`Please choose from: ${WEEKDAYS.join(', ')}` })
export type Weekday = z.infer<typeof Weekday>

const LeadTime = z.enum(LEAD_TIMES, { error: () => t`Please choose from: ${LEAD_TIMES.join(', ')}` })
export type LeadTime = z.infer<typeof LeadTime>

/** A local time, HH:MM. */
export const TimeOfDay = z.string({ error: TIME_WORDS }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: TIME_WORDS }))
const yesOrNo = z.boolean({ error: () => t`Please give true or false` })

function uniqueList<T extends z.ZodMiniType>(item: T) {
  return z
    .array(item, { error: () => t`Please give a list` })
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, { error: () => t`Please name each one once` }))
}

/** Whether quiet hours are absent, or have two different ends. */
export function areQuietHoursValid({
  quiet_from: from,
  quiet_to: to,
}: {
  quiet_from?: string | null | undefined
  quiet_to?: string | null | undefined
}) {
  return (from ?? null) === (to ?? null) ? !from : Boolean(from && to)
}

/**
 * A reminder as set by the user. It comes at `time` in her time zone on each of `days`; an appointment on its `date`
 * only, and before it at each of `lead_times` (without the field: a day and an hour before). From `quiet_from` to
 * `quiet_to` no push or email is sent. `skip_if_done` skips days on which it is already done.
 */
export const NewReminder = z
  .strictObject({
    kind: ReminderKind,
    title: words(TITLE_MAX, TITLE_MISSING),
    time: TimeOfDay,
    days: z.prefault(uniqueList(Weekday), []),
    date: z.nullish(LocalDate),
    lead_times: z.optional(uniqueList(LeadTime)),
    channels: uniqueList(Channel).check(z.minLength(1, { error: CHANNELS_MISSING })),
    discreet: z.prefault(yesOrNo, true),
    quiet_from: z.nullish(TimeOfDay),
    quiet_to: z.nullish(TimeOfDay),
    skip_if_done: z.prefault(yesOrNo, false),
    enabled: z.prefault(yesOrNo, true),
  })
  .check(
    z.refine(({ kind, date }) => kind !== 'appointment' || Boolean(date), { error: DATE_MISSING, path: ['date'] }),
    z.refine(({ kind, date }) => kind === 'appointment' || !date, { error: () => t`Only an appointment has a date`, path: ['date'] }),
    z.refine(({ kind, days }) => kind !== 'appointment' || days.length === 0, {
      error: () => t`An appointment has a date instead of days`,
      path: ['days'],
    }),
    z.refine(({ kind, days }) => kind === 'appointment' || days.length > 0, { error: DAYS_MISSING, path: ['days'] }),
    z.refine(({ kind, lead_times: leads = [] }) => kind === 'appointment' || leads.length === 0, {
      error: () => t`Only an appointment is announced beforehand`,
      path: ['lead_times'],
    }),
    z.refine(areQuietHoursValid, { error: QUIET_BOTH, path: ['quiet_to'] }),
  )
export type NewReminder = z.infer<typeof NewReminder>

/**
 * `next_at` is the next time, of an appointment its own time; null when it is off or over. `done_today` is whether it
 * is marked as done on her current day. `treatment_id` is the treatment it belongs to: then title, times and days are
 * the treatment's, and `time` and `days` mean nothing.
 */
export const Reminder = z.object({
  id: Id,
  treatment_id: z.nullable(Id),
  kind: ReminderKind,
  title: z.string(),
  time: z.string(),
  days: z.array(Weekday),
  date: z.nullable(LocalDate),
  lead_times: z.array(LeadTime),
  channels: z.array(Channel),
  discreet: z.boolean(),
  quiet_from: z.nullable(z.string()),
  quiet_to: z.nullable(z.string()),
  skip_if_done: z.boolean(),
  enabled: z.boolean(),
  next_at: z.nullable(Instant),
  done_today: z.boolean(),
})
export type Reminder = z.infer<typeof Reminder>

const Saved = z.object({ success: z.literal(true), message: z.string(), data: Reminder })

/**
 * Sorted by next time; reminders without one are last. `paused` is true while reminders are switched off in her
 * settings.
 */
export const listReminders = endpoint('GET /api/reminders/', 'woman', { reply: z.object({ data: z.array(Reminder), paused: z.boolean() }) })

/** Adds a reminder. Choosing email also allows email in her settings: the latest choice applies. */
export const addReminder = endpoint('POST /api/reminders/', 'woman', { status: 201, body: NewReminder, reply: Saved })

/** Replaces a reminder; 404 if there is none. */
export const replaceReminder = endpoint('PUT /api/reminders/:id/', 'woman', { params: { id: PathId }, body: NewReminder, reply: Saved })

/** Deletes a reminder and its open notices; 404 if there is none. */
export const removeReminder = endpoint('DELETE /api/reminders/:id/', 'woman', { params: { id: PathId }, reply: Done })

/** `done_at` is what `undoReminderDone` needs; absent when nothing was marked as done. */
const MarkedDone = z.object({ ...Done.shape, done_at: z.optional(Instant) })

/** Marks it as done for today and removes its open notices of today. */
export const doneReminder = endpoint('POST /api/reminders/:id/done/', 'woman', { params: { id: PathId }, reply: MarkedDone })

/** Takes "done for today" back, with the notices that were closed with it. */
export const undoReminderDone = endpoint('POST /api/reminders/:id/undo-done/', 'woman', {
  params: { id: PathId },
  body: z.strictObject({ done_at: Instant }),
  reply: Done,
})

/** Sends it now on all its channels, exactly as it will come; at most once a minute. */
export const testReminder = endpoint('POST /api/reminders/:id/test/', 'woman', { params: { id: PathId }, reply: Done })

/** One future time of a reminder; `is_dose`: of a treatment, by whose name it goes. */
export const UpcomingEvent = z.object({ id: Id, kind: ReminderKind, title: z.string(), at: Instant, is_dose: z.boolean() })
export type UpcomingEvent = z.infer<typeof UpcomingEvent>

/** Times within the next week, and appointments however far ahead; soonest first. */
export const findUpcoming = endpoint('GET /api/reminders/upcoming/', 'woman', {
  query: z.strictObject({ limit: z.optional(queryWhole(1, UPCOMING_MAX)) }),
  reply: z.object({ data: z.array(UpcomingEvent), paused: z.boolean() }),
})

/**
 * A due reminder shown on the page. `title` is its name, or the discreet text; `place` the page that it opens, and
 * `is_dose` whether it is about a dose of a treatment, which is noted there.
 */
export const Notice = z.object({
  id: Id,
  reminder_id: Id,
  kind: ReminderKind,
  title: z.string(),
  due_at: Instant,
  place: z.string(),
  is_dose: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** Oldest first. `next_at` is when to ask again; null when nothing is scheduled. */
export const findDue = endpoint('GET /api/reminders/due/', 'woman', {
  reply: z.object({ data: z.array(Notice), next_at: z.nullable(Instant) }),
})

/** Marks a notice as done for today, postpones it for an hour, or dismisses it. */
export const settleNotice = endpoint('POST /api/reminders/due/:id/', 'woman', {
  params: { id: PathId },
  body: z.strictObject({
    action: z.enum(['done', 'later', 'dismiss'], { error: () => t`Please choose done, later or dismiss` }),
  }),
  reply: MarkedDone,
})

/** The server's public key for push subscriptions, and her devices with push; `is_here` marks those of this session. */
export const findPush = endpoint('GET /api/reminders/push/', 'woman', {
  reply: z.object({
    data: z.object({
      public_key: z.string(),
      devices: z.array(z.object({ id: Id, created_at: Instant, is_here: z.boolean() })),
    }),
  }),
})

const KEY_WORDS: Message = () => t`Please give the key as the browser gave it`

/** A subscription as returned by `PushSubscription.toJSON()`. */
export const PushSubscription = z.strictObject({
  endpoint: text(1_000),
  expirationTime: z.nullish(z.number()),
  keys: z.strictObject({
    p256dh: z.string({ error: KEY_WORDS }).check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, { error: KEY_WORDS })),
    auth: z.string({ error: KEY_WORDS }).check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/, { error: KEY_WORDS })),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** Turns push on for a device; idempotent per subscription. Beyond ten devices the oldest is removed. */
export const addPush = endpoint('POST /api/reminders/push/', 'woman', {
  status: 201,
  body: PushSubscription,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: Id }) }),
})

/** Turns push off for a device; 404 if there is none. */
export const removePush = endpoint('DELETE /api/reminders/push/:id/', 'woman', { params: { id: PathId }, reply: Done })

/**
 * Whether a calendar link exists, since when, and when it was last read. The link itself is shown only once, when
 * created.
 */
export const findFeed = endpoint('GET /api/reminders/feed/', 'woman', {
  reply: z.object({ data: z.object({ created_at: z.nullable(Instant), last_used_at: z.nullable(Instant) }) }),
})

/** Creates the private calendar link (needs step-up) and invalidates the former one. The user is notified by email. */
export const addFeed = endpoint('POST /api/reminders/feed/', 'woman', {
  stepUp: true,
  records: 'feed_made',
  status: 201,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.object({ url: z.string(), created_at: Instant }) }),
})

/** Revokes the calendar link. */
export const removeFeed = endpoint('DELETE /api/reminders/feed/', 'woman', { records: 'feed_ended', reply: Done })

/** The calendar file; the link is the only credential. An unknown and a revoked link get the same reply. */
export const readFeed = endpoint('GET /api/reminders/feed/:token/', 'public', {
  limit: 'token',
  params: { token: z.string() },
  reply: fileReply('text/calendar; charset=utf-8'),
})
