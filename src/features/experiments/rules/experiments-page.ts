/** What /experiments shows, in words. */
import { capitalised } from '../../../kit/capitalised.ts'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import {
  EXPERIMENT_CAUSES,
  EXPERIMENT_KINDS,
  EXPERIMENT_OUTCOMES,
  type Experiment,
  type ExperimentDetail,
  type ExperimentLook,
  type Experiments,
  type PlanDay,
  START_WITHIN_DAYS,
} from '../contract.ts'
import { isMoreBetter, kindsOf, outcomesOf, worthOf } from './choices.ts'
import {
  type AssignedDay,
  countsOf,
  daysAtLook,
  endOf,
  extensionDays,
  FIRST_PAIRS,
  lookDate,
  mayExtend,
  planOf,
  shownUntil,
  stateOf,
  UNIT_DAYS,
} from './plan.ts'
import type { StoredExperiment } from './stored-experiment.ts'
import {
  armOf,
  armWords,
  causeWords,
  discreetQuestion,
  hintWords,
  kindWords,
  lookWords,
  notForWords,
  outcomeLabel,
  progressWords,
  questionWords,
  safetyQuestion,
  titleWords,
  unitWords,
} from './words.ts'

/** An experiment with the id of its row. */
export type Found = { readonly id: number; readonly experiment: StoredExperiment }

/** Her local date and hour on a visit. */
export type Moment = { readonly today: LocalDate; readonly hour: number }

function toPlanDay(experiment: StoredExperiment, { date, isChange }: AssignedDay): PlanDay {
  return {
    date,
    arm: armOf(experiment.cause, isChange),
    is_change: isChange,
    label: capitalised(armWords(experiment, isChange)),
    kept: experiment.kept[date] ?? null,
  }
}

function toLook(experiment: StoredExperiment, place: number): ExperimentLook {
  const look = experiment.looks[place]
  const days = daysAtLook(experiment, place)
  if (!look) {
    const open = { verdict: null, text: null, note: null, effect: null, low: null, high: null, pairs: [] }
    return { days, date: lookDate(experiment, place), ...open }
  }
  const { date, verdict, effect, low, high, pairs } = look
  return { days, date, verdict, ...lookWords(experiment, look, place), effect, low, high, pairs }
}

function toExperiment({ id, experiment }: Found, today: LocalDate): Experiment {
  const { cause, outcome, kind, worth, parts, looks, kept } = experiment
  const counts = countsOf(planOf(experiment), kept, today)
  return {
    id,
    cause,
    outcome,
    kind,
    state: stateOf(experiment, today),
    title: titleWords(experiment),
    change_label: capitalised(armWords(experiment, true)),
    usual_label: capitalised(armWords(experiment, false)),
    outcome_label: outcomeLabel(outcome),
    unit: unitWords(outcome),
    is_more_better: isMoreBetter(outcome),
    worth,
    starts_on: parts[0]?.starts_on ?? today,
    ends_on: endOf(experiment),
    progress: progressWords(experiment, today),
    days_planned: counts.planned,
    days_over: counts.over,
    days_left: counts.left,
    days_kept: counts.kept,
    last_look: looks.length > 0 ? toLook(experiment, looks.length - 1) : null,
  }
}

/** An experiment with its plan as far as it may be seen; that of a stopped one ends on the day she stopped it. */
export function toDetail(found: Found, { today, hour }: Moment): ExperimentDetail {
  const { experiment } = found
  const until = experiment.ended_on ?? shownUntil(today, hour)
  return {
    ...toExperiment(found, today),
    plan: planOf(experiment)
      .filter(({ date }) => date <= until)
      .map((day) => toPlanDay(experiment, day)),
    looks: experiment.parts.map((_, place) => toLook(experiment, place)),
    extend_days: mayExtend(experiment, today) ? extensionDays(experiment.kind) : null,
  }
}

/** The page of all her experiments, the newest first. `isMasked`: causes are hidden outside their own page. */
export function toExperimentsPage(all: readonly Found[], { today, hour }: Moment, isMasked: boolean): Experiments {
  const active = all.find(({ experiment }) => experiment.state === 'active')
  const shown = active && toDetail(active, { today, hour })
  const now = shown?.plan.find(({ date }) => date === today)
  const question = active && now ? questionWords(active.experiment, now.is_change) : ''
  return {
    active: active ? toExperiment(active, today) : null,
    today: active && now ? { id: active.id, ...now, question, home_question: isMasked ? discreetQuestion() : question } : null,
    tomorrow: shown?.plan.find(({ date }) => date === addDays(today, 1)) ?? null,
    past: all.filter((one) => one !== active).map((one) => toExperiment(one, today)),
    causes: EXPERIMENT_CAUSES.map((key) => ({
      key,
      label: causeWords(key),
      change_label: key === 'own' ? causeWords(key) : capitalised(armWords({ cause: key, own_words: '' }, true)),
      kinds: [...kindsOf(key)],
      outcomes: outcomesOf(key),
      safety_question: safetyQuestion(key),
      hint: hintWords(key),
    })),
    outcomes: EXPERIMENT_OUTCOMES.map((key) => ({ key, label: outcomeLabel(key), unit: unitWords(key), ...worthOf(key) })),
    kinds: EXPERIMENT_KINDS.map((key) => {
      const { label, text, before } = kindWords(key)
      return { key, label, text, days: FIRST_PAIRS[key] * 2 * UNIT_DAYS[key], before_start: before }
    }),
    starts_from: addDays(today, 1),
    starts_until: addDays(today, START_WITHIN_DAYS),
    not_for: notForWords(),
  }
}
