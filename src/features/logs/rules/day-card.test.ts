import { expect, test } from 'vitest'
import { HOT_FLASHES_MAX } from '../contract.ts'
import {
  afterTap,
  answeredCategories,
  type Choice,
  dayToForm,
  dayToLog,
  flashChoices,
  formToDay,
  hasMoreAnswers,
  isChosen,
  logToDay,
  SLEEP_CHOICES,
  withTapped,
} from './day-card.ts'

const ends = (choices: readonly Choice[]) => choices.map(({ values }) => [values[0], values.at(-1)])

test.each([
  [
    0,
    [
      [0, 0],
      [1, 1],
      [2, 3],
      [4, 5],
      [6, 40],
    ],
  ],
  [
    1,
    [
      [1, 1],
      [2, 3],
      [4, 5],
      [6, 40],
    ],
  ],
  [
    2,
    [
      [2, 2],
      [3, 3],
      [4, 5],
      [6, 40],
    ],
  ],
  [
    3,
    [
      [3, 3],
      [4, 5],
      [6, 40],
    ],
  ],
  [
    6,
    [
      [6, 6],
      [7, 40],
    ],
  ],
  [40, [[40, 40]]],
  [50, [[40, 40]]],
])('with %i hot flashes tapped, no chip is below that number', (tapped, expected) => {
  expect(ends(flashChoices(tapped))).toEqual(expected)
})

test('exactly one chip is chosen for every number that a log can hold', () => {
  for (let count = 0; count <= HOT_FLASHES_MAX; count += 1) expect(flashChoices(0).filter((one) => isChosen(one, count))).toHaveLength(1)
  for (let hours = 0; hours <= 24; hours += 0.25) expect(SLEEP_CHOICES.filter((one) => isChosen(one, hours))).toHaveLength(1)
  expect(SLEEP_CHOICES.some((one) => isChosen(one, undefined))).toBe(false)
})

test.each([
  ['7', undefined, 7],
  ['7', 7, 7.5],
  ['7', 7.5, 7],
  ['7', 7.25, 7],
  ['7', 5, 7],
  ['<4', undefined, 3.5],
  ['<4', 1, 0],
  ['9+', 9, 9.5],
  ['9+', 12, 9],
] as const)('a tap on %s hours after %s gives %s', (chip, before, after) => {
  const choice = SLEEP_CHOICES[{ '<4': 0, '7': 4, '9+': 6 }[chip]]
  expect(choice && afterTap(choice, before)).toBe(after)
})

test('a range stores its smallest number, and the next tap the next one', () => {
  const [, , two] = flashChoices(0)
  expect(two && [afterTap(two, undefined), afterTap(two, 2), afterTap(two, 3)]).toEqual([2, 3, 2])
})

test('what was tapped is never contradicted, and nothing is invented', () => {
  expect(withTapped({ flashes: 2 }, 3)).toEqual({ flashes: 3 })
  expect(withTapped({ flashes: 5 }, 3)).toEqual({ flashes: 5 })
  expect(withTapped({}, 3)).toEqual({ flashes: 3 })
  expect(withTapped({ mood: 4 }, 0)).toEqual({ mood: 4 })
})

test.each([
  { mood: 4, flashes: 0, hours: 7.5, energy: 'mid' },
  { mood: 1, flashes: 3, hours: 0, energy: 'low' },
  { flashes: 1 },
  {},
] as const)('answers pass through the form and the log unchanged: %j', (answers) => {
  expect(formToDay(dayToForm(answers))).toEqual(answers)
  expect(logToDay(dayToLog(answers))).toEqual(answers)
})

test('only what has an answer is saved, and answers beside the four are noticed', () => {
  const four = dayToForm({ mood: 4, flashes: 0, hours: 7, energy: 'mid' })
  expect(answeredCategories(four)).toEqual(['hotFlash', 'mood', 'energy', 'sleep'])
  expect(hasMoreAnswers(four)).toBe(false)
  expect(answeredCategories({ ...four, sleep: true, sleepHours: undefined, regularMeals: true })).toEqual([
    'hotFlash',
    'mood',
    'energy',
    'hydration',
  ])
  for (const more of [{ stress: 3 }, { nightSweats: false }]) expect(hasMoreAnswers(more)).toBe(true)
  expect(hasMoreAnswers({ symptoms: { migraine: 2 }, factors: { alcohol: true } }), 'the card shows what she tracks').toBe(false)
})
