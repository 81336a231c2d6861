/** The quick log form: its values, which questions count as answered, and its validation messages. */
import { type Message, t } from '../../../kit/words.ts'
import {
  ENERGY_LEVELS,
  EXERCISE_TYPES,
  HOT_FLASHES_MAX,
  NOTE_MAX,
  QUICK_CATEGORIES,
  QUICK_DEFAULT_CATEGORIES,
  QUICK_MIN_CATEGORIES,
  type LogEntry,
  type QuickAnswers,
  type QuickCategory,
} from '../contract.ts'
import { filledUp, toggledWithin } from './categories.ts'
import { MOOD_STEP, toFormMood } from './mood-scale.ts'
import type { Severity } from './symptom-keys.ts'

export const SELECT_MORE: Message = () => t`Please select at least 4 categories to continue`
export const FILL_MORE: Message = () => t`Please fill at least four categories`

/** Messages for selected categories that require an answer (docs/product.md, Soft Log). */
const questionMissing = () => ({
  hotFlash: t`Please answer the hot flash question`,
  energy: t`Please select your energy level`,
  hydration: t`Please answer the hydration question`,
  exercise: t`Please answer the exercise question`,
})

/** Messages beside unanswered selected questions while fewer than 4 are answered. */
const openWords = () => ({
  mood: t`Please move the dot to your mood`,
  sleep: t`Please say whether you slept`,
  cognitiveHealth: t`Please move the dot to how clear your thinking was`,
  stress: t`Please move the dot to how much stress there was`,
})

/** Shown when the line about the day is too long, such as after two logs were merged. */
export const NOTE_LONG: Message = () => t`Please use at most ${NOTE_MAX} characters for your line about today`

/** Shown when sleep is answered with yes but without hours; saving would lose the answer. */
export const HOURS_MISSING: Message = () => t`Please add how many hours you slept`

/** Ranges of the form; those on the wire are wider. */
export const FORM_HOT_FLASHES = { min: 1, max: HOT_FLASHES_MAX } as const
export const FORM_SLEEP_HOURS = { min: 1, max: 12 } as const
export const FORM_SCALE = { min: 1, max: 10 } as const

/** The three energy levels of the form. */
export type Energy = keyof typeof ENERGY_LEVELS

/** Form values; a key that is absent or undefined is an unanswered question. */
export type QuickForm = {
  hotFlash?: boolean | undefined
  hotFlashCount?: number | undefined
  nightSweats?: boolean | undefined
  nightSweatsCount?: number | undefined
  mood?: number | undefined
  energy?: Energy | undefined
  sleep?: boolean | undefined
  sleepHours?: number | undefined
  cognitiveHealth?: number | undefined
  hydration?: boolean | undefined
  regularMeals?: boolean | undefined
  exercise?: boolean | undefined
  exerciseTypes?: (typeof EXERCISE_TYPES)[number][] | undefined
  stress?: number | undefined
  /** By factor key; unanswered factors are absent. */
  factors?: Record<string, boolean> | undefined
  /** By symptom key; unanswered symptoms are absent. */
  symptoms?: Record<string, Severity> | undefined
  note?: string | undefined
}

/** The selected categories after a toggle, in the order of the chooser. A deselection below 4 is ignored. */
export function toggledCategories(selected: readonly QuickCategory[], tapped: QuickCategory): readonly QuickCategory[] {
  return toggledWithin(QUICK_CATEGORIES, QUICK_MIN_CATEGORIES, selected, tapped)
}

function isWholeWithin(value: number | undefined, range: { min: number; max: number }): boolean {
  return value !== undefined && Number.isInteger(value) && value >= range.min && value <= range.max
}

/** The form steps in whole hours; the Today card also gives half hours. */
function isHalfHours(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value * 2) && value >= FORM_SLEEP_HOURS.min && value <= FORM_SLEEP_HOURS.max
}

/** Whether the category's main question has an answer; a yes that needs a number does not count without it. */
export function isAnswered(form: QuickForm, category: QuickCategory): boolean {
  switch (category) {
    case 'hotFlash':
      return form.hotFlash === false || (form.hotFlash === true && isWholeWithin(form.hotFlashCount, FORM_HOT_FLASHES))
    case 'sleep':
      return form.sleep === false || (form.sleep === true && isHalfHours(form.sleepHours))
    default:
      return form[category] !== undefined
  }
}

function answeredOf(selected: readonly QuickCategory[], form: QuickForm): readonly QuickCategory[] {
  return selected.filter((category) => isAnswered(form, category))
}

/** Completeness of the log: selected and answered categories out of 8, in whole percent (0 to 100). */
export function quickCompleteness(selected: readonly QuickCategory[], form: QuickForm): number {
  return Math.round((answeredOf(selected, form).length / QUICK_CATEGORIES.length) * 100)
}

/**
 * Messages by category: required answers that are missing, sleep without hours, and, while fewer than 4 questions
 * are answered, all open ones.
 */
export function questionProblems(selected: readonly QuickCategory[], form: QuickForm): Partial<Record<QuickCategory, string>> {
  const problems: Partial<Record<QuickCategory, string>> = {}
  for (const [category, words] of Object.entries(questionMissing()) as [keyof ReturnType<typeof questionMissing>, string][]) {
    if (selected.includes(category) && !isAnswered(form, category)) problems[category] = words
  }
  if (answeredOf(selected, form).length < QUICK_MIN_CATEGORIES) {
    for (const [category, words] of Object.entries(openWords()) as [keyof ReturnType<typeof openWords>, string][]) {
      if (selected.includes(category) && !isAnswered(form, category)) problems[category] = words
    }
  }
  if (selected.includes('sleep') && form.sleep === true && !isAnswered(form, 'sleep')) problems.sleep = HOURS_MISSING()
  return problems
}

/**
 * Validation message, or undefined when the log can be saved. With fewer than 4 answers it is a general one;
 * otherwise it concerns the first selected question that needs an answer.
 */
export function quickLogProblem(selected: readonly QuickCategory[], form: QuickForm): string | undefined {
  if (selected.length < QUICK_MIN_CATEGORIES) return SELECT_MORE()
  if (answeredOf(selected, form).length < QUICK_MIN_CATEGORIES) return FILL_MORE()
  const problems = questionProblems(selected, form)
  const first = selected.find((category) => problems[category] !== undefined)
  if (first) return problems[first]
  return (form.note?.trim().length ?? 0) > NOTE_MAX ? NOTE_LONG() : undefined
}

/** The first selected category with a missing answer. */
export function firstUnanswered(selected: readonly QuickCategory[], form: QuickForm): QuickCategory | undefined {
  const problems = questionProblems(selected, form)
  return selected.find((category) => problems[category] !== undefined) ?? selected.find((category) => !isAnswered(form, category))
}

/** The form's energy level nearest to a stored level (1 to 10). */
export function toFormEnergy(level: number): Energy {
  if (level < (ENERGY_LEVELS.low + ENERGY_LEVELS.mid) / 2) return 'low'
  return level < (ENERGY_LEVELS.mid + ENERGY_LEVELS.high) / 2 ? 'mid' : 'high'
}

function toFormHours(hours: number): number {
  return Math.min(FORM_SLEEP_HOURS.max, Math.max(FORM_SLEEP_HOURS.min, Math.round(hours * 2) / 2))
}

/**
 * The stored value if it maps to the same form value, else `wire`, so that opening and saving a log does not round
 * answers that were not changed.
 */
function storedIfSame<Value>(stored: number | null | undefined, value: Value, toForm: (stored: number) => Value, wire: number): number {
  return typeof stored === 'number' && toForm(stored) === value ? stored : wire
}

/**
 * Form values to wire answers. Contains only answered questions of selected categories. No sleep is 0 hours.
 * `stored` is the log being edited.
 */
export function toQuickAnswers(
  selected: readonly QuickCategory[],
  form: QuickForm,
  elapsedSeconds: number,
  stored?: Pick<LogEntry, 'mood_rating' | 'energy_level' | 'sleep_hours' | 'elapsed_seconds'>,
): QuickAnswers {
  const answers: QuickAnswers = {}
  const has = (category: QuickCategory) => selected.includes(category) && isAnswered(form, category)

  if (has('hotFlash')) answers.hot_flashes_count = form.hotFlash ? (form.hotFlashCount ?? 0) : 0
  if (selected.includes('hotFlash') && form.nightSweats === false) answers.night_sweats_count = 0
  if (selected.includes('hotFlash') && form.nightSweats === true && isWholeWithin(form.nightSweatsCount, FORM_HOT_FLASHES)) {
    answers.night_sweats_count = form.nightSweatsCount
  }
  if (has('mood') && form.mood !== undefined)
    answers.mood_rating = storedIfSame(stored?.mood_rating, form.mood, toFormMood, form.mood * MOOD_STEP)
  if (has('energy') && form.energy) {
    answers.energy_level = storedIfSame(stored?.energy_level, form.energy, toFormEnergy, ENERGY_LEVELS[form.energy])
  }
  if (has('sleep')) {
    const hours = form.sleepHours ?? 0
    answers.sleep_hours = form.sleep ? storedIfSame(stored?.sleep_hours || undefined, hours, toFormHours, hours) : 0
  }
  if (has('cognitiveHealth')) answers.thinking_clarity = form.cognitiveHealth
  if (has('hydration')) answers.hydration_level = form.hydration ? 1 : 0
  if (selected.includes('hydration') && form.regularMeals !== undefined) answers.regular_meals = form.regularMeals
  if (has('exercise')) {
    answers.physical_activity = form.exercise ? 1 : 0
    if (form.exercise && form.exerciseTypes?.length) answers.exercise_types = [...form.exerciseTypes]
  }
  if (has('stress')) answers.stress_triggers = form.stress
  const factors = Object.entries(form.factors ?? {}).map(([key, isYes]) => [key, isYes ? 1 : 0] as const)
  if (factors.length) answers.factors = Object.fromEntries(factors)
  if (Object.keys(form.symptoms ?? {}).length > 0) answers.symptoms = form.symptoms
  if (form.note?.trim()) answers.note = form.note.trim()

  const seconds = Math.round(elapsedSeconds) + (stored?.elapsed_seconds ?? 0)
  if (seconds > 0) answers.elapsed_seconds = Math.min(seconds, 86_400)
  return answers
}

function orAbsent<Value>(value: Value | null | undefined): Value | undefined {
  return value ?? undefined
}

/**
 * Stored answers to form values. Answered categories are selected, extended with the default ones to the required 4.
 */
export function toQuickForm(entry: QuickAnswers): { selected: readonly QuickCategory[]; form: QuickForm } {
  const hotFlashes = orAbsent(entry.hot_flashes_count)
  const nightSweats = orAbsent(entry.night_sweats_count)
  const hours = orAbsent(entry.sleep_hours)
  const mood = orAbsent(entry.mood_rating)
  const energy = orAbsent(entry.energy_level)
  const active = orAbsent(entry.physical_activity)
  const hydration = orAbsent(entry.hydration_level)
  const form: QuickForm = {
    hotFlash: hotFlashes === undefined ? undefined : hotFlashes > 0,
    hotFlashCount: hotFlashes || undefined,
    nightSweats: nightSweats === undefined ? undefined : nightSweats > 0,
    nightSweatsCount: nightSweats || undefined,
    mood: mood === undefined ? undefined : toFormMood(mood),
    energy: energy === undefined ? undefined : toFormEnergy(energy),
    sleep: hours === undefined ? undefined : hours > 0,
    sleepHours: hours ? toFormHours(hours) : undefined,
    cognitiveHealth: orAbsent(entry.thinking_clarity),
    hydration: hydration === undefined ? undefined : hydration === 1,
    regularMeals: orAbsent(entry.regular_meals),
    exercise: active === undefined ? undefined : active === 1,
    exerciseTypes: orAbsent(entry.exercise_types),
    stress: orAbsent(entry.stress_triggers),
    factors: entry.factors ? Object.fromEntries(Object.entries(entry.factors).map(([key, answer]) => [key, answer === 1])) : undefined,
    symptoms: orAbsent(entry.symptoms),
    note: orAbsent(entry.note),
  }
  const chosen = new Set(QUICK_CATEGORIES.filter((category) => isAnswered(form, category)))
  if (form.nightSweats !== undefined) chosen.add('hotFlash')
  if (form.regularMeals !== undefined) chosen.add('hydration')
  return { selected: filledUp(QUICK_CATEGORIES, QUICK_MIN_CATEGORIES, chosen, QUICK_DEFAULT_CATEGORIES), form }
}
