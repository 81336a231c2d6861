import { expect, test } from 'vitest'
import type { QuickAnswers } from '../contract.ts'
import { quickPhrases, toChatContext } from './quick-words.ts'

test.each<[QuickAnswers, string[]]>([
  [{}, []],
  [{ mood_rating: null, hot_flashes_count: null, regular_meals: null }, []],
  [{ mood_rating: 8, energy_level: 4, sleep_hours: 7.5 }, ['mood 8 of 10', 'low energy', '7.5 hours of sleep']],
  [{ sleep_hours: 0, hot_flashes_count: 0, night_sweats_count: 0 }, ['no sleep', 'no hot flashes', 'no night sweats']],
  [{ sleep_hours: 1, hot_flashes_count: 1, night_sweats_count: 2 }, ['1 hour of sleep', '1 hot flash', '2 night sweats']],
  [{ hydration_level: 0, regular_meals: true, physical_activity: 0 }, ['not enough water', 'regular meals', 'no exercise']],
  [{ physical_activity: 1, exercise_types: ['walking', 'other'] }, ['exercise (walking)']],
  [{ physical_activity: 1, exercise_types: ['other'] }, ['exercise']],
  [{ thinking_clarity: 6, stress_triggers: 3, energy_level: 10 }, ['high energy', 'clear thinking 6 of 10', 'stress 3 of 10']],
])('%j in words', (answers, phrases) => {
  expect(quickPhrases(answers)).toEqual(phrases)
})

test('the message to Lara contains the saved answers in the first person', () => {
  expect(toChatContext({ mood_rating: 4, sleep_hours: 5, hot_flashes_count: 3 })).toBe(
    'I just saved my Soft Log: mood 4 of 10, 5 hours of sleep, 3 hot flashes. Can we talk about it?',
  )
})
