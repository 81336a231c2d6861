/** Wire shapes and endpoints of the quick and the deep log. Property names are those on the wire. */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, Instant, PathId, queryWhole, text, whole, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { OWN_KEY, SEVERITIES, SYMPTOMS } from './rules/symptom-keys.ts'

export const QUICK_MIN_CATEGORIES = 4
export const QUICK_CATEGORIES = ['hotFlash', 'mood', 'energy', 'sleep', 'cognitiveHealth', 'hydration', 'exercise', 'stress'] as const
export type QuickCategory = (typeof QUICK_CATEGORIES)[number]
export const QUICK_DEFAULT_CATEGORIES: readonly QuickCategory[] = ['hotFlash', 'mood', 'energy', 'sleep']

/** Wire values of the form's three energy levels (docs/product.md, Soft Log). */
export const ENERGY_LEVELS = { low: 4, mid: 7, high: 10 } as const
export const EXERCISE_TYPES = ['walking', 'yoga', 'strength', 'cardio', 'dance', 'other'] as const
export const HOT_FLASHES_MAX = 40
export const SLEEP_HOURS_MAX = 24

/** Predefined factors of a day. A custom factor has a key of the form `OWN_KEY`. Keys are never reused. */
export const FACTORS = [
  'alcohol',
  'caffeine_after_noon',
  'spicy_food',
  'late_dinner',
  'screen_in_bed',
  'hot_room',
  'work_day',
  'travel',
  'illness',
  'sex',
  'time_outdoors',
  'smoking',
] as const
export type Factor = (typeof FACTORS)[number]
/** Largest number of factors, and of symptoms, that a quick log contains. */
export const FACTORS_MAX = 6
export const SYMPTOMS_MAX = 12
/** Maximum length of the name of a custom factor or symptom, and of the line about the day, in characters. */
export const OWN_NAME_MAX = 40
export const NOTE_MAX = 280

/** Enumerated answers of the deep log, the same on the wire and in the form (docs/product.md, Deep Log). */
export const WAKE_FEELINGS = ['clear', 'groggy', 'heavy', 'tired', 'other'] as const
export const DEEP_EMOTIONS = ['exhausted', 'stressed', 'fine', 'calm', 'energized'] as const
export const ENERGY_PATTERNS = ['steady', 'rise-fall'] as const
export const SUPPLEMENTS_MAX = 30
export const SUPPLEMENT_NAME_MAX = 100
/** Maximum length of each free text, in characters. */
export const DEEP_TEXT_MAX = 5_000
/** Largest number of hot flashes per day in a deep log. */
export const DEEP_HOT_FLASHES_MAX = 20

/** How far back a log may be dated, in years (docs/product.md, One log a day). */
export const LOG_YEARS_BACK = 10
/** Largest number of entries a history response contains, also when the request sets no limit. */
export const HISTORY_MAX = 366

export const LOG_EXISTS: Message = () => t`A log already exists for today. You can only have one log per day.`
export const LOG_SAVED: Message = () => t`Your log has been saved successfully!`
export const LOG_UPDATED: Message = () => t`Your log has been updated successfully!`
export const DEEP_LOG_SAVED: Message = () => t`Your deep log has been saved successfully!`
export const DEEP_LOG_UPDATED: Message = () => t`Your deep log has been updated successfully!`
export const LOG_EMPTY: Message = () => t`Please answer at least one question`
export const LOG_MISSING: Message = () => t`Entry not found`

/** Time in ms within which a removed log can be restored; the next hourly sweep after that deletes it permanently. */
export const RESTORE_WITHIN_MS = 3_600_000
/** Largest number of revisions in one response. */
export const REVISIONS_MAX = 50

export const LogType = z.enum(['quick_log', 'deep_log'])
export type LogType = z.infer<typeof LogType>

const zeroOrOne = z.literal([0, 1], { error: () => t`Please give 1 for yes or 0 for no` })

const FACTOR_UNKNOWN: Message = () => t`Please choose from: ${FACTORS.join(', ')}, or one of your own`
/** Key of a factor: one of `FACTORS` or a custom key. */
export const FactorKey = z
  .string({ error: FACTOR_UNKNOWN })
  .check(z.refine((key) => (FACTORS as readonly string[]).includes(key) || OWN_KEY.test(key), { error: FACTOR_UNKNOWN }))

const factors = z
  .record(FactorKey, zeroOrOne, { error: () => t`Please give each factor with 1 for yes or 0 for no` })
  .check(z.refine((choices) => Object.keys(choices).length <= FACTORS_MAX, { error: () => t`Please give at most ${FACTORS_MAX}` }))

const SYMPTOM_UNKNOWN: Message = () => t`Please choose a symptom from the list, or one of your own`
/** Key of a symptom: one of `SYMPTOMS` or a custom key. */
export const SymptomKey = z
  .string({ error: SYMPTOM_UNKNOWN })
  .check(z.refine((key) => (SYMPTOMS as readonly string[]).includes(key) || OWN_KEY.test(key), { error: SYMPTOM_UNKNOWN }))

const severity = z.literal(SEVERITIES, { error: () => t`Please give 0 for none, 1 for mild, 2 for moderate or 3 for severe` })
const symptoms = z
  .record(SymptomKey, severity, { error: () => t`Please give each symptom with a number from 0 to 3` })
  .check(z.refine((answers) => Object.keys(answers).length <= SYMPTOMS_MAX, { error: () => t`Please give at most ${SYMPTOMS_MAX}` }))

const quickAnswers = {
  hot_flashes_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  night_sweats_count: z.nullish(whole(0, HOT_FLASHES_MAX)),
  mood_rating: z.nullish(whole(1, 10)),
  energy_level: z.nullish(whole(1, 10)),
  sleep_hours: z.nullish(
    z
      .number({ error: () => t`Please give hours from 0 to 24` })
      .check(
        z.gte(0, { error: () => t`Please give hours from 0 to 24` }),
        z.lte(SLEEP_HOURS_MAX, { error: () => t`Please give hours from 0 to 24` }),
        z.multipleOf(0.25, { error: () => t`Please give hours in quarters` }),
      ),
  ),
  thinking_clarity: z.nullish(whole(1, 10)),
  hydration_level: z.nullish(zeroOrOne),
  regular_meals: z.nullish(z.boolean({ error: () => t`Please answer yes or no` })),
  physical_activity: z.nullish(zeroOrOne),
  exercise_types: z.nullish(
    z
      .array(z.enum(EXERCISE_TYPES, { error: () => t`Please choose from: ${EXERCISE_TYPES.join(', ')}` }), {
        error: () => t`Please give a list`,
      })
      .check(z.refine((types) => new Set(types).size === types.length, { error: () => t`Please name each kind of exercise once` })),
  ),
  stress_triggers: z.nullish(whole(1, 10)),
  /** 1 for yes, 0 for no; a factor that was not asked or not answered is absent. */
  factors: z.nullish(factors),
  /** 0 none to 3 severe; a symptom that was not asked or not answered is absent, which is not the same as 0. */
  symptoms: z.nullish(symptoms),
  /** One line about the day. */
  note: z.nullish(text(NOTE_MAX)),
  elapsed_seconds: z.nullish(whole(0, 86_400)),
}

/**
 * The answers of one quick log; an unanswered question is absent or null, never 0 (docs/product.md, Missing values).
 */
export const QuickAnswers = z.strictObject(quickAnswers)
export type QuickAnswers = z.infer<typeof QuickAnswers>

/** A quick log with its date. At least one question must be answered. */
export const QuickLog = z.strictObject({ log_date: LocalDate, ...quickAnswers })
export type QuickLog = z.infer<typeof QuickLog>

function choice<const Values extends readonly string[]>(values: Values) {
  return z.nullish(z.enum(values, { error: () => t`Please choose from: ${values.join(', ')}` }))
}

const freeText = z.nullish(text(DEEP_TEXT_MAX))

const COUNT_AS_TEXT: Message = () => t`Please give a whole number from 0 to ${DEEP_HOT_FLASHES_MAX}, as text`

/** One supplement or medicine; `taken` says whether it was taken on that day. */
export const Supplement = z.strictObject({
  name: words(SUPPLEMENT_NAME_MAX, () => t`Please name it`),
  taken: z.nullish(z.boolean({ error: () => t`Please answer yes or no` })),
  notes: freeText,
})
export type Supplement = z.infer<typeof Supplement>

const deepAnswers = {
  /** A count from 0 to 20, written as text on the wire. */
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
    z.array(Supplement, { error: () => t`Please give a list` }).check(
      z.maxLength(SUPPLEMENTS_MAX, { error: () => t`Please give at most ${SUPPLEMENTS_MAX}` }),
      z.refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, {
        error: () => t`Please name each one once`,
      }),
    ),
  ),
  /** The names of `supplements`, joined by commas; the server fills it in when it is absent. */
  supplements_medications_notes: freeText,
  best_movement_type: freeText,
  body_response_after_movement: freeText,
  calm_challenges: freeText,
  centering_help: freeText,
  guided_journal_response: freeText,
  elapsed_seconds: z.nullish(whole(0, 86_400)),
}

/** The answers of one deep log; an unanswered question is absent or null. */
export const DeepAnswers = z.strictObject(deepAnswers)
export type DeepAnswers = z.infer<typeof DeepAnswers>

/** A deep log with its date. At least one question must be answered. */
export const DeepLog = z.strictObject({ log_date: LocalDate, ...deepAnswers })
export type DeepLog = z.infer<typeof DeepLog>

/** The answers of a log of either kind. */
export type LogAnswers = QuickAnswers & DeepAnswers

/** A stored log of either kind in a response; unanswered questions are absent. */
export const LogEntry = z.object({
  id: Id,
  log_type: LogType,
  log_date: LocalDate,
  created_at: Instant,
  updated_at: Instant,
  /** Present when the stored answers cannot be decrypted or parsed. */
  is_damaged: z.optional(z.boolean()),
  ...quickAnswers,
  ...deepAnswers,
})
export type LogEntry = z.infer<typeof LogEntry>

/**
 * The content of a log before an update. `version` grows with each change; `written_at` is when this version was
 * saved, `replaced_at` when the next one was.
 */
export const LogRevision = z.object({
  version: whole(1, 2 ** 31 - 1),
  written_at: Instant,
  replaced_at: Instant,
  answers: z.object({ ...quickAnswers, ...deepAnswers }),
})
export type LogRevision = z.infer<typeof LogRevision>

/** One log. `previous_id` and `next_id` are the logs of the same kind on the nearest earlier and later day, or null. */
const OneLog = z.object({ data: LogEntry, previous_id: z.nullable(Id), next_id: z.nullable(Id) })
const SavedLog = z.object({ success: z.literal(true), message: z.string(), data: LogEntry })
/** `id` is the parameter of `restoreLog`. */
const RemovedLog = z.object({ success: z.literal(true), message: z.string(), id: Id })

export const createQuickLog = endpoint('POST /api/logs/quick-log/create/', 'woman', { status: 201, body: QuickLog, reply: SavedLog })

/** Replaces the answers of the quick log of that date. */
export const updateQuickLog = endpoint('PUT /api/logs/quick-log/:date/update/', 'woman', {
  params: { date: LocalDate },
  body: z.strictObject({ log_date: z.optional(LocalDate), ...quickAnswers }),
  reply: SavedLog,
})

export const findQuickLog = endpoint('GET /api/logs/quick-log/:date/', 'woman', { params: { date: LocalDate }, reply: OneLog })

export const removeQuickLog = endpoint('DELETE /api/logs/quick-log/:date/', 'woman', { params: { date: LocalDate }, reply: RemovedLog })

export const createDeepLog = endpoint('POST /api/logs/deep-log/create/', 'woman', { status: 201, body: DeepLog, reply: SavedLog })

/** Replaces the answers of the deep log of that date. */
export const updateDeepLog = endpoint('PUT /api/logs/deep-log/:date/update/', 'woman', {
  params: { date: LocalDate },
  body: z.strictObject({ log_date: z.optional(LocalDate), ...deepAnswers }),
  reply: SavedLog,
})

export const findDeepLog = endpoint('GET /api/logs/deep-log/:date/', 'woman', { params: { date: LocalDate }, reply: OneLog })

export const removeDeepLog = endpoint('DELETE /api/logs/deep-log/:date/', 'woman', { params: { date: LocalDate }, reply: RemovedLog })

export const findLog = endpoint('GET /api/logs/:id/', 'woman', { params: { id: PathId }, reply: OneLog })

/** Moves a log of either kind and its revisions aside; `restoreLog` brings them back within an hour. */
export const removeLog = endpoint('DELETE /api/logs/:id/', 'woman', { params: { id: PathId }, reply: RemovedLog })

/** Restores a removed log unchanged. Refused if its date has a new log of the same kind. */
export const restoreLog = endpoint('POST /api/logs/:id/restore/', 'woman', { params: { id: PathId }, reply: SavedLog })

/** Revisions of a log, newest first; `next`, present while older ones remain, is the `before` of the next call. */
export const listRevisions = endpoint('GET /api/logs/:id/revisions/', 'woman', {
  params: { id: PathId },
  query: z.strictObject({ before: z.optional(queryWhole(1, 2 ** 31 - 1)) }),
  reply: z.object({ data: z.array(LogRevision), next: z.optional(z.string()) }),
})

/** Query parameters that select a part of the history. */
export const paging = {
  q: z.optional(text(200)),
  from: z.optional(LocalDate),
  to: z.optional(LocalDate),
  limit: z.optional(queryWhole(1, HISTORY_MAX)),
  /** A date, or the `next` of the previous page. */
  before: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d{2}-\d{2}(\.(quick_log|deep_log))?$/, { error: () => t`Please give a day or the next of the page before` })),
  ),
}
/** One page of the history; `next` is present while older entries remain. */
export const History = z.object({ data: z.array(LogEntry), next: z.optional(z.string()) })

/** Newest first; `next` is present while older entries remain. */
export const listLogs = endpoint('GET /api/logs/all-logs/history/', 'woman', {
  query: z.strictObject({ type: z.optional(LogType), ...paging }),
  reply: History,
})

export const listQuickLogs = endpoint('GET /api/logs/quick-log/history/', 'woman', { query: z.strictObject(paging), reply: History })

export const listDeepLogs = endpoint('GET /api/logs/deep-log/history/', 'woman', { query: z.strictObject(paging), reply: History })
