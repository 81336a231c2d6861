import { numberWords, plural, t } from '../../../kit/words.ts'
import type { EXERCISE_TYPES, QuickAnswers, QuickCategory } from '../contract.ts'
import { type Energy, toFormEnergy } from './quick.ts'
import { trackedPhrases } from './tracked-phrases.ts'

type Exercise = (typeof EXERCISE_TYPES)[number]

/** A number of hot flashes in words: no hot flashes, 1 hot flash, 2 hot flashes. */
export function hotFlashWords(count: number): string {
  return count === 0 ? t`no hot flashes` : plural(count, t`${count} hot flash`, t`${count} hot flashes`)
}

/** A number of night sweats in words. */
export function nightSweatWords(count: number): string {
  return count === 0 ? t`no night sweats` : plural(count, t`${count} night sweat`, t`${count} night sweats`)
}

/** Kinds of exercise, joined by commas: walking, yoga. */
export function exerciseNames(types: readonly Exercise[]): string {
  const names: Record<Exercise, string> = {
    walking: t`walking`,
    yoga: t`yoga`,
    strength: t`strength`,
    cardio: t`cardio`,
    dance: t`dance`,
    other: t`other`,
  }
  return types.map((type) => names[type]).join(', ')
}

function exerciseWords(types: readonly Exercise[] | null | undefined): string {
  const named = exerciseNames(types?.filter((type) => type !== 'other') ?? [])
  return named ? t`exercise (${named})` : t`exercise`
}

/** "low energy". */
export function energyWords(energy: Energy): string {
  return { low: t`low energy`, mid: t`medium energy`, high: t`high energy` }[energy]
}

/** Hours of sleep in words: no sleep, 1 hour of sleep, 5.5 hours of sleep. */
export function sleepWords(hours: number): string {
  return hours === 0 ? t`no sleep` : plural(hours, t`${numberWords(hours)} hour of sleep`, t`${numberWords(hours)} hours of sleep`)
}

/** A short phrase for each answer of a quick log with its category; unanswered questions are skipped. */
export function quickParts(answers: QuickAnswers): { category: QuickCategory; words: string }[] {
  const parts: { category: QuickCategory; words: string }[] = []
  const say = (category: QuickCategory, value: number | boolean | null | undefined, words: (value: number) => string) => {
    if (value !== null && value !== undefined) parts.push({ category, words: words(Number(value)) })
  }
  say('mood', answers.mood_rating, (rating) => t`mood ${rating} of 10`)
  say('energy', answers.energy_level, (level) => energyWords(toFormEnergy(level)))
  say('sleep', answers.sleep_hours, sleepWords)
  say('hotFlash', answers.hot_flashes_count, hotFlashWords)
  say('hotFlash', answers.night_sweats_count, nightSweatWords)
  say('cognitiveHealth', answers.thinking_clarity, (clarity) => t`clear thinking ${clarity} of 10`)
  say('hydration', answers.hydration_level, (enough) => (enough ? t`enough water` : t`not enough water`))
  say('hydration', answers.regular_meals, (regular) => (regular ? t`regular meals` : t`irregular meals`))
  say('exercise', answers.physical_activity, (active) => (active ? exerciseWords(answers.exercise_types) : t`no exercise`))
  say('stress', answers.stress_triggers, (stress) => t`stress ${stress} of 10`)
  return parts
}

/** The phrases of `quickParts`. */
export function quickPhrases(answers: QuickAnswers): string[] {
  return quickParts(answers).map(({ words }) => words)
}

/**
 * The prepared first message to Lara about a quick log, by default one just saved; editable before it is sent. Contains
 * neither intimate symptoms nor factors.
 */
export function toChatContext(answers: QuickAnswers, opening = t`I just saved my Soft Log`): string {
  return t`${opening}: ${[...quickPhrases(answers), ...trackedPhrases(answers, undefined, false)].join(', ')}. Can we talk about it?`
}
