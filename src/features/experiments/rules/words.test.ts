import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXPERIMENT_CAUSES, EXPERIMENT_KINDS, EXPERIMENT_OUTCOMES } from '../contract.ts'
import { drinksMostDays, kindsOf, lagOf, outcomesOf, unfitField, worthOf } from './choices.ts'
import type { StoredExperiment, StoredLook } from './stored-experiment.ts'
import { lookWords, questionWords } from './words.ts'

const look: StoredLook = {
  date: '2026-03-31',
  verdict: 'helps',
  days: 28,
  said: 27,
  kept: 25,
  p: 0.01,
  effect: -1.2,
  low: -2,
  high: -0.4,
  pairs: [],
}
const experiment: StoredExperiment = {
  cause: 'alcohol',
  own_words: '',
  outcome: 'night_sweats_count',
  kind: 'day',
  lag: 1,
  worth: 1,
  seed: 5,
  change_first: Array.from({ length: 28 }, () => true),
  parts: [{ starts_on: '2026-03-02', pairs: 14 }],
  kept: {},
  looks: [look],
  state: 'done',
  ended_on: '2026-03-31',
}
const textOf = (more: Partial<StoredExperiment>, found: Partial<StoredLook> = {}) =>
  lookWords({ ...experiment, ...more }, { ...look, ...found }, 0)

describe('the words of a look', () => {
  test.each<[Partial<StoredExperiment>, Partial<StoredLook>, string]>([
    [{}, {}, 'On days without alcohol, you noted fewer night sweats: a difference of 1.2 on average (likely 0.4 to 2).'],
    [
      { cause: 'own', own_words: 'Hot bath', outcome: 'sleep_hours' },
      { verdict: 'worse', effect: -0.55, low: -1, high: -0.1 },
      'On days with “Hot bath”, you noted fewer hours of sleep: a difference of 0.6 h on average (likely 0.1 to 1).',
    ],
    [
      { cause: 'exercise', outcome: 'energy_level', kind: 'week' },
      { effect: 1, low: 0.5, high: 1.5 },
      'In weeks with regular exercise, you noted more energy: a difference of 1 of 10 a day on average (likely 0.5 to 1.5).',
    ],
    [
      {},
      { verdict: 'no-difference' },
      'With or without, about the same: the difference is likely smaller than the 1 you said would matter.',
    ],
    [{}, { verdict: 'not-enough' }, 'Too few pairs of days have an answer on both days: 0, and 10 are needed.'],
  ])('%j %j', (more, found, text) => {
    expect(textOf(more, found).text).toBe(text)
  })

  test('offer more days only while they can be added', () => {
    expect(textOf({ state: 'active' }, { verdict: 'not-clear' }).note).toBe(
      'You can go on for 14 days more. With more days the answer gets clearer.',
    )
    expect(textOf({ state: 'stopped' }, { verdict: 'not-clear' }).note).not.toContain('14')
  })

  test('never say that one thing makes another', () => {
    for (const language of ['es', 'fr']) {
      const path = new URL(`../../../../locales/experiments/${language}.json`, import.meta.url)
      const words = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>).flat()
      for (const text of words) expect(text).not.toMatch(/\b(?:because|causes?|proves?|demuestra|prouve)\b/i)
    }
  })
})

test('the question of a day names what is planned', () => {
  expect(questionWords(experiment, true)).toBe('Today: without alcohol. Did you keep to it?')
  expect(questionWords(experiment, false)).toBe('Today: alcohol as usual. Did you keep to it?')
})

describe('the choices', () => {
  test('each cause can be tried for something, and each default fits its slider', () => {
    for (const cause of EXPERIMENT_CAUSES) {
      expect(kindsOf(cause).length, cause).toBeGreaterThan(0)
      expect(outcomesOf(cause).length, cause).toBeGreaterThan(4)
    }
    for (const outcome of EXPERIMENT_OUTCOMES) {
      const { default_worth: worth } = worthOf(outcome)
      expect(unfitField({ cause: 'alcohol', outcome, kind: 'day', worth, starts_on: '2026-03-02' })).toBeUndefined()
    }
    expect(EXPERIMENT_KINDS.filter((kind) => kindsOf('own').includes(kind))).toEqual(['day'])
  })

  test.each([
    ['alcohol', 'sleep_hours', 1],
    ['alcohol', 'hot_flashes_count', 0],
    ['cool_bedroom', 'energy_level', 1],
    ['exercise', 'mood_rating', 0],
    ['own', 'night_sweats_count', 1],
  ] as const)('%s acts on %s in the log %d days later', (cause, outcome, lag) => {
    expect(lagOf(cause, outcome)).toBe(lag)
  })

  test('more than five days with drinks in seven are most days, if seven or more are noted', () => {
    const days = (yes: number, no: number) => [...Array<number>(yes).fill(1), ...Array<number>(no).fill(0)]
    expect([days(20, 8), days(21, 7), days(6, 1), days(5, 2), days(6, 0)].map(drinksMostDays)).toEqual([false, true, true, false, false])
  })
})
