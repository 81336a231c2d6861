/** The deep log form: its values, its completeness and its validation messages. */
import { type Message, t } from '../../../kit/words.ts'
import { DEEP_EMOTIONS, DEEP_HOT_FLASHES_MAX, type DeepAnswers, ENERGY_PATTERNS, LOG_EMPTY, WAKE_FEELINGS } from '../contract.ts'
import { filledUp, toggledWithin } from './categories.ts'
import { type FormSupplement, toFormSupplements, toWireSupplements } from './supplements.ts'

export const DEEP_MIN_CATEGORIES = 5
export const DEEP_CATEGORIES = [
  'hotFlashes',
  'sleep',
  'mood',
  'energy',
  'physical',
  'diet',
  'focus',
  'supplements',
  'stress',
  'journal',
] as const
export type DeepCategory = (typeof DEEP_CATEGORIES)[number]
export const DEEP_DEFAULT_CATEGORIES: readonly DeepCategory[] = ['hotFlashes', 'sleep', 'mood', 'physical', 'diet']

export const SELECT_MORE_DEEP: Message = () => t`Please select at least 5 categories`
export const FORM_DEEP_HOT_FLASHES = { min: 0, max: DEEP_HOT_FLASHES_MAX } as const

/** The 13 text fields of the form, and their names on the wire. */
export const DEEP_TEXTS = {
  hotFlashComfort: 'hot_flashes_comfort_help',
  sleepInfluence: 'sleep_influence_factor',
  moodShift: 'mood_shift_moment',
  energyInfluence: 'energy_influence_factors',
  mostNourishing: 'most_nourishing_meal',
  foodMoodEffect: 'food_drink_mood_impact',
  clearThinkingMoments: 'clear_thinking_moments',
  focusFactors: 'focus_factors',
  bestMovement: 'best_movement_type',
  bodyResponse: 'body_response_after_movement',
  calmChallenges: 'calm_challenges',
  centeringHelp: 'centering_help',
  journalEntry: 'guided_journal_response',
} as const satisfies Record<string, keyof DeepAnswers>

export type DeepText = keyof typeof DEEP_TEXTS

/**
 * Completeness is a share of 14 texts (docs/product.md, Deep Log): the 13 text fields of the form and the
 * supplements, which are also written as a text of names.
 */
export const DEEP_TEXT_COUNT = 14

/** Form values; a key that is absent, undefined or blank is an unanswered question. */
export type DeepForm = { [Name in DeepText]?: string | undefined } & {
  hotFlashCount?: number | undefined
  bodyFeelOnWake?: (typeof WAKE_FEELINGS)[number] | undefined
  dominantEmotion?: (typeof DEEP_EMOTIONS)[number] | undefined
  energyPattern?: (typeof ENERGY_PATTERNS)[number] | undefined
  supplements?: FormSupplement[] | undefined
}

/** The form fields of each category, in the order of the questions. */
export const DEEP_FIELDS: Record<DeepCategory, readonly (keyof DeepForm)[]> = {
  hotFlashes: ['hotFlashCount', 'hotFlashComfort'],
  sleep: ['bodyFeelOnWake', 'sleepInfluence'],
  mood: ['dominantEmotion', 'moodShift'],
  energy: ['energyPattern', 'energyInfluence'],
  diet: ['mostNourishing', 'foodMoodEffect'],
  focus: ['clearThinkingMoments', 'focusFactors'],
  supplements: ['supplements'],
  physical: ['bestMovement', 'bodyResponse'],
  stress: ['calmChallenges', 'centeringHelp'],
  journal: ['journalEntry'],
}

/** The selected categories after a toggle, in the order of the chooser. A deselection below 5 is ignored. */
export function toggledDeepCategories(selected: readonly DeepCategory[], tapped: DeepCategory): readonly DeepCategory[] {
  return toggledWithin(DEEP_CATEGORIES, DEEP_MIN_CATEGORIES, selected, tapped)
}

/** Whether a field has an answer; white space is none. */
function hasAnswer(form: DeepForm, name: keyof DeepForm): boolean {
  const value = form[name]
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** Whether any field of the category has an answer. */
export function isDeepAnswered(form: DeepForm, category: DeepCategory): boolean {
  return DEEP_FIELDS[category].some((name) => hasAnswer(form, name))
}

/** Number of the 14 texts that are written, 0 to 14. Only selected categories count, because only they are saved. */
export function writtenTexts(selected: readonly DeepCategory[], form: DeepForm): number {
  const names = selected.flatMap((category) => DEEP_FIELDS[category])
  return names.filter((name) => (name === 'supplements' || name in DEEP_TEXTS) && hasAnswer(form, name)).length
}

/** Completeness of the log: the share of the 14 texts that are written, in whole percent (0 to 100). */
export function deepCompleteness(selected: readonly DeepCategory[], form: DeepForm): number {
  return Math.round((writtenTexts(selected, form) / DEEP_TEXT_COUNT) * 100)
}

/** Validation message, or undefined when the log can be saved. */
export function deepLogProblem(selected: readonly DeepCategory[], form: DeepForm): string | undefined {
  if (selected.length < DEEP_MIN_CATEGORIES) return SELECT_MORE_DEEP()
  return selected.some((category) => isDeepAnswered(form, category)) ? undefined : LOG_EMPTY()
}

function isDeepText(name: keyof DeepForm): name is DeepText {
  return name in DEEP_TEXTS
}

/**
 * Form values to wire answers. Contains only answered questions of selected categories. `stored` is the log being
 * edited; its night sweats, which the form does not ask, are preserved.
 */
export function toDeepAnswers(
  selected: readonly DeepCategory[],
  form: DeepForm,
  elapsedSeconds: number,
  stored?: DeepAnswers,
): DeepAnswers {
  const answers: DeepAnswers = {}
  const asked = selected.flatMap((category) => DEEP_FIELDS[category]).filter((name) => hasAnswer(form, name))
  for (const name of asked) if (isDeepText(name)) answers[DEEP_TEXTS[name]] = form[name]
  if (asked.includes('hotFlashCount')) answers.hot_flashes_count_detail = String(form.hotFlashCount)
  if (asked.includes('bodyFeelOnWake')) answers.body_wake_up_feeling = form.bodyFeelOnWake
  if (asked.includes('dominantEmotion')) answers.dominant_emotion_today = form.dominantEmotion
  if (asked.includes('energyPattern')) answers.energy_steadiness = form.energyPattern
  if (asked.includes('supplements')) Object.assign(answers, toWireSupplements(form.supplements, stored))
  if (typeof stored?.night_sweats_count === 'number') answers.night_sweats_count = stored.night_sweats_count

  const seconds = Math.round(elapsedSeconds) + (stored?.elapsed_seconds ?? 0)
  if (seconds > 0) answers.elapsed_seconds = Math.min(seconds, 86_400)
  return answers
}

/**
 * Stored answers to form values. Answered categories are selected, extended with the default ones to the required 5.
 */
export function toDeepForm(entry: DeepAnswers): { selected: readonly DeepCategory[]; form: DeepForm } {
  const form: DeepForm = {
    hotFlashCount: entry.hot_flashes_count_detail ? Number(entry.hot_flashes_count_detail) : undefined,
    bodyFeelOnWake: entry.body_wake_up_feeling ?? undefined,
    dominantEmotion: entry.dominant_emotion_today ?? undefined,
    energyPattern: entry.energy_steadiness ?? undefined,
    supplements: toFormSupplements(entry),
  }
  for (const [name, wire] of Object.entries(DEEP_TEXTS) as [DeepText, (typeof DEEP_TEXTS)[DeepText]][])
    form[name] = entry[wire] ?? undefined
  const answered = DEEP_CATEGORIES.filter((category) => isDeepAnswered(form, category))
  return { selected: filledUp(DEEP_CATEGORIES, DEEP_MIN_CATEGORIES, answered, DEEP_DEFAULT_CATEGORIES), form }
}
