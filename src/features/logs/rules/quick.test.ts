import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  EXERCISE_TYPES,
  QUICK_CATEGORIES,
  QUICK_DEFAULT_CATEGORIES,
  QUICK_MIN_CATEGORIES,
  QuickAnswers,
  type QuickCategory,
} from '../contract.ts'
import {
  FORM_HOT_FLASHES,
  FORM_SCALE,
  FORM_SLEEP_HOURS,
  isAnswered,
  questionProblems,
  quickCompleteness,
  quickLogProblem,
  toFormEnergy,
  toggledCategories,
  toQuickAnswers,
  toQuickForm,
  type QuickForm,
} from './quick.ts'
import { FORM_MOOD, toFormMood } from './mood-scale.ts'

const ALL = [...QUICK_CATEGORIES]
const full: QuickForm = {
  hotFlash: true,
  hotFlashCount: 3,
  nightSweats: true,
  nightSweatsCount: 1,
  mood: 4,
  energy: 'mid',
  sleep: true,
  sleepHours: 7,
  cognitiveHealth: 6,
  hydration: true,
  regularMeals: false,
  exercise: true,
  exerciseTypes: ['walking', 'yoga'],
  stress: 5,
}

describe('documented numbers of the quick log', () => {
  test('there are eight categories; at least four must be chosen, and four are chosen initially', () => {
    expect(ALL).toEqual(['hotFlash', 'mood', 'energy', 'sleep', 'cognitiveHealth', 'hydration', 'exercise', 'stress'])
    expect(QUICK_MIN_CATEGORIES).toBe(4)
    expect(QUICK_DEFAULT_CATEGORIES).toEqual(['hotFlash', 'mood', 'energy', 'sleep'])
    expect(EXERCISE_TYPES).toEqual(['walking', 'yoga', 'strength', 'cardio', 'dance', 'other'])
  })

  test('the ranges of the form are the documented ones', () => {
    expect([FORM_HOT_FLASHES, FORM_SLEEP_HOURS, FORM_MOOD, FORM_SCALE]).toEqual([
      { min: 1, max: 40 },
      { min: 1, max: 12 },
      { min: 1, max: 5 },
      { min: 1, max: 10 },
    ])
  })

  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
  ])('mood %i is sent as %i', (mood, rating) => {
    expect(toQuickAnswers(['mood'], { mood }, 0)).toEqual({ mood_rating: rating })
    expect(toFormMood(rating)).toBe(mood)
  })

  test.each([
    ['low', 4],
    ['mid', 7],
    ['high', 10],
  ] as const)('energy %s is sent as %i', (energy, level) => {
    expect(toQuickAnswers(['energy'], { energy }, 0)).toEqual({ energy_level: level })
    expect(toFormEnergy(level)).toBe(energy)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('hydration and exercise %s are sent as %i', (answer, wire) => {
    expect(toQuickAnswers(ALL, { hydration: answer, exercise: answer }, 0)).toEqual({ hydration_level: wire, physical_activity: wire })
  })

  test.each([
    [0, 0],
    [1, 13],
    [4, 50],
    [6, 75],
    [8, 100],
  ])('%i answered categories give a completeness of %i percent', (count, percentage) => {
    const selected = ALL.slice(0, count)
    expect(quickCompleteness(selected, full)).toBe(percentage)
  })
})

describe('choosing categories', () => {
  test('a deselection below four is ignored', () => {
    expect(toggledCategories(QUICK_DEFAULT_CATEGORIES, 'mood')).toBe(QUICK_DEFAULT_CATEGORIES)
  })

  test('a fifth category can be chosen and removed, and the order stays that of the chooser', () => {
    const five = toggledCategories(['hotFlash', 'mood', 'energy', 'stress'], 'sleep')
    expect(five).toEqual(['hotFlash', 'mood', 'energy', 'sleep', 'stress'])
    expect(toggledCategories(five, 'hotFlash')).toEqual(['mood', 'energy', 'sleep', 'stress'])
  })

  test('no sequence of taps leaves fewer than four categories', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 40 }), (taps) => {
        const end = taps.reduce<readonly QuickCategory[]>(toggledCategories, QUICK_DEFAULT_CATEGORIES)
        expect(end.length).toBeGreaterThanOrEqual(QUICK_MIN_CATEGORIES)
        expect(new Set(end).size).toBe(end.length)
      }),
    )
  })
})

describe('validation of a quick log', () => {
  test.each<[string, readonly QuickCategory[], QuickForm, string | undefined]>([
    ['three categories', ['mood', 'energy', 'sleep'], full, 'Please select at least 4 categories to continue'],
    ['nothing answered', QUICK_DEFAULT_CATEGORIES, {}, 'Please fill at least four categories'],
    ['three of four answered', QUICK_DEFAULT_CATEGORIES, { ...full, mood: undefined }, 'Please fill at least four categories'],
    ['four of eight answered, hot flash not', ALL, { ...full, hotFlash: undefined }, 'Please answer the hot flash question'],
    ['yes without a count', ALL, { ...full, hotFlashCount: undefined }, 'Please answer the hot flash question'],
    ['a count of 0', ALL, { ...full, hotFlashCount: 0 }, 'Please answer the hot flash question'],
    ['a count of 41', ALL, { ...full, hotFlashCount: 41 }, 'Please answer the hot flash question'],
    ['a count of 2.5', ALL, { ...full, hotFlashCount: 2.5 }, 'Please answer the hot flash question'],
    ['energy missing', ALL, { ...full, energy: undefined }, 'Please select your energy level'],
    ['hydration missing', ALL, { ...full, hydration: undefined }, 'Please answer the hydration question'],
    ['exercise missing', ALL, { ...full, exercise: undefined }, 'Please answer the exercise question'],
    ['sleep without its hours', ALL, { ...full, sleepHours: undefined }, 'Please add how many hours you slept'],
    ['stress missing, which may be', ALL, { ...full, stress: undefined }, undefined],
    ['a count of 40', ALL, { ...full, hotFlashCount: 40 }, undefined],
    ['everything answered', ALL, full, undefined],
    ['a question that is not chosen is not asked', QUICK_DEFAULT_CATEGORIES, { ...full, exercise: undefined }, undefined],
  ])('%s', (_, selected, form, problem) => {
    expect(quickLogProblem(selected, form)).toBe(problem)
  })

  test('each missing answer has its own message beside the question', () => {
    expect(questionProblems(ALL, { mood: 3, sleep: false, cognitiveHealth: 5, stress: 2 })).toEqual({
      hotFlash: 'Please answer the hot flash question',
      energy: 'Please select your energy level',
      hydration: 'Please answer the hydration question',
      exercise: 'Please answer the exercise question',
    })
  })

  test('while fewer than four are answered, every open question has a message', () => {
    expect(Object.keys(questionProblems(ALL, {})).toSorted()).toEqual(ALL.toSorted())
    const three = { hotFlash: false, mood: 3, energy: 'mid' } as const
    expect(questionProblems(QUICK_DEFAULT_CATEGORIES, { ...three, sleep: true })).toEqual({ sleep: 'Please add how many hours you slept' })
    const rest = ['mood', 'sleep', 'stress', 'cognitiveHealth'] as const
    expect(Object.keys(questionProblems(rest, {})).toSorted()).toEqual(rest.toSorted())
    expect(questionProblems([...rest, 'hotFlash'], { mood: 3, sleep: false, stress: 2, hotFlash: false })).toEqual({})
  })

  test.each([
    [1, true],
    [12, true],
    [0, false],
    [13, false],
    [7.5, true],
    [7.25, false],
    [12.5, false],
    [undefined, false],
  ])('%s hours of sleep count as an answer: %s', (sleepHours, answered) => {
    expect(isAnswered({ sleep: true, sleepHours }, 'sleep')).toBe(answered)
  })
})

describe('quick form to wire', () => {
  test('every answer in the form is sent', () => {
    expect(toQuickAnswers(ALL, full, 83.4)).toEqual({
      hot_flashes_count: 3,
      night_sweats_count: 1,
      mood_rating: 8,
      energy_level: 7,
      sleep_hours: 7,
      thinking_clarity: 6,
      hydration_level: 1,
      regular_meals: false,
      physical_activity: 1,
      exercise_types: ['walking', 'yoga'],
      stress_triggers: 5,
      elapsed_seconds: 83,
    })
  })

  test('an unanswered question is absent, never zero', () => {
    expect(toQuickAnswers(ALL, {}, 0)).toEqual({})
    expect(toQuickAnswers(ALL, { hotFlash: true, sleep: true, nightSweats: true }, 0)).toEqual({})
  })

  test('a no counts as an answer', () => {
    expect(toQuickAnswers(ALL, { hotFlash: false, nightSweats: false, sleep: false, exercise: false, exerciseTypes: ['yoga'] }, 0)).toEqual(
      {
        hot_flashes_count: 0,
        night_sweats_count: 0,
        sleep_hours: 0,
        physical_activity: 0,
      },
    )
  })

  test('an unchosen category is not sent, even if it was answered before', () => {
    expect(toQuickAnswers(['mood'], full, 0)).toEqual({ mood_rating: 8 })
  })

  test('editing preserves the finer stored value of an unchanged answer and adds the elapsed time', () => {
    const stored = { mood_rating: 7, energy_level: 6, sleep_hours: 6.75, elapsed_seconds: 40 }
    const { selected, form } = toQuickForm(stored)
    expect(toQuickAnswers(selected, form, 20, stored)).toEqual({ ...stored, elapsed_seconds: 60 })
    expect(toQuickAnswers(selected, { ...form, mood: 1, energy: 'high', sleepHours: 5 }, 0, stored)).toMatchObject({
      mood_rating: 2,
      energy_level: 10,
      sleep_hours: 5,
    })
    expect(toQuickAnswers(selected, { ...form, sleep: false }, 0, stored).sleep_hours).toBe(0)
  })

  test('a stored night without sleep stays at 0 hours until the answer is changed', () => {
    const stored = { sleep_hours: 0 }
    const { selected, form } = toQuickForm(stored)
    expect(form.sleep).toBe(false)
    expect(toQuickAnswers(selected, { ...form, sleep: true, sleepHours: 1 }, 0, stored).sleep_hours).toBe(1)
  })
})

test('an edited log shows at least four categories, including all answered ones', () => {
  expect(toQuickForm({ stress_triggers: 2 }).selected).toEqual(['hotFlash', 'mood', 'energy', 'stress'])
  expect(toQuickForm({ regular_meals: true, night_sweats_count: 2 }).selected).toEqual(['hotFlash', 'mood', 'energy', 'hydration'])
})

const wire = fc.record(
  {
    hot_flashes_count: fc.integer({ min: 0, max: 40 }),
    night_sweats_count: fc.integer({ min: 0, max: 40 }),
    mood_rating: fc.integer({ min: 1, max: 10 }),
    energy_level: fc.integer({ min: 1, max: 10 }),
    sleep_hours: fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4),
    thinking_clarity: fc.integer({ min: 1, max: 10 }),
    hydration_level: fc.constantFrom(0 as const, 1 as const),
    regular_meals: fc.boolean(),
    physical_activity: fc.constant(1 as const),
    exercise_types: fc.subarray([...EXERCISE_TYPES], { minLength: 1 }),
    stress_triggers: fc.integer({ min: 1, max: 10 }),
  },
  { requiredKeys: ['physical_activity'] },
)

test('opening and saving a stored log changes nothing, and the server accepts the result', () => {
  fc.assert(
    fc.property(wire, (stored) => {
      const { selected, form } = toQuickForm(stored)
      const answers = toQuickAnswers(selected, form, 0, stored)
      expect(answers).toEqual(stored)
      expect(QuickAnswers.parse(answers)).toEqual(stored)
    }),
  )
})
