/**
 * Wire shapes and endpoints of experiments: she tries one change on days, or in weeks, that are drawn by lot
 * (docs/experiments.md). All words come from the server in her language.
 */
import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { LocalDate } from '../../kit/local-date.ts'
import { Id, PathId, words } from '../../kit/schemas.ts'
import { type Message, t } from '../../kit/words.ts'

/** What can be changed. `own` is something in her own words, day by day only. */
export const EXPERIMENT_CAUSES = [
  'alcohol',
  'caffeine_after_noon',
  'spicy_food',
  'late_dinner',
  'screen_in_bed',
  'evening_walk',
  'cool_bedroom',
  'breathing',
  'exercise',
  'early_bedtime',
  'own',
] as const
export type ExperimentCause = (typeof EXPERIMENT_CAUSES)[number]

/** What a change may help: the channels of the logs under their names on the wire. */
export const EXPERIMENT_OUTCOMES = [
  'night_sweats_count',
  'hot_flashes_count',
  'sleep_hours',
  'mood_rating',
  'energy_level',
  'thinking_clarity',
] as const
export type ExperimentOutcome = (typeof EXPERIMENT_OUTCOMES)[number]

/** `day`: pairs of days. `week`: pairs of weeks. */
export const EXPERIMENT_KINDS = ['day', 'week'] as const
export type ExperimentKind = (typeof EXPERIMENT_KINDS)[number]

/** Whether she kept to the plan of a day. */
export const KEPT = ['yes', 'partly', 'no'] as const
export type Kept = (typeof KEPT)[number]

/**
 * What is planned for a day: with or without the cause. The change she tries is one of the two: days without alcohol,
 * but days with an evening walk. The other arm is her usual day.
 */
export const ARMS = ['with', 'without'] as const
export type Arm = (typeof ARMS)[number]

/**
 * `helps`: the outcome is better with the change. `worse`: it is worse. `no-difference`: there is no difference of the
 * size she named. `not-clear`: she may go on; after the last look this is `no-clear-answer`. `not-enough`: too few
 * answers; she may go on, unless it was the last look.
 */
export const VERDICTS = ['helps', 'worse', 'no-difference', 'not-clear', 'no-clear-answer', 'not-enough'] as const
export type Verdict = (typeof VERDICTS)[number]

/**
 * `planned`: before its first day. `running`: within its days, or waiting for the answers of the last one. `undecided`:
 * the last look was not clear, and she may extend it or end it. `done`: it has its final verdict. `stopped`: she ended
 * it before a look. The first three are active; one experiment is active at a time.
 */
export const EXPERIMENT_STATES = ['planned', 'running', 'undecided', 'done', 'stopped'] as const
export type ExperimentState = (typeof EXPERIMENT_STATES)[number]

/** Maximum length of a cause in her own words, in characters. */
export const OWN_CAUSE_MAX = 40
/** Latest first day of a new experiment, in days from today. The earliest is tomorrow. */
export const START_WITHIN_DAYS = 28

export const OWN_CAUSE_MISSING: Message = () => t`Please write what you would like to try`
export const CAUSE_UNKNOWN: Message = () => t`Please choose from the list`
/** Refusal of an experiment with alcohol (docs/experiments.md, What is never offered). */
export const ALCOHOL_REFUSED: Message = () =>
  t`Please talk to your doctor before you change how much you drink. Stopping suddenly can be dangerous when your body is used to alcohol. This experiment is not the right way for you.`
export const EXPERIMENT_STARTED: Message = () => t`Your experiment is planned.`

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values, { error: CAUSE_UNKNOWN })

/**
 * A new experiment. `worth` is the smallest difference that would matter to her, in the unit of the outcome, within the
 * limits of its choice. `starts_on` is tomorrow if absent. `own_words` is for `own` alone. `feels_shaky` is her answer
 * to the question of safety, which alcohol needs (`safety_question` of the cause).
 */
export const NewExperiment = z.strictObject({
  cause: oneOf(EXPERIMENT_CAUSES),
  own_words: z.optional(words(OWN_CAUSE_MAX, OWN_CAUSE_MISSING)),
  outcome: oneOf(EXPERIMENT_OUTCOMES),
  kind: oneOf(EXPERIMENT_KINDS),
  worth: z.number({ error: () => t`Please give a number` }),
  starts_on: z.optional(LocalDate),
  feels_shaky: z.optional(z.boolean({ error: () => t`Please answer yes or no` })),
})
export type NewExperiment = z.infer<typeof NewExperiment>

/** One day of the plan: "Without alcohol". `is_change` marks days with what she tries. `kept` null: no answer. */
export const PlanDay = z.object({
  date: LocalDate,
  arm: z.enum(ARMS),
  is_change: z.boolean(),
  label: z.string(),
  kept: z.nullable(z.enum(KEPT)),
})
export type PlanDay = z.infer<typeof PlanDay>

/**
 * What a look found. `effect` is the outcome with the change minus the usual one, with its likely range `low` to `high`
 * (80 %), all in the unit of the outcome; null for `not-enough`. `text` says it in words, `note` how sure it is and
 * what now. `pairs` are the complete pairs that were compared, oldest first, for a picture.
 */
export const ExperimentLook = z.object({
  /** Days of the plan that the look covers, such as 28, and its first possible date. */
  days: z.number(),
  date: LocalDate,
  /** Null for a look still to come; then the rest is null too, and there are no pairs. */
  verdict: z.nullable(z.enum(VERDICTS)),
  text: z.nullable(z.string()),
  note: z.nullable(z.string()),
  effect: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  pairs: z.array(z.object({ change: z.number(), usual: z.number() })),
})
export type ExperimentLook = z.infer<typeof ExperimentLook>

/** An experiment as a list shows it. */
export const Experiment = z.object({
  id: Id,
  cause: z.enum(EXPERIMENT_CAUSES),
  outcome: z.enum(EXPERIMENT_OUTCOMES),
  kind: z.enum(EXPERIMENT_KINDS),
  state: z.enum(EXPERIMENT_STATES),
  /** "Without alcohol – Night sweats" */
  title: z.string(),
  /** Names of the two arms: "Without alcohol", "Alcohol as usual". */
  change_label: z.string(),
  usual_label: z.string(),
  outcome_label: z.string(),
  /** Unit of the outcome after a number: "hours", "of 10"; empty for counts. */
  unit: z.string(),
  /** Whether a higher number of the outcome is better. */
  is_more_better: z.boolean(),
  worth: z.number(),
  starts_on: LocalDate,
  /** Last day of the plan so far. */
  ends_on: LocalDate,
  /** Where it is, in words: "Day 12 of 28", "Begins on December 4." */
  progress: z.string(),
  /** Days of the plan in all, over so far (today included), left after today, and kept with yes or partly. */
  days_planned: z.number(),
  days_over: z.number(),
  days_left: z.number(),
  days_kept: z.number(),
  /** The last look that was made. */
  last_look: z.nullable(ExperimentLook),
})
export type Experiment = z.infer<typeof Experiment>

/** The question of a day: "Today: without alcohol. Did you keep to it?" */
export const DayQuestion = z.object({
  id: Id,
  ...PlanDay.shape,
  question: z.string(),
  /** The same for Home and the Soft Log: it names no factor while she hides what is intimate. */
  home_question: z.string(),
})
export type DayQuestion = z.infer<typeof DayQuestion>

const named = z.object({ key: z.string(), label: z.string() })

/** A choice of what to change. `change_label` is what she tries: "Without alcohol". */
export const CauseChoice = z.object({
  key: z.enum(EXPERIMENT_CAUSES),
  label: z.string(),
  change_label: z.string(),
  kinds: z.array(z.enum(EXPERIMENT_KINDS)),
  outcomes: z.array(z.enum(EXPERIMENT_OUTCOMES)),
  /** A question to answer with yes or no before it begins; null for none. The answer yes is refused with words. */
  safety_question: z.nullable(z.string()),
  /** A sentence to show beside the choice, such as that `own` is not for medicines; null for none. */
  hint: z.nullable(z.string()),
})
export type CauseChoice = z.infer<typeof CauseChoice>

/** A choice of what it should help, with the slider for `worth`: `min` to `max` in steps of `step`. */
export const OutcomeChoice = z.object({
  key: z.enum(EXPERIMENT_OUTCOMES),
  label: z.string(),
  unit: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  default_worth: z.number(),
})
export type OutcomeChoice = z.infer<typeof OutcomeChoice>

/** A kind with its name, what it means, and what its days can and cannot tell, in numbers. */
export const KindChoice = z.object({
  ...named.shape,
  key: z.enum(EXPERIMENT_KINDS),
  text: z.string(),
  days: z.number(),
  before_start: z.string(),
})
export type KindChoice = z.infer<typeof KindChoice>

/** What /experiments shows. `active` is the planned, running or undecided one; `past` the newest first. */
export const Experiments = z.object({
  active: z.nullable(Experiment),
  /** The question of today, while the plan has a day today. */
  today: z.nullable(DayQuestion),
  /** The plan of tomorrow, from 18:00 her time. */
  tomorrow: z.nullable(PlanDay),
  past: z.array(Experiment),
  causes: z.array(CauseChoice),
  outcomes: z.array(OutcomeChoice),
  kinds: z.array(KindChoice),
  /** Earliest and latest first day. */
  starts_from: LocalDate,
  starts_until: LocalDate,
  /** What an experiment is not for: medicines, hormones, supplements, fasting. */
  not_for: z.string(),
})
export type Experiments = z.infer<typeof Experiments>

/** An experiment with its plan, oldest day first: up to today, and tomorrow from 18:00 her time. Never further. */
export const ExperimentDetail = z.object({
  ...Experiment.shape,
  plan: z.array(PlanDay),
  looks: z.array(ExperimentLook),
  /** Days that `extend` adds; null when it cannot be extended now. */
  extend_days: z.nullable(z.number()),
})
export type ExperimentDetail = z.infer<typeof ExperimentDetail>

const Saved = z.object({ success: z.literal(true), message: z.string(), data: ExperimentDetail })
const params = { id: PathId }

/** On the first call on or after the date of a look, this makes it; so do all calls below but `setKept`. */
export const listExperiments = endpoint('GET /api/experiments/', 'woman', { reply: z.object({ data: Experiments }) })

/** Refused while one is active (409), and with `ALCOHOL_REFUSED` in the field `cause` where that applies (400). */
export const startExperiment = endpoint('POST /api/experiments/', 'woman', { status: 201, body: NewExperiment, reply: Saved })

export const findExperiment = endpoint('GET /api/experiments/:id/', 'woman', { params, reply: z.object({ data: ExperimentDetail }) })

/**
 * Whether she kept to the plan of a day that has come; of two answers about one day the last counts. Accepted at any
 * time, but a look that was made stays as it is.
 */
export const setKept = endpoint('PUT /api/experiments/:id/days/:date/', 'woman', {
  params: { ...params, date: LocalDate },
  body: z.strictObject({ kept: oneOf(KEPT) }),
  reply: Saved,
})

/** Adds `extend_days` to an undecided experiment, from tomorrow on; at most twice. */
export const extendExperiment = endpoint('POST /api/experiments/:id/extend/', 'woman', { params, reply: Saved })

/** Ends an active experiment. An undecided one is then done, without a clear answer. */
export const stopExperiment = endpoint('POST /api/experiments/:id/stop/', 'woman', { params, reply: Saved })
