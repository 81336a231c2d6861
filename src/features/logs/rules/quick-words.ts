import { numberWords, plural, t } from '../../../kit/words.ts'
import type { EXERCISE_TYPES, QuickAnswers } from '../contract.ts'
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

function energyWords(energy: Energy): string {
  return { low: t`low energy`, mid: t`medium energy`, high: t`high energy` }[energy]
}

function sleepWords(hours: number): string {
  return hours === 0 ? t`no sleep` : plural(hours, t`${numberWords(hours)} hour of sleep`, t`${numberWords(hours)} hours of sleep`)
}

/** The answers of a quick log, one short phrase each; unanswered questions are skipped. */
export function quickPhrases(answers: QuickAnswers): string[] {
  const phrases: string[] = []
  const say = (value: number | boolean | null | undefined, words: (value: number) => string) => {
    if (value !== null && value !== undefined) phrases.push(words(Number(value)))
  }
  say(answers.mood_rating, (rating) => t`mood ${rating} of 10`)
  say(answers.energy_level, (level) => energyWords(toFormEnergy(level)))
  say(answers.sleep_hours, sleepWords)
  say(answers.hot_flashes_count, hotFlashWords)
  say(answers.night_sweats_count, nightSweatWords)
  say(answers.thinking_clarity, (clarity) => t`clear thinking ${clarity} of 10`)
  say(answers.hydration_level, (enough) => (enough ? t`enough water` : t`not enough water`))
  say(answers.regular_meals, (regular) => (regular ? t`regular meals` : t`irregular meals`))
  say(answers.physical_activity, (active) => (active ? exerciseWords(answers.exercise_types) : t`no exercise`))
  say(answers.stress_triggers, (stress) => t`stress ${stress} of 10`)
  return phrases
}

/**
 * The prepared first message to Lara about a quick log, by default one just saved; editable before it is sent. Contains
 * neither intimate symptoms nor factors.
 */
export function toChatContext(answers: QuickAnswers, opening = t`I just saved my Soft Log`): string {
  return t`${opening}: ${[...quickPhrases(answers), ...trackedPhrases(answers, undefined, false)].join(', ')}. Can we talk about it?`
}
