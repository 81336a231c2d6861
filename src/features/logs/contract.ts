/** Logs: the daily Soft (quick) Log and the weekly Deep Log. Wire shapes and endpoints; field names are the wire's own. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, PathId, queryWhole, text, whole, words } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'

export const QUICK_MIN_CATEGORIES = 4
export const QUICK_CATEGORIES = ['hotFlash', 'mood', 'energy', 'sleep', 'cognitiveHealth', 'hydration', 'exercise', 'stress'] as const
export type QuickCategory = (typeof QUICK_CATEGORIES)[number]
export const QUICK_DEFAULT_CATEGORIES: readonly QuickCategory[] = ['hotFlash', 'mood', 'energy', 'sleep']

/** Wire values of the form's three energy answers (spec §9). */
export const ENERGY_LEVELS = { low: 4, mid: 7, high: 10 } as const
export const EXERCISE_TYPES = ['walking', 'yoga', 'strength', 'cardio', 'dance', 'other'] as const
export const HOT_FLASHES_MAX = 40
export const SLEEP_HOURS_MAX = 24

/** The Deep Log's closed choices, on the wire and in the form (spec §9). */
export const WAKE_FEELINGS = ['clear', 'groggy', 'heavy', 'tired', 'other'] as const
export const DEEP_EMOTIONS = ['exhausted', 'stressed', 'fine', 'calm', 'energized'] as const
export const ENERGY_PATTERNS = ['steady', 'rise-fall'] as const
export const SUPPLEMENTS_MAX = 30
export const SUPPLEMENT_NAME_MAX = 100
/** Most characters of each free text (product.md §3). */
export const DEEP_TEXT_MAX = 5_000
/** Most hot flashes of one day that a Deep Log counts (spec §5). */
export const DEEP_HOT_FLASHES_MAX = 20

/** How far back a log may be dated, in years (product.md §3). */
export const LOG_YEARS_BACK = 10
/** How many entries a history without a limit answers at most. */
export const HISTORY_MAX = 366

export const LOG_EXISTS = t`A log already exists for today. You can only have one log per day.`
export const LOG_SAVED = t`Your log has been saved successfully!`
export const LOG_UPDATED = t`Your log has been updated successfully!`
export const DEEP_LOG_SAVED = t`Your deep log has been saved successfully!`
export const DEEP_LOG_UPDATED = t`Your deep log has been updated successfully!`
export const LOG_EMPTY = t`Please answer at least one question`
export const LOG_MISSING = t`Entry not found`

/** How long a removed log can be brought back, in ms; it is gone for good at the first hourly sweep after that. */
export const RESTORE_WITHIN_MS = 3_600_000
/** How many former versions of one log are answered at once. */
export const REVISIONS_MAX = 50

export const LogType = z.enum(['quick_log', 'deep_log'])
export type LogType = z.infer<typeof LogType>

const zeroOrOne = z.literal([0, 1], { error: t`Please give 1 for yes or 0 for no` })

const quickAnswers = {
  hot_flashes_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  night_sweats_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  mood_rating: z.nullish(whole(1, 10)),
  energy_level: z.nullish(whole(1, 10)),
  sleep_hours: z.nullish(
    z
      .number({ error: t`Please give hours from 0 to 24` })
      .check(
        z.gte(0, { error: t`Please give hours from 0 to 24` }),
        z.lte(SLEEP_HOURS_MAX, { error: t`Please give hours from 0 to 24` }),
        z.multipleOf(0.25, { error: t`Please give hours in quarters` }),
      ),
  ),
  thinking_clarity: z.nullish(whole(1, 10)),
  hydration_level: z.nullish(zeroOrOne),
  regular_meals: z.nullish(z.boolean({ error: t`Please answer yes or no` })),
  physical_activity: z.nullish(zeroOrOne),
  exercise_types: z.nullish(
    z
      .array(z.enum(EXERCISE_TYPES, { error: t`Please choose from: ${EXERCISE_TYPES.join(', ')}` }), { error: t`Please give a list` })
      .check(z.refine((types) => new Set(types).size === types.length, { error: t`Please name each kind of exercise once` })),
  ),
  stress_triggers: z.nullish(whole(1, 10)),
  elapsed_seconds: z.nullish(whole(0, 86_400)),
}

/** Her answers of one Soft Log; a question she left out is absent or null, never zero (product.md §1.5). */
export const QuickAnswers = z.strictObject(quickAnswers)
export type QuickAnswers = z.infer<typeof QuickAnswers>

/** A Soft Log with its day. At least one question must be answered. */
export const QuickLog = z.strictObject({ log_date: LocalDate, ...quickAnswers })
export type QuickLog = z.infer<typeof QuickLog>

function choice<const Values extends readonly string[]>(values: Values) {
  return z.nullish(z.enum(values, { error: t`Please choose from: ${values.join(', ')}` }))
}

const freeText = z.nullish(text(DEEP_TEXT_MAX))

const COUNT_AS_TEXT = t`Please give a whole number from 0 to ${DEEP_HOT_FLASHES_MAX}, as text`

/** One supplement or medicine of hers; `taken` says whether she took it that day. */
export const Supplement = z.strictObject({
  name: words(SUPPLEMENT_NAME_MAX, t`Please name it`),
  taken: z.nullish(z.boolean({ error: t`Please answer yes or no` })),
  notes: freeText,
})
export type Supplement = z.infer<typeof Supplement>

const deepAnswers = {
  /** A count from 0 to 20, which the wire writes as text (spec §3). */
  hot_flashes_count_detail: z.nullish(z.string({ error: COUNT_AS_TEXT }).check(z.regex(/^(?:1?[0-9]|20)$/, { error: COUNT_AS_TEXT }))),
  hot_flashes_comfort_help: freeText,
  night_sweats_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  body_wake_up_feeling: choice(WAKE_FEELINGS),
  sleep_influence_factor: freeText,
  dominant_emotion_today: choice(DEEP_EMOTIONS),
  mood_shift_moment: freeText,
  energy_steadiness: choice(ENERGY_PATTERNS),
  energy_influence_factors: freeText,
  most_nourishing_meal: freeText,
  food_drink_mood_impact: freeText,
  clear_thinking_moments: freeText,
  focus_factors: freeText,
  supplements: z.nullish(
    z.array(Supplement, { error: t`Please give a list` }).check(
      z.maxLength(SUPPLEMENTS_MAX, { error: t`Please give at most ${SUPPLEMENTS_MAX}` }),
      z.refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, { error: t`Please name each one once` }),
    ),
  ),
  /** The names of `supplements`, joined by commas; the server writes it where it is left out (product.md §3). */
  supplements_medications_notes: freeText,
  best_movement_type: freeText,
  body_response_after_movement: freeText,
  calm_challenges: freeText,
  centering_help: freeText,
  guided_journal_response: freeText,
  elapsed_seconds: z.nullish(whole(0, 86_400)),
}

/** Her answers of one Deep Log; a question she left out is absent or null. */
export const DeepAnswers = z.strictObject(deepAnswers)
export type DeepAnswers = z.infer<typeof DeepAnswers>

/** A Deep Log with its day. At least one question must be answered. */
export const DeepLog = z.strictObject({ log_date: LocalDate, ...deepAnswers })
export type DeepLog = z.infer<typeof DeepLog>

/** The answers of a log of either kind. */
export type LogAnswers = QuickAnswers & DeepAnswers

/** A stored log of either kind as every list and single read answers it; what was not asked or not answered is absent. */
export const LogEntry = z.object({
  id: Id,
  log_type: LogType,
  log_date: LocalDate,
  created_at: Instant,
  updated_at: Instant,
  ...quickAnswers,
  ...deepAnswers,
})
export type LogEntry = z.infer<typeof LogEntry>

/**
 * What a log said before it was replaced. `version` grows with each change; `written_at` is when she saved this version,
 * `replaced_at` when she saved the next.
 */
export const LogRevision = z.object({
  version: whole(1, 2 ** 31 - 1),
  written_at: Instant,
  replaced_at: Instant,
  answers: z.object({ ...quickAnswers, ...deepAnswers }),
})
export type LogRevision = z.infer<typeof LogRevision>

/**
 * One log. `previous_id` is her log of the same kind on the nearest day before, `next_id` on the nearest day after;
 * null where there is none.
 */
const OneLog = z.object({ data: LogEntry, previous_id: z.nullable(Id), next_id: z.nullable(Id) })
const SavedLog = z.object({ success: z.literal(true), message: z.string(), data: LogEntry })
/** `id` is what `restoreLog` takes. */
const RemovedLog = z.object({ success: z.literal(true), message: z.string(), id: Id })

export const createQuickLog = endpoint({
  method: 'POST',
  path: '/api/logs/quick-log/create/',
  access: 'woman',
  status: 201,
  body: QuickLog,
  reply: SavedLog,
})

/** Replaces the answers of the Soft Log of that day. */
export const updateQuickLog = endpoint({
  method: 'PUT',
  path: '/api/logs/quick-log/:date/update/',
  access: 'woman',
  params: { date: LocalDate },
  body: z.strictObject({ log_date: z.optional(LocalDate), ...quickAnswers }),
  reply: SavedLog,
})

export const findQuickLog = endpoint({
  method: 'GET',
  path: '/api/logs/quick-log/:date/',
  access: 'woman',
  params: { date: LocalDate },
  reply: OneLog,
})

export const removeQuickLog = endpoint({
  method: 'DELETE',
  path: '/api/logs/quick-log/:date/',
  access: 'woman',
  params: { date: LocalDate },
  reply: RemovedLog,
})

export const createDeepLog = endpoint({
  method: 'POST',
  path: '/api/logs/deep-log/create/',
  access: 'woman',
  status: 201,
  body: DeepLog,
  reply: SavedLog,
})

/** Replaces the answers of the Deep Log of that day. */
export const updateDeepLog = endpoint({
  method: 'PUT',
  path: '/api/logs/deep-log/:date/update/',
  access: 'woman',
  params: { date: LocalDate },
  body: z.strictObject({ log_date: z.optional(LocalDate), ...deepAnswers }),
  reply: SavedLog,
})

export const findDeepLog = endpoint({
  method: 'GET',
  path: '/api/logs/deep-log/:date/',
  access: 'woman',
  params: { date: LocalDate },
  reply: OneLog,
})

export const removeDeepLog = endpoint({
  method: 'DELETE',
  path: '/api/logs/deep-log/:date/',
  access: 'woman',
  params: { date: LocalDate },
  reply: RemovedLog,
})

export const findLog = endpoint({ method: 'GET', path: '/api/logs/:id/', access: 'woman', params: { id: PathId }, reply: OneLog })

/** Sets a log of either kind aside with its former versions; within an hour `restoreLog` brings it back. */
export const removeLog = endpoint({ method: 'DELETE', path: '/api/logs/:id/', access: 'woman', params: { id: PathId }, reply: RemovedLog })

/** Brings a removed log back as it was, unless its day holds a new log of that kind by now. */
export const restoreLog = endpoint({
  method: 'POST',
  path: '/api/logs/:id/restore/',
  access: 'woman',
  params: { id: PathId },
  reply: SavedLog,
})

/** The former versions of a log, newest first; `next` stands there while older ones remain and is the `before` of the next call. */
export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/logs/:id/revisions/',
  access: 'woman',
  params: { id: PathId },
  query: z.strictObject({ before: z.optional(queryWhole(1, 2 ** 31 - 1)) }),
  reply: z.object({ data: z.array(LogRevision), next: z.optional(z.string()) }),
})

const paging = {
  q: z.optional(text(200)),
  from: z.optional(LocalDate),
  to: z.optional(LocalDate),
  limit: z.optional(queryWhole(1, HISTORY_MAX)),
  /** A day, or the `next` of the page before. */
  before: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}(\.(quick_log|deep_log))?$/, { error: t`Please give a day or the next of the page before` })),
  ),
}
const History = z.object({ data: z.array(LogEntry), next: z.optional(z.string()) })

/** Newest first; `next` stands there while older entries remain. */
export const listLogs = endpoint({
  method: 'GET',
  path: '/api/logs/all-logs/history/',
  access: 'woman',
  query: z.strictObject({ type: z.optional(LogType), ...paging }),
  reply: History,
})

export const listQuickLogs = endpoint({
  method: 'GET',
  path: '/api/logs/quick-log/history/',
  access: 'woman',
  query: z.strictObject(paging),
  reply: History,
})

export const listDeepLogs = endpoint({
  method: 'GET',
  path: '/api/logs/deep-log/history/',
  access: 'woman',
  query: z.strictObject(paging),
  reply: History,
})
