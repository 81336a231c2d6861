import { describe, expect, test } from 'vitest'
import { DeepAnswers, QuickAnswers } from '../contract.ts'
import { differences, splitAnswers } from './answers.ts'
import { deepAnswers } from './deep-answers.ts'
import { softAnswers } from './quick-answers.ts'

const MONDAY = { day: '2026-11-16', isToday: false }

function textByField(groups: ReturnType<typeof softAnswers>): Record<string, string | undefined> {
  return Object.fromEntries(groups.flatMap(({ answers }) => answers).map(({ field, says }) => [field, says]))
}

test.each<[QuickAnswers, keyof QuickAnswers, string]>([
  [{ hot_flashes_count: 0 }, 'hot_flashes_count', 'No'],
  [{ hot_flashes_count: 3 }, 'hot_flashes_count', '3'],
  [{ mood_rating: 8 }, 'mood_rating', 'Good, 8 of 10'],
  [{ mood_rating: 1 }, 'mood_rating', 'Awful, 1 of 10'],
  [{ energy_level: 4 }, 'energy_level', 'Low'],
  [{ sleep_hours: 0 }, 'sleep_hours', 'No'],
  [{ sleep_hours: 1 }, 'sleep_hours', 'About 1 hour'],
  [{ sleep_hours: 6.5 }, 'sleep_hours', 'About 6.5 hours'],
  [{ hydration_level: 0 }, 'hydration_level', 'No'],
  [{ regular_meals: true }, 'regular_meals', 'Yes'],
  [{ physical_activity: 1, exercise_types: ['walking', 'yoga'] }, 'physical_activity', 'Yes: walking, yoga'],
  [{ physical_activity: 0 }, 'physical_activity', 'No'],
])('a quick log shows %j in words', (answers, field, words) => {
  const all = textByField(softAnswers(answers, true))
  expect(all[field]).toBe(words)
  expect(
    Object.entries(all)
      .filter(([name]) => name !== field)
      .every(([, says]) => says === undefined),
  ).toBe(true)
})

test('every field of the wire has a question except the kinds of exercise and the elapsed time', () => {
  const shown = new Set(Object.keys(textByField(softAnswers({}, true))))
  const wire = Object.keys(QuickAnswers.def.shape).filter((name) => !['exercise_types', 'elapsed_seconds'].includes(name))
  // Symptoms are two answers, because intimate ones can be hidden.
  const fields = wire.flatMap((name) => (name === 'symptoms' ? ['open_symptoms', 'intimate_symptoms'] : [name]))
  expect(shown).toEqual(new Set(fields))
})

test('every field of the deep log has a question except supplement names and night sweats, which are shown with others', () => {
  const shown = new Set(Object.keys(textByField(deepAnswers({}, MONDAY))))
  const others = ['supplements_medications_notes', 'night_sweats_count', 'elapsed_seconds']
  expect(shown).toEqual(new Set(Object.keys(DeepAnswers.def.shape).filter((name) => !others.includes(name))))
})

test('a deep log shows choices in words and texts as written', () => {
  const all = textByField(
    deepAnswers(
      {
        hot_flashes_count_detail: '0',
        night_sweats_count: 2,
        dominant_emotion_today: 'calm',
        energy_steadiness: 'rise-fall',
        guided_journal_response: 'One line.\nAnother.',
        mood_shift_moment: '  ',
        supplements: [{ name: 'Vitamin D', taken: true, notes: 'with breakfast' }, { name: 'Iron', taken: false }, { name: 'Calcium' }],
      },
      MONDAY,
    ),
  )
  expect(all).toMatchObject({
    hot_flashes_count_detail: '0',
    night_sweats_count: '2',
    dominant_emotion_today: 'Calm',
    energy_steadiness: 'Up and down',
    guided_journal_response: 'One line.\nAnother.',
    supplements: 'Vitamin D: taken, with breakfast\nIron: not taken\nCalcium',
  })
  expect(all['mood_shift_moment']).toBeUndefined()
})

test('a log with supplements only as text shows them', () => {
  expect(textByField(deepAnswers({ supplements_medications_notes: 'Iron, Magnesium' }, MONDAY))['supplements']).toBe('Iron\nMagnesium')
})

describe('unanswered questions', () => {
  test('are listed, and their category is not shown', () => {
    const { answered, leftOut } = splitAnswers(softAnswers({ mood_rating: 4, hydration_level: 1 }, true))
    expect(answered.map(({ label }) => label)).toEqual(['Mood', 'Water and meals'])
    expect(leftOut).toEqual(['hot flashes', 'night sweats', 'energy', 'sleep', 'clear thinking', 'meals', 'movement', 'stress'])
  })
})

test('two versions differ where one answer was changed, added or removed', () => {
  const { changed, same } = differences(
    softAnswers({ mood_rating: 4, sleep_hours: 7, stress_triggers: 3 }, true),
    softAnswers({ mood_rating: 6, sleep_hours: 7, energy_level: 7 }, true),
  )
  expect(changed).toEqual([
    { field: 'mood_rating', asks: 'How was your mood today?', before: 'Low, 4 of 10', now: 'Okay, 6 of 10' },
    { field: 'energy_level', asks: 'How was your energy?', before: undefined, now: 'Medium' },
    { field: 'stress_triggers', asks: 'How much stress was there?', before: '3 of 10', now: undefined },
  ])
  expect(same).toBe(1)
})
