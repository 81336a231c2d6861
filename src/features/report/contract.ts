/**
 * The doctor's report: what she chooses to put into it, and the report itself as data that the page, the PDF, the text
 * to copy and a share link show alike. It holds numbers, codes and her own words; sentences are made from it by
 * `rules/`. Property names are those on the wire. A field that is null or an empty list was not chosen or has nothing.
 * Stored snapshots outlive a version of the app: fields are only added, as optional ones.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { fileReply } from '../../kit/files.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Done, text } from '../../kit/schemas.ts'
import { t } from '../../kit/words.ts'
import { Background } from '../background/contract.ts'
import { Cycles, FLOWS, type Flow, RED_FLAG_IDS, RED_FLAG_LEVELS } from '../calendar/contract.ts'
import { Stage } from '../calendar/rules/stage/endpoints.ts'
import { INSTRUMENTS, Score } from '../checkins/contract.ts'
import { Change } from '../insights/contract.ts'
import { SymptomKey } from '../logs/contract.ts'
import { CHANGES, FORMS, KINDS, ScheduleReply } from '../treatments/contract.ts'

/** Who reads it. The reader decides which sections are ticked at first (`rules/presets.ts`), nothing else. */
export const READERS = ['doctor', 'therapist'] as const
export type Reader = (typeof READERS)[number]

/** Measures with figures of their own: counts a day, hours, and 1 to 10. */
export const REPORT_MEASURES = ['hot_flashes', 'night_sweats', 'sleep', 'mood', 'energy', 'stress'] as const
export type ReportMeasure = (typeof REPORT_MEASURES)[number]

/** What she can tick, in the order of the report. `months` is the table of months in the appendix. */
export const SECTIONS = ['red_flags', 'bleeding', 'mrs', ...REPORT_MEASURES, 'symptoms', 'treatments', 'supplements', 'months'] as const
export type Section = (typeof SECTIONS)[number]

/** Questionnaires about mood and about anxiety; only what she ticks is in the report. */
export const SCREENINGS = ['phq', 'gad'] as const
export type Screening = (typeof SCREENINGS)[number]

/** Questions of "About my body"; each answer is in the report only when she ticks it. */
export const BACKGROUND_KEYS = [
  'birth_year',
  'last_period',
  'uterus',
  'ovaries',
  'ablation',
  'contraception',
  'ius_inserted_on',
  'pcos',
  'poi',
  'cancer_treatment',
  'pregnant_last_year',
  'lynch_or_cowden',
  'smoker',
  'doctor_note',
] as const satisfies readonly (keyof Background)[]
export type BackgroundKey = (typeof BACKGROUND_KEYS)[number]

/** Lengths of the period in months; bleeding always covers `BLEEDING_MONTHS`. */
export const PERIODS = [1, 3, 6, 12] as const
export const BLEEDING_MONTHS = 12
/** Sizes of paper. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const REASON_MAX = 300
export const QUESTION_MAX = 200
export const QUESTIONS_MAX = 3
/** Most characters of the report copied as text. */
export const COPY_MAX = 1_200
/** Hot flashes from which on a day counts as one with many. */
export const MANY_FLASHES = 7

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, { error: () => t`Please choose from: ${values.join(', ')}` })
}

/** Schema of a list of these, each at most once. */
export function someOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(oneOf(values), { error: () => t`Please give a list` })
    .check(z.refine((chosen) => new Set(chosen).size === chosen.length, { error: () => t`Please name each one once` }))
}

export const yesOrNo = z.boolean({ error: () => t`Please give true or false` })
const PERIOD_WORDS = () => t`Please choose from: ${PERIODS.join(', ')}`

/**
 * What she chose. `months` is the length of the period; `name` whether her full name, her initials or none is in the
 * head; `paper` null is that of her region. `item_9` adds her answer to the question about death to a PHQ-9; it is left
 * out otherwise. `reason` and `questions` are her own words, `questions` without empty ones. `show_hidden` includes
 * bleeding and intimate symptoms although she hides intimate entries; without hiding it changes nothing.
 */
export const ReportRequest = z.strictObject({
  reader: oneOf(READERS),
  sections: someOf(SECTIONS),
  months: z.union(
    PERIODS.map((months) => z.literal(months)),
    { error: PERIOD_WORDS },
  ),
  name: oneOf(['full', 'initials', 'none']),
  paper: z.nullable(oneOf(PAPERS)),
  screening: someOf(SCREENINGS),
  item_9: yesOrNo,
  background: someOf(BACKGROUND_KEYS),
  reason: text(REASON_MAX),
  questions: z
    .array(text(QUESTION_MAX), { error: () => t`Please give a list` })
    .check(z.maxLength(QUESTIONS_MAX, { error: () => t`Please give at most ${QUESTIONS_MAX}` })),
  show_hidden: yesOrNo,
})
export type ReportRequest = z.infer<typeof ReportRequest>

/** Days from the first to the last, both included. */
const days = { from: LocalDate, to: LocalDate }

/**
 * An open note of the bleeding rules, as the calendar shows it: cause, urgency, the days it is about in order, and the
 * bleeding, null if it is about a treatment or a gap.
 */
const ReportRedFlag = z.object({
  id: z.enum(RED_FLAG_IDS),
  level: z.enum(RED_FLAG_LEVELS),
  days: z.array(LocalDate),
  about: z.nullable(z.object(days)),
})
export type ReportRedFlag = z.infer<typeof ReportRedFlag>

/**
 * One row of the strip. `month` is YYYY-MM; `days` has one item per day from the 1st on, null where nothing is noted.
 * The month of today ends with today, so its list is shorter.
 */
const BleedingMonth = z.object({ month: z.string(), days: z.array(z.nullable(z.enum(Object.keys(FLOWS) as [Flow, ...Flow[]]))) })
export type BleedingMonth = z.infer<typeof BleedingMonth>

/**
 * Bleeding of the last twelve calendar months, oldest first, today's month last. Counts are of noted days: `noted_days`
 * with any answer about bleeding, `bled_days` with any bleeding, `heavy_days` with heavy flow. Cycles, last period,
 * longest gap and stage are those of the calendar page and rest on ten years.
 */
const ReportBleeding = z.object({
  ...days,
  months: z.array(BleedingMonth),
  noted_days: z.number(),
  bled_days: z.number(),
  heavy_days: z.number(),
  cycles: Cycles,
  stage: z.pick(Stage, { stage: true, phase: true, refusals: true, cautions: true, facts: true, missing: true }),
})
export type ReportBleeding = z.infer<typeof ReportBleeding>

/**
 * One Menopause Rating Scale: `now` is the newest of the period, `before` the one nearest to three months earlier,
 * `treatment` the one nearest to the start of the hormone treatment she uses now. Totals 0 to 44, null when a question
 * was left out.
 */
const ReportMrs = z.object({ at: z.enum(['now', 'before', 'treatment']), on: LocalDate, ...Score.shape })
export type ReportMrs = z.infer<typeof ReportMrs>

/**
 * Averages for a small line, oldest first: each of `step` days (1 or 7), the last one ending with the period. Null for
 * a time without a note.
 */
const Points = z.object({ step: z.number(), values: z.array(z.nullable(z.number())) })
export type Points = z.infer<typeof Points>

/** Middle value and number of the noted days of the equally long time before; null and 0 without any. */
const Before = z.object({ median: z.nullable(z.number()), days: z.number() })

/**
 * A measure over the noted `days` of the period; median, least and most are null without any. `change` compares the
 * averages of the period and of the time before, null with too few days (`insights/rules/change.ts`). `many_days` are
 * those with `MANY_FLASHES` or more, null for other measures. Counts that she only tapped when it happened, on days
 * without a number in a log, are not in these figures but in `tapped`, since days without a tap are unknown.
 */
const ReportFigures = z.object({
  key: z.enum(REPORT_MEASURES),
  days: z.number(),
  median: z.nullable(z.number()),
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  many_days: z.nullable(z.number()),
  tapped: z.object({ days: z.number(), total: z.number() }),
  before: Before,
  change: z.nullable(Change),
  points: Points,
})
export type ReportFigures = z.infer<typeof ReportFigures>

/**
 * A symptom she answered in the period, the most present first. `name` is her own word for one that is not in the list,
 * null for those that are. `days` are noted days, `present_days` those with at least mild, `severe_days` those with
 * severe. `average` is of severities 0 to 3.
 */
const ReportSymptom = z.object({
  key: SymptomKey,
  name: z.nullable(z.string()),
  days: z.number(),
  present_days: z.number(),
  severe_days: z.number(),
  average: z.number(),
  before: z.object({ average: z.nullable(z.number()), days: z.number() }),
  change: z.nullable(Change),
  points: Points,
})
export type ReportSymptom = z.infer<typeof ReportSymptom>

/** A change of a treatment within the period, with the dose in her words; `was` is the dose before, empty for none. */
const ReportTreatmentChange = z.object({
  on: LocalDate,
  change: z.enum(CHANGES),
  amount: z.string(),
  strength: z.string(),
  was: z.object({ amount: z.string(), strength: z.string() }),
})
export type ReportTreatmentChange = z.infer<typeof ReportTreatmentChange>

/**
 * A treatment that she takes, has paused, or stopped within the period. `since` is the first day of what she takes now
 * in this dose, `started` of the treatment. Amount, strength, side effects, purpose and reason are her own words, empty
 * for none. `schedule` has the shape of the treatments' `Schedule`, null while paused or stopped. `adherence` counts
 * the planned doses of the period, null without a plan by the clock; doses without an answer are `not_noted`, not
 * missed.
 */
const ReportTreatment = z.object({
  name: z.string(),
  what: z.enum(KINDS),
  form: z.enum(FORMS),
  status: z.enum(['now', 'paused', 'past']),
  started: LocalDate,
  since: LocalDate,
  amount: z.string(),
  strength: z.string(),
  schedule: z.nullable(ScheduleReply),
  changes: z.array(ReportTreatmentChange),
  adherence: z.nullable(z.object({ planned: z.number(), taken: z.number(), skipped: z.number(), not_noted: z.number() })),
  purpose: z.string(),
  side_effects: z.string(),
  reason_stopped: z.string(),
})
export type ReportTreatment = z.infer<typeof ReportTreatment>

/** A supplement named in her logs of the period, and on how many days she noted taking it. */
const ReportSupplement = z.object({ name: z.string(), days: z.number() })

/**
 * A questionnaire of the last twelve months, newest first; `total` null when a question was left out. `item_9` is her
 * answer 0 to 3 to the question about death, null unless it was asked and she ticked it.
 */
const ReportScreening = z.object({
  instrument: z.enum(INSTRUMENTS),
  on: LocalDate,
  total: z.nullable(z.number()),
  item_9: z.nullable(z.number()),
})
export type ReportScreening = z.infer<typeof ReportScreening>

const MonthValue = z.object({ average: z.nullable(z.number()), days: z.number() })

/**
 * One month (YYYY-MM) of the appendix: averages of the noted days, null for a measure without any. Only measures that
 * she chose are filled; `bled_days` and `heavy_days` are null without the section about bleeding.
 */
const ReportMonth = z.object({
  month: z.string(),
  noted_days: z.number(),
  bled_days: z.nullable(z.number()),
  heavy_days: z.nullable(z.number()),
  hot_flashes: MonthValue,
  night_sweats: MonthValue,
  sleep: MonthValue,
  mood: MonthValue,
  energy: MonthValue,
  stress: MonthValue,
})
export type ReportMonth = z.infer<typeof ReportMonth>

/**
 * The report. `version` is that of this shape. `region` decides terms such as hot flush. `coverage` counts the days of
 * the period with any note of hers. `has_hidden`: chosen parts are missing because she hides intimate entries.
 * `damaged` is the number of days and treatments that could not be read. Null or empty parts were not chosen, or hold
 * nothing; `sections` tells which.
 */
export const Report = z.object({
  version: z.literal(1),
  reader: z.enum(READERS),
  region: z.enum(['US', 'CA', 'UK', 'AU', 'EU', 'elsewhere']),
  paper: z.enum(PAPERS),
  made_on: LocalDate,
  sections: z.array(z.enum(SECTIONS)),
  name: z.nullable(z.string()),
  birth_year: z.nullable(z.number()),
  period: z.object({ ...days, months: z.number() }),
  coverage: z.object({ noted_days: z.number(), days: z.number() }),
  has_hidden: z.boolean(),
  damaged: z.number(),
  reason: z.string(),
  questions: z.array(z.string()),
  red_flags: z.nullable(z.array(ReportRedFlag)),
  bleeding: z.nullable(ReportBleeding),
  mrs: z.array(ReportMrs),
  measures: z.array(ReportFigures),
  symptoms: z.array(ReportSymptom),
  treatments: z.array(ReportTreatment),
  supplements: z.array(ReportSupplement),
  screening: z.array(ReportScreening),
  /** Her answers that she ticked, as she stated them; `birth_year` is in the head instead. */
  background: z.object(Background.shape),
  months: z.array(ReportMonth),
})
export type Report = z.infer<typeof Report>

/**
 * Makes the report of what she chose. Nothing is stored or sent. Damaged records are left out and counted. Throws
 * `invalid` with the field's name.
 */
export const makeReport = endpoint('POST /api/report/', 'woman', { body: ReportRequest, reply: z.object({ data: Report }), limit: 'read' })

/**
 * What there is to choose from. `background` are the questions she answered, `screening` the questionnaires of the last
 * twelve months; `has_item_9` if a PHQ-9 is among them; `paper` that of her region.
 */
const ReportOffers = z.object({
  background: z.array(z.enum(BACKGROUND_KEYS)),
  screening: z.array(z.enum(SCREENINGS)),
  has_item_9: z.boolean(),
  paper: z.enum(PAPERS),
})
export type ReportOffers = z.infer<typeof ReportOffers>

/** The same report as a PDF file, tagged for screen readers, in the language of the request. */
export const makeReportPdf = endpoint('POST /api/report/pdf/', 'woman', {
  body: ReportRequest,
  reply: fileReply('application/pdf'),
  limit: 'transfer',
})

/**
 * Her last choices for a reader, or the preset for that reader before the first ones; and what there is to choose from.
 */
export const findReportChoices = endpoint('GET /api/report/choices/', 'woman', {
  query: z.strictObject({ reader: oneOf(READERS) }),
  reply: z.object({ data: z.object({ choices: z.object(ReportRequest.shape), offers: ReportOffers }) }),
})

/** Stores her choices, encrypted, for the next report for the same reader. */
export const saveReportChoices = endpoint('PUT /api/report/choices/', 'woman', { body: ReportRequest, reply: Done })
