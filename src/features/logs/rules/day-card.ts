/** The four questions of the Today card: its answers, and what its choices store. */
import {
  ENERGY_LEVELS,
  HOT_FLASHES_MAX,
  type LogEntry,
  QUICK_CATEGORIES,
  QUICK_DEFAULT_CATEGORIES,
  type QuickAnswers,
  type QuickCategory,
} from '../contract.ts'
import type { LocalDate } from '../../../kit/local-date.ts'
import { MOOD_STEP, toFormMood } from './mood-scale.ts'
import { type Energy, FORM_SLEEP_HOURS, isAnswered, type QuickForm, toFormEnergy } from './quick.ts'

/** Mood 1 to 5, number of hot flashes, hours of sleep, and energy; an absent answer is unknown. */
export type DayAnswers = {
  readonly mood?: number | undefined
  readonly flashes?: number | undefined
  readonly hours?: number | undefined
  readonly energy?: Energy | undefined
}

/**
 * One chip. It is chosen for every value of at least `from` and below `to`. Each tap takes the next of `values`; the
 * chip shows the value that is stored.
 */
export type Choice = { readonly from: number; readonly to: number; readonly values: readonly number[] }

/** First and last number of each range of hot flashes. */
const FLASH_RANGES = [
  [0, 0],
  [1, 1],
  [2, 3],
  [4, 5],
  [6, HOT_FLASHES_MAX],
] as const

function wholeNumbers(from: number, to: number): Choice {
  return { from, to: to + 1, values: Array.from({ length: to - from + 1 }, (_, index) => from + index) }
}

/**
 * The chips for hot flashes. The first tap on a range stores its smallest number, which is certain; each further tap
 * one more. The number already `tapped` as moments is a chip of its own, and no chip is below it.
 */
export function flashChoices(tapped: number): Choice[] {
  const least = Math.min(tapped, HOT_FLASHES_MAX)
  const own = least > 0 ? [wholeNumbers(least, least)] : []
  const more = FLASH_RANGES.filter(([, to]) => least === 0 || to > least)
  return [...own, ...more.map(([from, to]) => wholeNumbers(least === 0 ? from : Math.max(from, least + 1), to))]
}

function halves(from: number, to: number): number[] {
  return Array.from({ length: (to - from) * 2 + 1 }, (_, index) => from + index / 2)
}

/** The chips for hours of sleep: less than 4, then 4 to 8 with their half hours, and 9 to 12. 0 is no sleep. */
export const SLEEP_CHOICES: readonly Choice[] = [
  { from: 0, to: 4, values: [...halves(FORM_SLEEP_HOURS.min, 3.5).toReversed(), 0] },
  ...[4, 5, 6, 7, 8].map((hours) => ({ from: hours, to: hours + 1, values: [hours, hours + 0.5] })),
  { from: 9, to: 25, values: halves(9, FORM_SLEEP_HOURS.max) },
]

/** Whether this chip is the one of a value. */
export function isChosen({ from, to }: Choice, value: number | undefined): boolean {
  return value !== undefined && value >= from && value < to
}

/** The value after a tap on a chip: its first, or the one after the present value. */
export function afterTap({ values }: Choice, value: number | undefined): number {
  const place = value === undefined ? -1 : values.indexOf(value)
  return values[(place + 1) % values.length] ?? 0
}

/** Never fewer hot flashes than were `tapped`. */
export function withTapped(answers: DayAnswers, tapped: number): DayAnswers {
  return tapped > 0 ? { ...answers, flashes: Math.min(HOT_FLASHES_MAX, Math.max(answers.flashes ?? 0, tapped)) } : answers
}

/** The four answers of a form. */
export function formToDay(form: QuickForm): DayAnswers {
  return {
    mood: form.mood,
    flashes: form.hotFlash === false ? 0 : isAnswered(form, 'hotFlash') ? form.hotFlashCount : undefined,
    hours: form.sleep === false ? 0 : isAnswered(form, 'sleep') ? form.sleepHours : undefined,
    energy: form.energy,
  }
}

/** The form fields for the given answers; unknown answers have none. */
export function dayToForm({ mood, flashes, hours, energy }: DayAnswers): QuickForm {
  return {
    ...(mood !== undefined && { mood }),
    ...(flashes !== undefined && { hotFlash: flashes > 0, hotFlashCount: flashes || undefined }),
    ...(hours !== undefined && { sleep: hours > 0, sleepHours: hours || undefined }),
    ...(energy !== undefined && { energy }),
  }
}

/** The four answers of a stored log. */
export function logToDay(answers: QuickAnswers): DayAnswers {
  const { mood_rating: mood, hot_flashes_count: flashes, sleep_hours: hours, energy_level: energy } = answers
  return {
    mood: typeof mood === 'number' ? toFormMood(mood) : undefined,
    flashes: flashes ?? undefined,
    hours: hours ?? undefined,
    energy: typeof energy === 'number' ? toFormEnergy(energy) : undefined,
  }
}

/** The fields of a log for the given answers; unknown answers have none. */
export function dayToLog({ mood, flashes, hours, energy }: DayAnswers): QuickAnswers {
  return {
    ...(mood !== undefined && { mood_rating: mood * MOOD_STEP }),
    ...(flashes !== undefined && { hot_flashes_count: flashes }),
    ...(hours !== undefined && { sleep_hours: hours }),
    ...(energy !== undefined && { energy_level: ENERGY_LEVELS[energy] }),
  }
}

/** What she tracks, as fields of a log; what the form does not have stays. */
export function trackedToLog({ symptoms, factors }: Pick<QuickForm, 'symptoms' | 'factors'>): QuickAnswers {
  return {
    ...(symptoms && { symptoms }),
    ...(factors && { factors: Object.fromEntries(Object.entries(factors).map(([key, isYes]) => [key, isYes ? 1 : 0])) }),
  }
}

/**
 * The categories to save: those with an answer. The form requires an answer in every category that it asks for, and the
 * card asks for four only.
 */
export function answeredCategories(form: QuickForm): QuickCategory[] {
  const hasPart = { hotFlash: form.nightSweats !== undefined, hydration: form.regularMeals !== undefined }
  return QUICK_CATEGORIES.filter((category) => isAnswered(form, category) || hasPart[category as keyof typeof hasPart])
}

/** Whether a form has answers to questions that the card does not ask. */
export function hasMoreAnswers(form: QuickForm): boolean {
  const others = answeredCategories(form).some((category) => !QUICK_DEFAULT_CATEGORIES.includes(category))
  return others || form.nightSweats !== undefined
}

/** The answers of a stored Soft Log, without what the log itself has. */
export function quickAnswersOf({
  id: _id,
  log_type: _type,
  log_date: _day,
  created_at: _at,
  updated_at: _changed,
  ...answers
}: LogEntry): QuickAnswers {
  return answers
}

/** The answers that a write of the Soft Log sends. */
export function quickAnswersIn(body: unknown): QuickAnswers {
  const { log_date: _day, ...answers } = body as QuickAnswers & { log_date?: LocalDate }
  return answers
}
