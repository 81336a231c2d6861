/** Experiments in words (docs/experiments.md). */
import { capitalised } from '../../../kit/capitalised.ts'
import { dayWords } from '../../../kit/day-words.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { t } from '../../../kit/words.ts'
import { dayCount, numberWords } from '../../insights/rules/measures.ts'
import { factorWords } from '../../logs/rules/factors.ts'
import { channelWords, outcomeWords } from '../../patterns/rules/words.ts'
import type { Arm, ExperimentCause, ExperimentKind, ExperimentOutcome } from '../contract.ts'
import { isLeftOut } from './choices.ts'
import { PAIRS_NEED } from './judge.ts'
import { countsOf, daysAtLook, endOf, extensionDays, lookDate, planOf, stateOf } from './plan.ts'
import { LOOKS_MAX, type StoredExperiment, type StoredLook } from './stored-experiment.ts'

type Subject = Pick<StoredExperiment, 'cause' | 'own_words'>

/** Name of a cause in the list of choices. */
export function causeWords(cause: ExperimentCause): string {
  switch (cause) {
    case 'evening_walk':
      return t`Evening walk`
    case 'cool_bedroom':
      return t`Cool bedroom`
    case 'breathing':
      return t`Slow breathing before sleep`
    case 'exercise':
      return t`Regular exercise`
    case 'early_bedtime':
      return t`Earlier bedtime`
    case 'own':
      return t`Something else`
    default:
      return factorWords(cause)
  }
}

/** Both arms as parts of a sentence: the change she tries, and her usual day. */
function armsOf({ cause, own_words: own }: Subject): readonly [change: string, usual: string] {
  switch (cause) {
    case 'alcohol':
      return [t`without alcohol`, t`alcohol as usual`]
    case 'caffeine_after_noon':
      return [t`without caffeine after noon`, t`caffeine as usual`]
    case 'spicy_food':
      return [t`without spicy food`, t`spicy food as usual`]
    case 'late_dinner':
      return [t`without a late dinner`, t`dinner as usual`]
    case 'screen_in_bed':
      return [t`without a screen in bed`, t`screen in bed as usual`]
    case 'evening_walk':
      return [t`with an evening walk`, t`without an evening walk`]
    case 'cool_bedroom':
      return [t`with a cool bedroom`, t`bedroom as usual`]
    case 'breathing':
      return [t`with slow breathing before sleep`, t`without slow breathing`]
    case 'exercise':
      return [t`with regular exercise`, t`exercise as usual`]
    case 'early_bedtime':
      return [t`with an earlier bedtime`, t`bedtime as usual`]
    case 'own':
      return [t`with “${own}”`, t`without “${own}”`]
  }
}

/** An arm as part of a sentence: "without alcohol". */
export function armWords(subject: Subject, isChange: boolean): string {
  return armsOf(subject)[isChange ? 0 : 1]
}

/** Whether a day is with or without the cause. */
export function armOf(cause: ExperimentCause, isChange: boolean): Arm {
  return isChange === isLeftOut(cause) ? 'without' : 'with'
}

/** Name of an outcome: "Night sweats". */
export function outcomeLabel(outcome: ExperimentOutcome): string {
  return channelWords(outcome, [])
}

/** "Without alcohol – Night sweats" */
export function titleWords(experiment: Pick<StoredExperiment, 'cause' | 'own_words' | 'outcome'>): string {
  const [change, outcome] = [capitalised(armWords(experiment, true)), outcomeLabel(experiment.outcome)]
  return t`${change} – ${outcome}`
}

/** Unit after a number of an outcome; empty for counts. */
export function unitWords(outcome: ExperimentOutcome): string {
  if (outcome === 'sleep_hours') return t`hours`
  return outcome === 'hot_flashes_count' || outcome === 'night_sweats_count' ? '' : t`of 10`
}

function withUnit(value: number, outcome: ExperimentOutcome): string {
  const number = numberWords(value)
  if (outcome === 'sleep_hours') return t`${number} h`
  return outcome === 'hot_flashes_count' || outcome === 'night_sweats_count' ? number : t`${number} of 10`
}

/** The question of a day: "Today: without alcohol. Did you keep to it?" */
export function questionWords(subject: Subject, isChange: boolean): string {
  return t`Today: ${armWords(subject, isChange)}. Did you keep to it?`
}

/** The same without the cause, for pages on which she hides it. */
export function discreetQuestion(): string {
  return t`Did you keep to today’s plan?`
}

/** Where the experiment is on a day. */
export function progressWords(experiment: StoredExperiment, today: LocalDate): string {
  const { parts, looks, ended_on: endedOn } = experiment
  const state = stateOf(experiment, today)
  const starts = parts.at(-1)?.starts_on ?? ''
  if (state === 'undecided') return t`Not clear yet. You can go on, or end it here.`
  if (state === 'done') return t`Ended on ${dayWords(endedOn ?? today, 'longMonthDay')}.`
  if (state === 'stopped') return t`You stopped it on ${dayWords(endedOn ?? today, 'longMonthDay')}.`
  if (today < starts)
    return state === 'planned' ? t`Begins on ${dayWords(starts, 'longMonthDay')}.` : t`Continues on ${dayWords(starts, 'longMonthDay')}.`
  if (today > endOf(experiment))
    return t`All days are over. The answer comes on ${dayWords(lookDate(experiment, looks.length), 'longMonthDay')}.`
  const planned = daysAtLook(experiment, parts.length - 1)
  return t`Day ${countsOf(planOf(experiment), {}, today).over} of ${planned}`
}

/** What a look found: the statement, and how sure it is or what now. */
export type LookWords = { readonly text: string; readonly note: string }

const LOT: Record<ExperimentKind, () => string> = {
  day: () =>
    t`The days were drawn by lot, so chance or a run of good days is an unlikely explanation. Still, it is one experiment: you can repeat it.`,
  week: () =>
    t`The weeks were drawn by lot, so chance or a run of good weeks is an unlikely explanation. Still, it is one experiment: you can repeat it.`,
}

function foundWords(experiment: StoredExperiment, { effect, low, high }: StoredLook): string {
  const { kind, outcome } = experiment
  const change = armWords(experiment, true)
  const [value, one, other] = [effect ?? 0, low ?? 0, high ?? 0]
  const noted = outcomeWords(outcome, value > 0)
  const size = withUnit(Math.abs(value), outcome)
  const [least, most] = [numberWords(Math.min(Math.abs(one), Math.abs(other))), numberWords(Math.max(Math.abs(one), Math.abs(other)))]
  return kind === 'day'
    ? t`On days ${change}, ${noted}: a difference of ${size} on average (likely ${least} to ${most}).`
    : t`In weeks ${change}, ${noted}: a difference of ${size} a day on average (likely ${least} to ${most}).`
}

function lackWords({ kind }: StoredExperiment, { days, said, kept, pairs }: StoredLook): string {
  const [done, need] = [pairs.length, PAIRS_NEED[kind]]
  if (done >= need) return t`You kept to the plan on ${kept} days, and gave an answer for ${said} of ${days}. That is too few to compare.`
  return kind === 'day'
    ? t`Too few pairs of days have an answer on both days: ${done}, and ${need} are needed.`
    : t`Too few pairs of weeks have enough answers: ${done}, and ${need} are needed.`
}

/** A look in words; `place` is its number from 0. */
export function lookWords(experiment: StoredExperiment, look: StoredLook, place: number): LookWords {
  const { kind, outcome, worth, parts, state } = experiment
  const [days, more] = [look.days, dayCount(extensionDays(kind))]
  const isLast = place === parts.length - 1
  const goOn =
    isLast && state === 'active' && parts.length < LOOKS_MAX
      ? t`You can go on for ${more} more. With more days the answer gets clearer.`
      : ''
  switch (look.verdict) {
    case 'helps':
    case 'worse':
      return { text: foundWords(experiment, look), note: LOT[kind]() }
    case 'no-difference':
      return {
        text: t`With or without, about the same: the difference is likely smaller than the ${withUnit(worth, outcome)} you said would matter.`,
        note: t`You don’t need to change anything for this.`,
      }
    case 'not-clear':
      return {
        text: t`These ${days} days don’t give a clear answer yet.`,
        note: goOn || t`That happens when days differ a lot by themselves.`,
      }
    case 'no-clear-answer':
      return {
        text: t`These ${days} days don’t give a clear answer.`,
        note: t`That happens when days differ a lot by themselves. You did nothing wrong.`,
      }
    case 'not-enough':
      return { text: lackWords(experiment, look), note: goOn || t`You can start again when it suits you.` }
  }
}

/** Name of a kind, what it means, and what it can and cannot tell, by the simulation of docs/experiments.md. */
export function kindWords(kind: ExperimentKind): { label: string; text: string; before: string } {
  return kind === 'day'
    ? {
        label: t`Day by day`,
        text: t`For what acts within a day. Of every two days, one is drawn by lot for the change. You see today’s plan, and tomorrow’s from 6 in the evening.`,
        before: t`It takes 28 days, and you can add 14 days twice. If the change helps a lot, 28 days show it about every second time, and 56 days nearly always. If it helps a little, you may get no clear answer. That is normal.`,
      }
    : {
        label: t`Week by week`,
        text: t`For what acts over days. Of every two weeks, one is drawn by lot for the change. The first two days of a week are not counted.`,
        before: t`It takes 12 weeks, and you can add 6 weeks twice. Fewer weeks cannot give an answer. If the change helps a lot, 12 weeks show it about every fourth time, and 24 weeks about four times in five. If it helps a little, you may get no clear answer. That is normal.`,
      }
}

/** What an experiment is not for. */
export function notForWords(): string {
  return t`An experiment is not for medicines, hormones or their doses, for supplements, for fasting or for sleeping less. Please talk to your doctor about those.`
}

/** The question of safety before an experiment with alcohol. */
export function safetyQuestion(cause: ExperimentCause): string | null {
  return cause === 'alcohol' ? t`Do you feel shaky or sweaty when you stop drinking?` : null
}

/** A sentence beside a choice. */
export function hintWords(cause: ExperimentCause): string | null {
  return cause === 'own'
    ? t`Something small that you can do on one day and leave out on the next. Not a medicine, a hormone or a supplement.`
    : null
}
