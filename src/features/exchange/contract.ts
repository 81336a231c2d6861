/**
 * Days brought from other apps: taking them over, what there is, and undoing it. Property names are those on the wire.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileBody } from '../../kit/files.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Instant, text } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'
import { BleedingSigns, type Flow, FLOWS, SYMPTOMS_MAX } from '../calendar/contract.ts'
import { DEEP_TEXT_MAX, QuickAnswers } from '../logs/contract.ts'
import { DROP_REASONS, SOURCES } from './rules/imported-day.ts'
import { READ_PROBLEM_CODES } from './rules/read-problem.ts'

/** Largest number of days in one call. */
export const DAYS_MAX = 500
/** How long after the last day was brought an import can be undone, in days. */
export const UNDO_DAYS = 30

const Source = z.enum(SOURCES, { error: () => t`Please choose one of: ${SOURCES.join(', ')}` })

/** The answers of a quick log that another app can have. */
export const ImportedAnswers = z.pick(QuickAnswers, {
  hot_flashes_count: true,
  night_sweats_count: true,
  mood_rating: true,
  energy_level: true,
  sleep_hours: true,
  physical_activity: true,
  stress_triggers: true,
  thinking_clarity: true,
  factors: true,
  symptoms: true,
  note: true,
})
export type ImportedAnswers = z.infer<typeof ImportedAnswers>

/**
 * One day of another app: what goes into the logs and into the calendar. An absent value was not recorded. Signs must
 * go with the flow.
 */
export const DayToBring = z.strictObject({
  date: LocalDate,
  answers: z.optional(ImportedAnswers),
  /** A text that is too long for the line of a quick log; it goes into the deep log. */
  journal: z.optional(text(DEEP_TEXT_MAX)),
  flow_description: z.optional(z.enum(Object.values(FLOWS), { error: () => t`Please choose one of: ${Object.values(FLOWS).join(', ')}` })),
  bleeding_signs: z.optional(BleedingSigns),
  /** Symptoms in words, for the calendar entry. */
  symptoms_text: z.optional(text(SYMPTOMS_MAX)),
})
export type DayToBring = z.infer<typeof DayToBring>

/**
 * What became of a day: all of it `taken`; `partly`, because she had written the rest here; `yours`, because she had
 * written all of it here; `already` brought from this source; `empty`; or a date that cannot have notes.
 */
export const DAY_RESULTS = ['taken', 'partly', 'yours', 'already', 'empty', 'future', 'too_early'] as const
export type DayResult = (typeof DAY_RESULTS)[number]

/**
 * Takes days over as logs and calendar entries. What she has written here is never changed; with `fill_missing`,
 * answers that a day here lacks are added. The reply names every day, in the order of the request. A day and source
 * that were brought before are not brought again.
 */
export const bringDays = endpoint('POST /api/exchange/days/', 'woman', {
  limit: 'import',
  body: z.strictObject({
    source: Source,
    fill_missing: z.optional(z.boolean({ error: () => t`Please give true or false` })),
    days: z.array(DayToBring, { error: () => t`Please give a list of days` }).check(
      z.minLength(1, { error: () => t`Please choose at least one day` }),
      z.maxLength(DAYS_MAX, { error: () => t`Please choose at most ${DAYS_MAX} days at once` }),
      z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length, { error: () => t`Please name each day once` }),
    ),
  }),
  reply: z.object({ success: z.literal(true), data: z.array(z.object({ date: LocalDate, result: z.enum(DAY_RESULTS) })) }),
})

/** What she brought from one source. `undo_until` is null once it can no longer be undone. */
const Import = z.object({
  source: Source,
  days: z.number(),
  from: LocalDate,
  to: LocalDate,
  brought_at: Instant,
  undo_until: z.nullable(Instant),
})
export type Import = z.infer<typeof Import>

/** One for each source, the latest first. */
export const listImports = endpoint('GET /api/exchange/imports/', 'woman', { reply: z.object({ data: z.array(Import) }) })

export const IMPORT_GONE: Message = () => t`There is nothing from this app here any more.`
export const UNDO_OVER: Message = () => t`This can only be undone for ${UNDO_DAYS} days.`

/**
 * Removes what came from a source and is as it was brought. What she has changed since stays: `kept` counts the days
 * on which something of it does, `removed` the others.
 */
export const undoImport = endpoint('POST /api/exchange/imports/undo/', 'woman', {
  limit: 'import',
  body: z.strictObject({ source: Source }),
  reply: z.object({ success: z.literal(true), data: z.object({ removed: z.number(), kept: z.number() }) }),
})

/** Maximum size of a Health Connect database in bytes. */
export const DATABASE_MAX_BYTES = 200 * 1024 * 1024

/** `FileContent` with the fields that Health Connect has. */
const HealthConnectContent = z.object({
  source: z.enum(SOURCES),
  days: z.array(
    z.object({
      date: LocalDate,
      flow: z.exactOptional(z.enum(Object.keys(FLOWS) as Flow[])),
      isFlowAmountUnknown: z.exactOptional(z.literal(true)),
      sleepHours: z.exactOptional(z.number()),
    }),
  ),
  dropped: z.array(z.object({ kind: z.string(), reason: z.enum(DROP_REASONS), count: z.number() })),
})

/**
 * Reads a Health Connect database, which a browser cannot, and stores nothing. Of a file that cannot be read, `content`
 * is null and `problem` says why, by the code for which the page has words.
 */
export const readHealthConnectFile = endpoint('POST /api/exchange/health-connect/', 'woman', {
  limit: 'transfer',
  body: fileBody('application/vnd.sqlite3', DATABASE_MAX_BYTES),
  reply: z.object({ content: z.nullable(HealthConnectContent), problem: z.nullable(z.enum(READ_PROBLEM_CODES)) }),
})
