/** The Deep Log's form and what it means: its values, how complete it is, and the sentences that ask for more. */
import { t } from '../../../kit/words.ts'
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

export const SELECT_MORE_DEEP = t`Please select at least 5 categories`
export const FORM_DEEP_HOT_FLASHES = { min: 0, max: DEEP_HOT_FLASHES_MAX } as const

/** The form's thirteen text fields, and what each is called on the wire (spec §3). */
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
 * The completeness is a share of 14 texts (spec §9): of the wire's eighteen fields four are a count or a closed choice, and fourteen
 * are text. Those are the form's thirteen text fields and the supplements, which the wire writes as a text of names.
 */
export const DEEP_TEXT_COUNT = 14

/** Her answers as the form holds them; a key that is absent, undefined or blank is a question she has not answered. */
export type DeepForm = { [Name in DeepText]?: string | undefined } & {
  hotFlashCount?: number | undefined
  bodyFeelOnWake?: (typeof WAKE_FEELINGS)[number] | undefined
  dominantEmotion?: (typeof DEEP_EMOTIONS)[number] | undefined
  energyPattern?: (typeof ENERGY_PATTERNS)[number] | undefined
  supplements?: FormSupplement[] | undefined
}

/** The answers that one category holds, in the order they are asked. */
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

/** The chosen categories after a tap on one, in the chooser's order. A deselection that would leave fewer than 5 is ignored. */
export function toggledDeepCategories(selected: readonly DeepCategory[], tapped: DeepCategory): readonly DeepCategory[] {
  return toggledWithin(DEEP_CATEGORIES, DEEP_MIN_CATEGORIES, selected, tapped)
}

/** Whether one question of the form has an answer; white space is none. */
function hasAnswer(form: DeepForm, name: keyof DeepForm): boolean {
  const value = form[name]
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

/** Whether any question of the category has an answer. */
export function isDeepAnswered(form: DeepForm, category: DeepCategory): boolean {
  return DEEP_FIELDS[category].some((name) => hasAnswer(form, name))
}

/** How many of the 14 texts are written, 0 to 14; only chosen categories count, since only they are saved. */
export function writtenTexts(selected: readonly DeepCategory[], form: DeepForm): number {
  const names = selected.flatMap((category) => DEEP_FIELDS[category])
  return names.filter((name) => (name === 'supplements' || name in DEEP_TEXTS) && hasAnswer(form, name)).length
}

/** How complete the log is: the share of the 14 texts that are written, a whole percentage 0 to 100 (spec §9). */
export function deepCompleteness(selected: readonly DeepCategory[], form: DeepForm): number {
  return Math.round((writtenTexts(selected, form) / DEEP_TEXT_COUNT) * 100)
}

/** The one sentence that keeps a log from being saved, or undefined. */
export function deepLogProblem(selected: readonly DeepCategory[], form: DeepForm): string | undefined {
  if (selected.length < DEEP_MIN_CATEGORIES) return SELECT_MORE_DEEP
  return selected.some((category) => isDeepAnswered(form, category)) ? undefined : LOG_EMPTY
}

function isDeepText(name: keyof DeepForm): name is DeepText {
  return name in DEEP_TEXTS
}

/**
 * The form on the wire. Only chosen and answered questions are in it. `stored` is the log being edited; what the form does not ask,
 * its night sweats, stays.
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
 * A stored log as the form shows it for editing. The categories she answered are chosen, filled up with the default ones to the five
 * the form needs.
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
