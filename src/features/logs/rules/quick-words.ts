import type { EXERCISE_TYPES, QuickAnswers } from '../contract.ts'
import { toFormEnergy } from './quick.ts'

/** A count with its noun: no hot flashes, 1 hot flash, 2 hot flashes. */
export function counted(count: number, one: string, many: string): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`
}

function exerciseWords(types: readonly (typeof EXERCISE_TYPES)[number][] | null | undefined): string {
  const named = types?.filter((type) => type !== 'other') ?? []
  return named.length > 0 ? `exercise (${named.join(', ')})` : 'exercise'
}

/** What a Soft Log says, one short phrase per answered question and none for the others. */
export function quickPhrases(answers: QuickAnswers): string[] {
  const phrases: string[] = []
  const say = (value: number | boolean | null | undefined, words: (value: number) => string) => {
    if (value !== null && value !== undefined) phrases.push(words(Number(value)))
  }
  say(answers.mood_rating, (rating) => `mood ${rating} of 10`)
  say(answers.energy_level, (level) => `${{ low: 'low', mid: 'medium', high: 'high' }[toFormEnergy(level)]} energy`)
  say(answers.sleep_hours, (hours) => (hours === 0 ? 'no sleep' : `${hours} ${hours === 1 ? 'hour' : 'hours'} of sleep`))
  say(answers.hot_flashes_count, (count) => counted(count, 'hot flash', 'hot flashes'))
  say(answers.night_sweats_count, (count) => counted(count, 'night sweat', 'night sweats'))
  say(answers.thinking_clarity, (clarity) => `clear thinking ${clarity} of 10`)
  say(answers.hydration_level, (enough) => (enough ? 'enough water' : 'not enough water'))
  say(answers.regular_meals, (regular) => (regular ? 'regular meals' : 'irregular meals'))
  say(answers.physical_activity, (active) => (active ? exerciseWords(answers.exercise_types) : 'no exercise'))
  say(answers.stress_triggers, (stress) => `stress ${stress} of 10`)
  return phrases
}

/** The first words of a talk with Lara about a log, by default one just saved; she can change them before she sends them. */
export function toChatContext(answers: QuickAnswers, opening = 'I just saved my Soft Log'): string {
  return `${opening}: ${quickPhrases(answers).join(', ')}. Can we talk about it?`
}
