/** Logs: the daily Soft (quick) Log and the weekly Deep Log. Wire shapes and endpoints; field names are the wire's own. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, Id, Instant, PathId, queryWhole, text, whole } from '../../kit/schemas.ts'

export const QUICK_MIN_CATEGORIES = 4
export const QUICK_CATEGORIES = ['hotFlash', 'mood', 'energy', 'sleep', 'cognitiveHealth', 'hydration', 'exercise', 'stress'] as const
export type QuickCategory = (typeof QUICK_CATEGORIES)[number]
export const QUICK_DEFAULT_CATEGORIES: readonly QuickCategory[] = ['hotFlash', 'mood', 'energy', 'sleep']

/** Wire values of the form's three energy answers (spec §9). */
export const ENERGY_LEVELS = { low: 4, mid: 7, high: 10 } as const
export const EXERCISE_TYPES = ['walking', 'yoga', 'strength', 'cardio', 'dance', 'other'] as const
export const HOT_FLASHES_MAX = 40
export const SLEEP_HOURS_MAX = 24
/** How far back a log may be dated, in years (product.md §3). */
export const LOG_YEARS_BACK = 10
/** How many entries a history without a limit answers at most. */
export const HISTORY_MAX = 366

export const LOG_EXISTS = 'A log already exists for today. You can only have one log per day.'
export const LOG_SAVED = 'Your log has been saved successfully!'
export const LOG_UPDATED = 'Your log has been updated successfully!'
export const LOG_MISSING = 'Entry not found'

export const LogType = z.enum(['quick_log', 'deep_log'])
export type LogType = z.infer<typeof LogType>

const zeroOrOne = z.literal([0, 1], { error: 'Please give 1 for yes or 0 for no' })

const answers = {
  hot_flashes_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  night_sweats_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  mood_rating: z.nullish(whole(1, 10)),
  energy_level: z.nullish(whole(1, 10)),
  sleep_hours: z.nullish(
    z
      .number({ error: 'Please give hours from 0 to 24' })
      .check(
        z.gte(0, { error: 'Please give hours from 0 to 24' }),
        z.lte(SLEEP_HOURS_MAX, { error: 'Please give hours from 0 to 24' }),
        z.multipleOf(0.25, { error: 'Please give hours in quarters' }),
      ),
  ),
  thinking_clarity: z.nullish(whole(1, 10)),
  hydration_level: z.nullish(zeroOrOne),
  regular_meals: z.nullish(z.boolean({ error: 'Please answer yes or no' })),
  physical_activity: z.nullish(zeroOrOne),
  exercise_types: z.nullish(
    z
      .array(z.enum(EXERCISE_TYPES, { error: `Please choose from: ${EXERCISE_TYPES.join(', ')}` }), { error: 'Please give a list' })
      .check(z.refine((types) => new Set(types).size === types.length, { error: 'Please name each kind of exercise once' })),
  ),
  stress_triggers: z.nullish(whole(1, 10)),
  elapsed_seconds: z.nullish(whole(0, 86_400)),
}

/** Her answers of one Soft Log; a question she left out is absent or null, never zero (product.md §1.5). */
export const QuickAnswers = z.strictObject(answers)
export type QuickAnswers = z.infer<typeof QuickAnswers>

/** A Soft Log with its day. At least one question must be answered. */
export const QuickLog = z.strictObject({ log_date: LocalDate, ...answers })
export type QuickLog = z.infer<typeof QuickLog>

/** A stored log of either kind as every list and single read answers it. */
export const LogEntry = z.object({
  id: Id,
  log_type: LogType,
  log_date: LocalDate,
  created_at: Instant,
  updated_at: Instant,
  ...answers,
  dominant_emotion_today: z.nullish(z.string()),
  hot_flashes_count_detail: z.nullish(z.string()),
  energy_steadiness: z.nullish(z.string()),
  body_wake_up_feeling: z.nullish(z.string()),
})
export type LogEntry = z.infer<typeof LogEntry>

const OneLog = z.object({ data: LogEntry })
const SavedLog = z.object({ success: z.literal(true), message: z.string(), data: LogEntry })

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
  body: z.strictObject({ log_date: z.optional(LocalDate), ...answers }),
  reply: SavedLog,
})

export const findQuickLog = endpoint({
  method: 'GET',
  path: '/api/logs/quick-log/:date/',
  access: 'woman',
  params: { date: LocalDate },
  reply: OneLog,
})

export const findLog = endpoint({ method: 'GET', path: '/api/logs/:id/', access: 'woman', params: { id: PathId }, reply: OneLog })

export const removeLog = endpoint({ method: 'DELETE', path: '/api/logs/:id/', access: 'woman', params: { id: PathId }, reply: Done })

const paging = {
  q: z.optional(text(200)),
  from: z.optional(LocalDate),
  to: z.optional(LocalDate),
  limit: z.optional(queryWhole(1, HISTORY_MAX)),
  /** A day, or the `next` of the page before. */
  before: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}(\.(quick_log|deep_log))?$/, { error: 'Please give a day or the next of the page before' })),
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
