import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEEP_EMOTIONS, DeepAnswers, ENERGY_PATTERNS, WAKE_FEELINGS } from '../contract.ts'
import { SUPPLEMENTS } from './supplements.ts'
import {
  DEEP_FIELDS,
  DEEP_TEXT_COUNT,
  DEEP_TEXTS,
  deepCompleteness,
  type DeepForm,
  deepLogProblem,
  FORM_DEEP_HOT_FLASHES,
  toDeepAnswers,
  toDeepForm,
  toggledDeepCategories,
  writtenTexts,
  DEEP_CATEGORIES,
  DEEP_DEFAULT_CATEGORIES,
  DEEP_MIN_CATEGORIES,
  type DeepCategory,
} from './deep.ts'

const ALL = [...DEEP_CATEGORIES]
const full: DeepForm = {
  hotFlashCount: 4,
  hotFlashComfort: 'A fan',
  bodyFeelOnWake: 'groggy',
  sleepInfluence: 'Late tea',
  dominantEmotion: 'calm',
  moodShift: 'At noon',
  energyPattern: 'rise-fall',
  energyInfluence: 'A meeting',
  mostNourishing: 'Soup',
  foodMoodEffect: 'Coffee was too much',
  clearThinkingMoments: 'Early',
  focusFactors: 'Quiet',
  supplements: [{ name: 'Vitamin D', taken: true, notes: 'with breakfast' }, { name: 'Iron' }],
  bestMovement: 'Swimming',
  bodyResponse: 'Lighter',
  calmChallenges: 'Noise',
  centeringHelp: 'Breathing',
  journalEntry: 'I was kind to myself.',
}

describe('documented numbers of the deep log', () => {
  test('there are ten categories; at least five must be chosen, and five are chosen initially', () => {
    expect(ALL).toHaveLength(10)
    expect(DEEP_MIN_CATEGORIES).toBe(5)
    expect(DEEP_DEFAULT_CATEGORIES).toEqual(['hotFlashes', 'sleep', 'mood', 'physical', 'diet'])
  })

  test('each of the eighteen fields belongs to one category, and fourteen are texts', () => {
    const fields = ALL.flatMap((category) => DEEP_FIELDS[category])
    expect(fields).toHaveLength(18)
    expect(new Set(fields)).toEqual(new Set(Object.keys(full)))
    expect(Object.keys(DEEP_TEXTS)).toHaveLength(DEEP_TEXT_COUNT - 1)
    expect(DEEP_TEXT_COUNT).toBe(14)
  })

  test('the enumerated answers are the documented ones', () => {
    expect(WAKE_FEELINGS).toEqual(['clear', 'groggy', 'heavy', 'tired', 'other'])
    expect(DEEP_EMOTIONS).toEqual(['exhausted', 'stressed', 'fine', 'calm', 'energized'])
    expect(ENERGY_PATTERNS).toEqual(['steady', 'rise-fall'])
    expect(FORM_DEEP_HOT_FLASHES).toEqual({ min: 0, max: 20 })
    expect(SUPPLEMENTS).toEqual([
      'Vitamin D',
      'Calcium',
      'Magnesium',
      'Omega-3',
      'Vitamin B12',
      'Iron',
      'Probiotics',
      'Black Cohosh',
      'Evening Primrose Oil',
      'Other',
    ])
  })

  test.each<[number, DeepForm, number]>([
    [0, {}, 0],
    [0, { hotFlashCount: 4, bodyFeelOnWake: 'clear', dominantEmotion: 'calm', energyPattern: 'steady' }, 0],
    [0, { journalEntry: '  \n' }, 0],
    [1, { journalEntry: 'x' }, 7],
    [1, { supplements: [{ name: 'Iron' }] }, 7],
    [0, { supplements: [] }, 0],
    [2, { journalEntry: 'x', moodShift: 'y' }, 14],
    [14, full, 100],
  ])('%i written texts of %j give a completeness of %i percent', (count, form, percentage) => {
    expect(writtenTexts(ALL, form)).toBe(count)
    expect(deepCompleteness(ALL, form)).toBe(percentage)
  })

  test('texts of categories that are not chosen do not count', () => {
    expect(writtenTexts(DEEP_DEFAULT_CATEGORIES, full)).toBe(7)
    expect(deepCompleteness(DEEP_DEFAULT_CATEGORIES, full)).toBe(50)
  })
})

describe('choosing categories', () => {
  test('a deselection below five is ignored', () => {
    expect(toggledDeepCategories(DEEP_DEFAULT_CATEGORIES, 'mood')).toBe(DEEP_DEFAULT_CATEGORIES)
  })

  test('a sixth category can be chosen and removed, and the order stays that of the chooser', () => {
    const six = toggledDeepCategories(DEEP_DEFAULT_CATEGORIES, 'energy')
    expect(six).toEqual(['hotFlashes', 'sleep', 'mood', 'energy', 'physical', 'diet'])
    expect(toggledDeepCategories(six, 'hotFlashes')).toEqual(['sleep', 'mood', 'energy', 'physical', 'diet'])
  })

  test('no sequence of taps leaves fewer than five categories', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 40 }), (taps) => {
        const end = taps.reduce<readonly DeepCategory[]>(toggledDeepCategories, DEEP_DEFAULT_CATEGORIES)
        expect(end.length).toBeGreaterThanOrEqual(DEEP_MIN_CATEGORIES)
        expect(new Set(end).size).toBe(end.length)
      }),
    )
  })
})

test.each<[string, readonly DeepCategory[], DeepForm, string | undefined]>([
  ['four categories', ['sleep', 'mood', 'energy', 'diet'], full, 'Please select at least 5 categories'],
  ['nothing answered', DEEP_DEFAULT_CATEGORIES, {}, 'Please answer at least one question'],
  ['only white space', DEEP_DEFAULT_CATEGORIES, { moodShift: ' ' }, 'Please answer at least one question'],
  ['only what is not chosen', DEEP_DEFAULT_CATEGORIES, { journalEntry: 'x' }, 'Please answer at least one question'],
  ['one choice', DEEP_DEFAULT_CATEGORIES, { dominantEmotion: 'fine' }, undefined],
  ['no hot flashes at all', DEEP_DEFAULT_CATEGORIES, { hotFlashCount: 0 }, undefined],
  ['everything', ALL, full, undefined],
])('a log cannot be saved for the right reason: %s', (_, selected, form, problem) => {
  expect(deepLogProblem(selected, form)).toBe(problem)
})

describe('deep form to wire', () => {
  test('every answer in the form is sent', () => {
    expect(toDeepAnswers(ALL, full, 540.4)).toEqual({
      hot_flashes_count_detail: '4',
      hot_flashes_comfort_help: 'A fan',
      body_wake_up_feeling: 'groggy',
      sleep_influence_factor: 'Late tea',
      dominant_emotion_today: 'calm',
      mood_shift_moment: 'At noon',
      energy_steadiness: 'rise-fall',
      energy_influence_factors: 'A meeting',
      most_nourishing_meal: 'Soup',
      food_drink_mood_impact: 'Coffee was too much',
      clear_thinking_moments: 'Early',
      focus_factors: 'Quiet',
      supplements: [{ name: 'Vitamin D', taken: true, notes: 'with breakfast' }, { name: 'Iron' }],
      supplements_medications_notes: 'Vitamin D, Iron',
      best_movement_type: 'Swimming',
      body_response_after_movement: 'Lighter',
      calm_challenges: 'Noise',
      centering_help: 'Breathing',
      guided_journal_response: 'I was kind to myself.',
      elapsed_seconds: 540,
    })
  })

  test('answers that are empty, blank or in an unchosen category are absent', () => {
    expect(toDeepAnswers(ALL, { journalEntry: ' ', supplements: [] }, 0)).toEqual({})
    expect(toDeepAnswers(['mood'], full, 0)).toEqual({ dominant_emotion_today: 'calm', mood_shift_moment: 'At noon' })
    expect(toDeepAnswers(ALL, { supplements: [{ name: 'Iron', notes: ' ' }] }, 0).supplements).toEqual([{ name: 'Iron' }])
  })

  test('zero hot flashes count as an answer', () => {
    expect(toDeepAnswers(ALL, { hotFlashCount: 0 }, 0)).toEqual({ hot_flashes_count_detail: '0' })
  })

  test('editing adds the elapsed time and preserves night sweats, which the form does not ask', () => {
    const stored = { night_sweats_count: 3, elapsed_seconds: 60, calm_challenges: 'Noise' }
    const { selected, form } = toDeepForm(stored)
    expect(toDeepAnswers(selected, { ...form, calmChallenges: 'Less noise' }, 30, stored)).toEqual({
      night_sweats_count: 3,
      elapsed_seconds: 90,
      calm_challenges: 'Less noise',
    })
  })
})

test('an edited log shows at least five categories, including all answered ones', () => {
  expect(toDeepForm({ calm_challenges: 'x', guided_journal_response: 'y' }).selected).toEqual([
    'hotFlashes',
    'sleep',
    'mood',
    'stress',
    'journal',
  ])
})

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '' && !text.includes('\0'))
const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,20}[A-Za-z0-9]$/)
const texts = Object.fromEntries(Object.values(DEEP_TEXTS).map((wire) => [wire, words]))
const wire = fc
  .record(
    {
      ...texts,
      hot_flashes_count_detail: fc.integer({ min: 0, max: 20 }).map(String),
      night_sweats_count: fc.integer({ min: 0, max: 40 }),
      body_wake_up_feeling: fc.constantFrom(...WAKE_FEELINGS),
      dominant_emotion_today: fc.constantFrom(...DEEP_EMOTIONS),
      energy_steadiness: fc.constantFrom(...ENERGY_PATTERNS),
      supplements: fc.uniqueArray(fc.record({ name, taken: fc.boolean(), notes: words }, { requiredKeys: ['name'] }), {
        minLength: 1,
        maxLength: 4,
        selector: (each) => each.name.toLowerCase(),
      }),
      supplements_medications_notes: words,
    },
    { requiredKeys: ['dominant_emotion_today'] },
  )
  // The server always writes the text for a list of supplements.
  .map((stored) => ('supplements' in stored ? { supplements_medications_notes: 'as she wrote it', ...stored } : stored))
  .filter(
    (stored) =>
      'supplements' in stored || stored.supplements_medications_notes === undefined || /[^,\s]/.test(stored.supplements_medications_notes),
  )

test('opening and saving a stored log changes nothing, and the server accepts the result', () => {
  fc.assert(
    fc.property(wire, (stored) => {
      const { selected, form } = toDeepForm(stored)
      const answers = toDeepAnswers(selected, form, 0, stored)
      expect(answers).toEqual(stored)
      expect(DeepAnswers.parse(answers)).toEqual(stored)
    }),
  )
})
