/**
 * Wire shapes and endpoints of the calendar: at most one entry per day, about bleeding, symptoms or both. Property
 * names are those on the wire.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, text, whole } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/**
 * Choices of the form and their wire values (docs/product.md, Flow Calendar). "No bleeding" is an answer, unlike no
 * entry.
 */
export const FLOWS = {
  'light-spotting': 'Light spotting',
  'light-flow': 'Light flow',
  moderate: 'Moderate flow',
  heavy: 'Heavy flow',
  other: 'Other',
  'no-bleeding': 'No bleeding',
} as const
export type Flow = keyof typeof FLOWS
export type FlowDescription = (typeof FLOWS)[Flow]

/** English in every language of the interface, as the wire requires. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * What she may add to a day of bleeding. `HEAVY_SIGNS` are asked only of heavy flow, `ANY_SIGNS` of any bleeding
 * (`rules/bleeding-signs.ts`). `faint_or_soaking` is faintness, or a pad soaked every hour for two hours.
 */
export const HEAVY_SIGNS = ['changed_often', 'large_clots', 'flooding', 'double_protection', 'faint_or_soaking'] as const
export const ANY_SIGNS = ['after_sex', 'between_periods'] as const
const BLEEDING_SIGNS = [...HEAVY_SIGNS, ...ANY_SIGNS] as const
export type BleedingSign = (typeof BLEEDING_SIGNS)[number]

/** Largest number of entries in a response; more than the thirteen months the calendar shows. */
export const CALENDAR_MAX = 400
export const SYMPTOMS_MAX = 5_000

export const ENTRY_EXISTS: Message = () => t`There is already an entry for this day. Please change that one.`
export const ENTRY_MISSING: Message = () => t`This entry is no longer there.`
export const ENTRY_EMPTY: Message = () => t`Please choose a flow or write down a symptom`

const DESCRIPTIONS = Object.values(FLOWS)

const FLOW_WORDS: Message = () => t`Please choose one of: ${DESCRIPTIONS.join(', ')}`

/** A wire value or the key of a choice; an empty string is no answer. */
const FlowOnWire = z.pipe(
  z.enum(['', ...DESCRIPTIONS, ...(Object.keys(FLOWS) as Flow[])], { error: FLOW_WORDS }),
  z.transform((value): FlowDescription | null =>
    value === '' ? null : value in FLOWS ? FLOWS[value as Flow] : (value as FlowDescription),
  ),
)

/** Signs of one day, each once. */
export const BleedingSigns = z
  .array(z.enum(BLEEDING_SIGNS, { error: () => t`Please choose from: ${BLEEDING_SIGNS.join(', ')}` }), {
    error: () => t`Please give a list`,
  })
  .check(z.refine((signs) => new Set(signs).size === signs.length, { error: () => t`Please name each sign once` }))

/** Content of an entry. Without a flow it is about symptoms only and says nothing about bleeding. */
const content = {
  flow_description: z.nullish(FlowOnWire),
  symptoms: z.nullish(text(SYMPTOMS_MAX)),
  bleeding_signs: z.nullish(BleedingSigns),
}

/** A date on the wire: English weekday, day of the month, English month and year. */
const dayParts = {
  day: z.enum(WEEKDAYS, { error: () => t`Please give the weekday in English, such as Saturday` }),
  date: whole(1, 31),
  month: z.enum(MONTHS, { error: () => t`Please give the month in English, such as November` }),
  year: whole(1900, 2199),
}
const DayParts = z.strictObject(dayParts)
export type DayParts = z.infer<typeof DayParts>

export const NewCalendarEntry = z.strictObject({ ...dayParts, ...content })

/** `null` for an unanswered question. */
export const CalendarEntry = z.object({
  id: Id,
  entry_date: LocalDate,
  year: z.number(),
  month: z.string(),
  date: z.number(),
  day: z.string(),
  flow_description: z.nullable(z.enum(DESCRIPTIONS)),
  symptoms: z.nullable(z.string()),
  /** Present when she added any. */
  bleeding_signs: z.optional(z.array(z.enum(BLEEDING_SIGNS))),
  created_at: Instant,
  updated_at: Instant,
  /** Present when the stored content cannot be read. */
  is_damaged: z.optional(z.boolean()),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

/** Largest number of days that one call marks. */
export const RANGE_MAX = 31

/** The flow of one day; null for none, which leaves only the symptoms, or no entry. */
const FlowOfDay = z.strictObject({ entry_date: LocalDate, flow_description: z.nullable(z.enum(DESCRIPTIONS, { error: FLOW_WORDS })) })
export type FlowOfDay = z.infer<typeof FlowOfDay>

export const FlowDays = z.strictObject({
  days: z.array(FlowOfDay, { error: () => t`Please give a list of days` }).check(
    z.minLength(1, { error: () => t`Please choose at least one day` }),
    z.maxLength(RANGE_MAX, { error: () => t`Please choose at most ${RANGE_MAX} days at once` }),
    z.refine((days) => new Set(days.map(({ entry_date: day }) => day)).size === days.length, { error: () => t`Please name each day once` }),
  ),
})
export type FlowDays = z.infer<typeof FlowDays>

/** Number of days between two dates, and of those with "No bleeding" and without an entry about bleeding. */
const dayKinds = { days: z.number(), none_days: z.number(), unknown_days: z.number() }

/**
 * What her calendar says about periods (`rules/cycles.ts`). `periods` is how many are noted. Cycles are the last six,
 * newest first, each from the first day of a period to the day before `next`. The longest gap reaches from the day
 * after `after` to the day before `until`, null while it lasts.
 */
export const Cycles = z.object({
  last_period: z.nullable(z.object({ from: LocalDate, to: LocalDate, days: z.number() })),
  periods: z.number(),
  cycles: z.array(z.object({ from: LocalDate, next: LocalDate, bled_days: z.number(), ...dayKinds })),
  longest_gap: z.nullable(z.object({ after: LocalDate, until: z.nullable(LocalDate), ...dayKinds })),
})
export type Cycles = z.infer<typeof Cycles>

/**
 * Causes of a note about her bleeding (`rules/red-flag-table.ts`): `R1` to `R12` are rules, `emergency` is very fast
 * bleeding, `no-uterus` any bleeding without a uterus.
 */
export const RED_FLAG_IDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'emergency', 'no-uterus'] as const
export type RedFlagId = (typeof RED_FLAG_IDS)[number]

/** What to do, least urgent first. */
export const RED_FLAG_LEVELS = ['note', 'review', 'book', 'contact', 'two-weeks', 'this-week', 'emergency'] as const
export type RedFlagLevel = (typeof RED_FLAG_LEVELS)[number]

/**
 * Her answer to a note: `seen_doctor` hides its cause until a new episode, `not_now` for 14 days; `read` keeps it, but
 * it is not shown again at saving for 14 days.
 */
export const RED_FLAG_ANSWERS = ['seen_doctor', 'not_now', 'read'] as const
export type RedFlagAnswer = (typeof RED_FLAG_ANSWERS)[number]

/**
 * A note about her bleeding, in her language. `seen` is what her calendar shows, on the `days`; `advice` is what to do
 * and by when; `from` and `to` is the bleeding it is about, null if it is about a treatment or a gap. `is_news` while
 * it may be shown at saving.
 */
export const RedFlagCard = z.object({
  id: z.enum(RED_FLAG_IDS),
  level: z.enum(RED_FLAG_LEVELS),
  title: z.string(),
  seen: z.string(),
  days: z.array(LocalDate),
  advice: z.array(z.string()),
  sources: z.array(z.object({ authority: z.string(), citation: z.string(), on: LocalDate })),
  about: z.nullable(z.object({ from: LocalDate, to: LocalDate })),
  is_news: z.boolean(),
})
export type RedFlagCard = z.infer<typeof RedFlagCard>

const SavedEntry = z.object({ success: z.literal(true), message: z.string(), data: CalendarEntry })

/** Newest first. */
export const listCalendar = endpoint('GET /api/landing/calendar/', 'woman', {
  query: z.strictObject({ from: z.optional(LocalDate), to: z.optional(LocalDate), limit: z.optional(queryWhole(1, CALENDAR_MAX)) }),
  reply: z.object({ data: z.array(CalendarEntry) }),
})

/** Periods, cycles and gaps of the last ten years. */
export const findCycles = endpoint('GET /api/landing/calendar/cycles/', 'woman', { reply: z.object({ data: Cycles }) })

/**
 * Notes about her bleeding that she has not dealt with, most urgent first. `is_hidden` while she hides
 * intimate entries.
 */
export const listRedFlags = endpoint('GET /api/landing/calendar/flags/', 'woman', {
  reply: z.object({ data: z.object({ is_hidden: z.boolean(), cards: z.array(RedFlagCard) }) }),
})

/** Stores her answer to a note; `not_found` when there is none of this cause. */
export const answerRedFlag = endpoint('POST /api/landing/calendar/flags/answer/', 'woman', {
  body: z.strictObject({
    id: z.enum(RED_FLAG_IDS, { error: () => t`Please give a cause that exists` }),
    answer: z.enum(RED_FLAG_ANSWERS, { error: () => t`Please choose one of: ${RED_FLAG_ANSWERS.join(', ')}` }),
  }),
  reply: Done,
})

export const findCalendarEntry = endpoint('GET /api/landing/calendar/:id/', 'woman', {
  params: { id: PathId },
  reply: z.object({ data: CalendarEntry }),
})

export const createCalendarEntry = endpoint('POST /api/landing/calendar/create/', 'woman', {
  status: 201,
  body: NewCalendarEntry,
  reply: SavedEntry,
})

/** Replaces the content of the entry; its date stays. */
export const updateCalendarEntry = endpoint('PUT /api/landing/calendar/update/:id/', 'woman', {
  params: { id: PathId },
  body: z.strictObject(content),
  reply: SavedEntry,
})

export const removeCalendarEntry = endpoint('DELETE /api/landing/calendar/:id/', 'woman', { params: { id: PathId }, reply: Done })

/**
 * Sets the flow of up to `RANGE_MAX` days, all or none; symptoms stay. `data` are the entries of these days that there
 * are afterwards; `before` is what this call would need to undo it.
 */
export const saveFlowDays = endpoint('POST /api/landing/calendar/days/', 'woman', {
  body: FlowDays,
  reply: z.object({ success: z.literal(true), message: z.string(), data: z.array(CalendarEntry), before: z.array(FlowOfDay) }),
})
