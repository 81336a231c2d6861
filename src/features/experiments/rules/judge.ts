/** What a look at an experiment finds (docs/experiments.md). */
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { ExperimentKind, Verdict } from '../contract.ts'
import { isMoreBetter } from './choices.ts'
import { type AssignedDay, countsOf, daysAtLook, planOf } from './plan.ts'
import { effectOf, flipsFor, signFlipP } from './sign-flip.ts'
import { LOOKS_MAX, type StoredExperiment, type StoredLook } from './stored-experiment.ts'

/** Level of each look; over all three the chance of a false answer stays near one in ten (decision 0077). */
const LEVEL = 0.045
/** Complete pairs that a look needs. */
export const PAIRS_NEED: Readonly<Record<ExperimentKind, number>> = { day: 10, week: 5 }
/**
 * Share of the days for which she must have said whether she kept to the plan, and share of those on which she must
 * have kept to it.
 */
const SAID_SHARE = 0.7
const KEPT_SHARE = 0.7
/** First days of a week that are not counted, since the week before still acts, and answers that a week needs. */
const SETTLING_DAYS = 2
const WEEK_ANSWERS = 3

type Pair = StoredLook['pairs'][number]

function meanOf(values: readonly number[], least: number): number | undefined {
  return values.length < least ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Pairs with an outcome on both sides, as they were drawn and not as they were kept. */
function completePairs(plan: readonly AssignedDay[], kind: ExperimentKind, valueOn: (date: LocalDate) => number | undefined): Pair[] {
  const [skipped, least] = kind === 'week' ? [SETTLING_DAYS, WEEK_ANSWERS] : [0, 1]
  const sides = new Map<number, { change: number[]; usual: number[] }>()
  for (const { date, pair, isChange, place } of plan) {
    const value = place < skipped ? undefined : valueOn(date)
    if (value === undefined) continue
    const side = sides.get(pair) ?? { change: [], usual: [] }
    side[isChange ? 'change' : 'usual'].push(value)
    sides.set(pair, side)
  }
  return [...sides]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, side]) => {
      const [change, usual] = [meanOf(side.change, least), meanOf(side.usual, least)]
      return change === undefined || usual === undefined ? [] : [{ change, usual }]
    })
}

function verdictOf({ outcome, worth }: StoredExperiment, p: number, range: { effect: number; low: number; high: number }): Verdict {
  const { effect, low, high } = range
  if (p <= LEVEL && Math.abs(effect) >= worth / 2) return effect > 0 === isMoreBetter(outcome) ? 'helps' : 'worse'
  return low > -worth && high < worth ? 'no-difference' : 'not-clear'
}

/**
 * The next look, made on `today`. `valueOn` is the outcome in the log of a date. Days that are not planned yet, and
 * answers beyond the plan, play no part.
 */
export function lookAt(experiment: StoredExperiment, today: LocalDate, valueOn: (date: LocalDate) => number | undefined): StoredLook {
  const { kind, lag, seed, kept: keptOn, looks } = experiment
  const plan = planOf(experiment).slice(0, daysAtLook(experiment, looks.length))
  const pairs = completePairs(plan, kind, (date) => valueOn(addDays(date, lag)))
  const { kept, said } = countsOf(plan, keptOn, today)
  const found = { date: today, days: plan.length, said, kept, pairs }
  if (pairs.length < PAIRS_NEED[kind] || said < SAID_SHARE * plan.length || kept < KEPT_SHARE * said)
    return { ...found, verdict: 'not-enough', p: null, effect: null, low: null, high: null }
  const differences = pairs.map(({ change, usual }) => change - usual)
  const flips = flipsFor(pairs.length, seed)
  const p = signFlipP(differences, flips)
  const range = effectOf(differences, flips)
  const verdict = verdictOf(experiment, p, range)
  const isLast = looks.length === LOOKS_MAX - 1
  return { ...found, verdict: verdict === 'not-clear' && isLast ? 'no-clear-answer' : verdict, p, ...range }
}

/** Whether a verdict leaves something to find out, so that the experiment may go on. */
function isOpen(verdict: Verdict): boolean {
  return verdict === 'not-clear' || verdict === 'not-enough'
}

/** The experiment with its next look; it is done unless the look leaves something to find out and may go on. */
export function withLook(experiment: StoredExperiment, look: StoredLook): StoredExperiment {
  const looks = [...experiment.looks, look]
  const isDone = !isOpen(look.verdict) || looks.length === LOOKS_MAX
  return { ...experiment, looks, ...(isDone && { state: 'done' as const, ended_on: look.date }) }
}
