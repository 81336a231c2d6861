/** The plan of an experiment: which days are with the change, what of it may be seen, and when looks are made. */
import { addDays, daysBetween, type LocalDate } from '../../../kit/local-date.ts'
import type { ExperimentKind, ExperimentState, Kept } from '../contract.ts'
import { LOOKS_MAX, type StoredExperiment } from './stored-experiment.ts'

/** Days of one half of a pair. */
export const UNIT_DAYS: Readonly<Record<ExperimentKind, number>> = { day: 1, week: 7 }
/** Pairs until the first look, and pairs that each extension adds. */
export const FIRST_PAIRS: Readonly<Record<ExperimentKind, number>> = { day: 14, week: 6 }
const MORE_PAIRS: Readonly<Record<ExperimentKind, number>> = { day: 7, week: 3 }
/** Hour from which tomorrow's plan is shown. */
const TOMORROW_FROM_HOUR = 18

/** A day of the plan. `place` counts the days within its half of the pair, from 0. */
export type AssignedDay = { readonly date: LocalDate; readonly pair: number; readonly isChange: boolean; readonly place: number }

/** Draws for each pair that an experiment can ever have whether the change comes first. `toss` is a fair coin. */
export function drawPairs(kind: ExperimentKind, toss: () => boolean): boolean[] {
  const count = FIRST_PAIRS[kind] + (LOOKS_MAX - 1) * MORE_PAIRS[kind]
  return Array.from({ length: count }, toss)
}

/** Days that an extension adds. */
export function extensionDays(kind: ExperimentKind): number {
  return MORE_PAIRS[kind] * 2 * UNIT_DAYS[kind]
}

/** The experiment with one more part, which begins on `startsOn`. */
export function extended(experiment: StoredExperiment, startsOn: LocalDate): StoredExperiment {
  return { ...experiment, parts: [...experiment.parts, { starts_on: startsOn, pairs: MORE_PAIRS[experiment.kind] }] }
}

/** Every day of the plan, oldest first. */
export function planOf({ kind, parts, change_first: changeFirst }: StoredExperiment): AssignedDay[] {
  const unit = UNIT_DAYS[kind]
  const days: AssignedDay[] = []
  let first = 0
  for (const { starts_on: start, pairs } of parts) {
    for (let day = 0; day < pairs * 2 * unit; day += 1) {
      const [half, pair] = [Math.floor(day / unit) % 2, first + Math.floor(day / (2 * unit))]
      days.push({ date: addDays(start, day), pair, isChange: (half === 0) === changeFirst[pair], place: day % unit })
    }
    first += pairs
  }
  return days
}

/** The last day that may be shown: today, and tomorrow from 18:00. `hour` is her local hour. */
export function shownUntil(today: LocalDate, hour: number): LocalDate {
  return hour >= TOMORROW_FROM_HOUR ? addDays(today, 1) : today
}

/** Last day of the part with number `part`. */
function lastDay({ kind, parts }: StoredExperiment, part: number): LocalDate {
  const { starts_on: start = '', pairs = 0 } = parts[part] ?? {}
  return addDays(start, pairs * 2 * UNIT_DAYS[kind] - 1)
}

/** Last day of the plan so far. */
export function endOf(experiment: StoredExperiment): LocalDate {
  return lastDay(experiment, experiment.parts.length - 1)
}

/** Number of days that the look with number `look` covers: 28, 42 or 56 of single days. */
export function daysAtLook({ kind, parts }: StoredExperiment, look: number): number {
  return parts.slice(0, look + 1).reduce((sum, { pairs }) => sum + pairs * 2 * UNIT_DAYS[kind], 0)
}

/** First date on which the look with number `look` is made: the day after the last outcome could be noted. */
export function lookDate(experiment: StoredExperiment, look: number): LocalDate {
  return addDays(lastDay(experiment, look), 1 + experiment.lag)
}

/** Whether a look is due that has not been made. */
export function isLookDue(experiment: StoredExperiment, today: LocalDate): boolean {
  const { state, looks, parts } = experiment
  return state === 'active' && looks.length < parts.length && today >= lookDate(experiment, looks.length)
}

/** Where an experiment is on a day. */
export function stateOf(experiment: StoredExperiment, today: LocalDate): ExperimentState {
  const { state, looks, parts } = experiment
  if (state !== 'active') return state
  if (looks.length === parts.length) return 'undecided'
  return today < (parts[0]?.starts_on ?? '') ? 'planned' : 'running'
}

/** Whether it may go on for another part. */
export function mayExtend(experiment: StoredExperiment, today: LocalDate): boolean {
  return stateOf(experiment, today) === 'undecided' && experiment.parts.length < LOOKS_MAX
}

/** Ends it on `today`: one that has made all its looks is done, without a clear answer; another one is stopped. */
export function ended(experiment: StoredExperiment, today: LocalDate): StoredExperiment {
  if (stateOf(experiment, today) !== 'undecided') return { ...experiment, state: 'stopped', ended_on: today }
  return { ...experiment, state: 'done', ended_on: today, looks: experiment.looks.map((look, place) => finalLook(look, place, experiment)) }
}

function finalLook<Look extends StoredExperiment['looks'][number]>(look: Look, place: number, { looks }: StoredExperiment): Look {
  return place === looks.length - 1 && look.verdict === 'not-clear' ? { ...look, verdict: 'no-clear-answer' } : look
}

/** Days of the plan up to `today`, days after it, days with an answer, and days kept with yes or partly. */
export function countsOf(plan: readonly AssignedDay[], kept: Readonly<Record<LocalDate, Kept>>, today: LocalDate) {
  const over = plan.filter(({ date }) => daysBetween(date, today) >= 0).length
  const keptDays = plan.filter(({ date }) => kept[date] === 'yes' || kept[date] === 'partly').length
  const saidDays = plan.filter(({ date }) => kept[date] !== undefined).length
  return { planned: plan.length, over, left: plan.length - over, said: saidDays, kept: keptDays }
}
