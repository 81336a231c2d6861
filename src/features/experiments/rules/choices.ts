/** What can be tried, and what it may help (docs/experiments.md). */
import { ownQuestion } from '../../patterns/rules/catalogue.ts'
import { EXPERIMENT_OUTCOMES, type ExperimentCause, type ExperimentKind, type ExperimentOutcome, type NewExperiment } from '../contract.ts'

/** Days after the cause on which its outcome is noted. A night belongs to the log of the day on which it ends. */
export type Lag = 0 | 1

/**
 * A cause: how it can be tried, whether the change is to do it or to leave it out, and whether it happens so late that
 * only the log of the next day can show it. `channel` is what the catalogue of patterns calls it, for the lag.
 */
type Cause = {
  readonly kinds: readonly ExperimentKind[]
  readonly isLeftOut: boolean
  readonly isLate: boolean
  readonly channel: string
}

const DAY = ['day'] as const
const WEEK = ['week'] as const
const leftOut = (channel: string, kinds: readonly ExperimentKind[] = DAY): Cause => ({ kinds, isLeftOut: true, isLate: false, channel })
const late: Cause = { kinds: DAY, isLeftOut: false, isLate: true, channel: '' }

const CAUSES: Readonly<Record<ExperimentCause, Cause>> = {
  alcohol: leftOut('alcohol', ['day', 'week']),
  caffeine_after_noon: leftOut('caffeine_after_noon'),
  spicy_food: leftOut('spicy_food'),
  late_dinner: leftOut('late_dinner'),
  screen_in_bed: leftOut('screen_in_bed'),
  evening_walk: late,
  cool_bedroom: late,
  breathing: late,
  exercise: { kinds: WEEK, isLeftOut: false, isLate: false, channel: 'physical_activity' },
  early_bedtime: { ...late, kinds: WEEK },
  // Any key of a custom factor.
  own: { kinds: DAY, isLeftOut: false, isLate: false, channel: 'own_00000000' },
}

/** How a cause can be tried. */
export function kindsOf(cause: ExperimentCause): readonly ExperimentKind[] {
  return CAUSES[cause].kinds
}

/** Whether the change is to leave the cause out, so that the usual days are those with it. */
export function isLeftOut(cause: ExperimentCause): boolean {
  return CAUSES[cause].isLeftOut
}

/** Days from the cause to the log that has the outcome; undefined where the two are not compared. */
export function lagOf(cause: ExperimentCause, outcome: ExperimentOutcome): Lag | undefined {
  const { isLate, channel } = CAUSES[cause]
  return isLate ? 1 : ownQuestion(channel, outcome)?.lag
}

/** What a cause may help. */
export function outcomesOf(cause: ExperimentCause): ExperimentOutcome[] {
  return EXPERIMENT_OUTCOMES.filter((outcome) => lagOf(cause, outcome) !== undefined)
}

/** Limits and default of the difference that would be worth it to her, in the unit of the outcome. */
export type Worth = { readonly min: number; readonly max: number; readonly step: number; readonly default_worth: number }

const HOURS: Worth = { min: 0.5, max: 3, step: 0.5, default_worth: 0.5 }
const COUNTS: Worth = { min: 0.5, max: 5, step: 0.5, default_worth: 1 }
const RATINGS: Worth = { min: 0.5, max: 4, step: 0.5, default_worth: 1 }

/** The slider of an outcome. */
export function worthOf(outcome: ExperimentOutcome): Worth {
  if (outcome === 'sleep_hours') return HOURS
  return outcome === 'hot_flashes_count' || outcome === 'night_sweats_count' ? COUNTS : RATINGS
}

/** Whether a higher number of an outcome is better. */
export function isMoreBetter(outcome: ExperimentOutcome): boolean {
  return outcome !== 'hot_flashes_count' && outcome !== 'night_sweats_count'
}

/** The field of a new experiment that does not fit the choices; undefined if all fit. */
export function unfitField({ cause, outcome, kind, worth, own_words }: NewExperiment): keyof NewExperiment | undefined {
  if (!kindsOf(cause).includes(kind)) return 'kind'
  if (lagOf(cause, outcome) === undefined) return 'outcome'
  const { min, max } = worthOf(outcome)
  if (!(worth >= min && worth <= max)) return 'worth'
  return (cause === 'own') === (own_words !== undefined) ? undefined : 'own_words'
}

/** Days of the Soft Log that are read before an experiment with alcohol, and how many must say yes or no. */
export const DRINKS_READ_DAYS = 28
const DRINKS_NEED = 7

/**
 * Whether she drinks on more than five days a week, by the answers of the last `DRINKS_READ_DAYS` days (1 yes, 0 no).
 * Such a woman is never asked to stop: it can be dangerous.
 */
export function drinksMostDays(answers: readonly number[]): boolean {
  const drinks = answers.filter((answer) => answer === 1).length
  return answers.length >= DRINKS_NEED && drinks * 7 > answers.length * 5
}
