import { describe, expect, test } from 'vitest'
import { CATALOGUE, CAUSES, OUTCOMES, ownQuestion, questionsFor } from './catalogue.ts'

const names = (questions: readonly { cause: string; outcome: string; lag: number }[]) =>
  questions.map(({ cause, outcome, lag }) => `${cause} ${outcome} ${lag}`)

describe('the catalogue', () => {
  test('has no question twice, none about two ratings of the same day, and 36 at most', () => {
    const most = questionsFor(['alcohol', 'caffeine_after_noon', 'late_dinner', 'sex', 'travel', 'own_a1b2c3d4'])
    expect(CATALOGUE).toHaveLength(25)
    expect(most).toHaveLength(36)
    expect(new Set(names(most)).size).toBe(36)
    const ratings = ['mood_rating', 'energy_level', 'thinking_clarity', 'stress_triggers']
    expect(most.filter(({ cause, outcome, lag }) => ratings.includes(cause) && ratings.includes(outcome) && lag === 0)).toEqual([])
  })

  test('asks about a factor only of a woman who notes it', () => {
    expect(names(questionsFor([])).filter((name) => name.startsWith('alcohol'))).toEqual([])
    expect(names(questionsFor(['own_a1b2c3d4', 'unknown'])).slice(-3)).toEqual([
      'own_a1b2c3d4 sleep_hours 1',
      'own_a1b2c3d4 night_sweats_count 1',
      'own_a1b2c3d4 hot_flashes_count 0',
    ])
  })

  test('contains only what she may ask herself, with the same lag', () => {
    for (const question of CATALOGUE) expect(ownQuestion(question.cause, question.outcome)).toEqual(question)
  })
})

describe('her own question', () => {
  test.each([
    ['alcohol', 'energy_level', 1],
    ['work_day', 'energy_level', 0],
    ['own_a1b2c3d4', 'sleep_hours', 1],
    ['night_sweats_count', 'mood_rating', 0],
    ['hydration_level', 'night_sweats_count', 1],
    ['stress_triggers', 'energy_level', 1],
  ] as const)('%s with %s has a lag of %d', (cause, outcome, lag) => {
    expect(ownQuestion(cause, outcome)).toEqual({ cause, outcome, lag })
  })

  test.each([
    ['mood_rating', 'energy_level'],
    ['sleep_hours', 'sleep_hours'],
    ['sleep_hours', 'night_sweats_count'],
    ['hot_flashes_count', 'night_sweats_count'],
    ['night_sweats_count', 'hot_flashes_count'],
    ['alcohol', 'stress_triggers'],
    ['weather', 'mood_rating'],
    ['alcohol', 'constructor'],
  ])('%s with %s is never asked', (cause, outcome) => {
    expect(ownQuestion(cause, outcome)).toBeUndefined()
  })

  test('every other choice of the two lists is asked', () => {
    const asked = CAUSES.flatMap((cause) => OUTCOMES.flatMap((outcome) => ownQuestion(cause, outcome) ?? []))
    expect(asked).toHaveLength(CAUSES.length * OUTCOMES.length - 6)
  })
})
