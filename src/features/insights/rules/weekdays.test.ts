import { describe, expect, test } from 'vitest'
import { weekdayOf } from '../../../kit/date-grid.ts'
import { addDays } from '../../../kit/local-date.ts'
import { seededRandom } from '../../../kit/seeded-random.ts'
import type { DayRow } from './day-rows.ts'
import { weekdayInsights, weekdayPeriod } from './weekdays.ts'

/** A Saturday. */
const FIRST = '2025-11-22'
const AFTER_12_WEEKS = addDays(FIRST, 84)

function row(place: number, answers: Partial<DayRow>): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: typeof answers.hot_flashes === 'number' ? 'quick_log' : null, night_sweats: null } as const
  return { day: addDays(FIRST, place), quick_log: 1_000 + place, deep_log: null, ...unknown, source, ...answers }
}

const textsOf = (rows: readonly DayRow[], today = AFTER_12_WEEKS) =>
  weekdayInsights(rows, FIRST, today).map((finding) => ('insight' in finding ? finding.insight.text : finding.missing.text))

/** High on Sundays, low on Tuesdays. */
const rhythm = (place: number) => [6, 3, 6, 6, 6, 6, 9][weekdayOf(addDays(FIRST, place))] ?? 6
const moods = (days: number, mood: (place: number) => number) =>
  Array.from({ length: days }, (_, place) => row(place, { mood: mood(place) }))

describe('weekdays', () => {
  test('are compared three times in the first year, then yearly, over at most 52 weeks', () => {
    const periodOn = (day: number) => {
      const period = weekdayPeriod(FIRST, addDays(FIRST, day))
      return period && [period.from, period.to]
    }
    expect(periodOn(83)).toBeUndefined()
    expect(periodOn(84)).toEqual([FIRST, addDays(FIRST, 83)])
    expect(periodOn(167)).toEqual([FIRST, addDays(FIRST, 83)])
    expect(periodOn(168)).toEqual([FIRST, addDays(FIRST, 167)])
    expect(periodOn(364)).toEqual([FIRST, addDays(FIRST, 363)])
    expect(periodOn(727)).toEqual([FIRST, addDays(FIRST, 363)])
    expect(periodOn(728)).toEqual([addDays(FIRST, 364), addDays(FIRST, 727)])
  })

  test('are shown by the highest and the lowest, with every day behind them', () => {
    const [found] = weekdayInsights(moods(84, rhythm), FIRST, AFTER_12_WEEKS)
    if (!found || !('insight' in found)) throw new Error('No insight')
    expect(found.insight.text).toBe(
      'Your mood was highest on Sundays: 9 of 10 on average (12 noted). It was lowest on Tuesdays: 3 (12 noted).',
    )
    expect(found.insight.note).toBe('Counted over 12 weeks, up to Feb 13. Other weeks may look different.')
    expect(found.insight.behind.map(({ label, rows }) => [label, rows.length])).toEqual(
      ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'].map((label) => [label, 12]),
    )
  })

  test('before the first comparison its date is given', () => {
    expect(textsOf(moods(10, rhythm), addDays(FIRST, 10))).toEqual([
      'From Feb 14, after 12 weeks, your notes can be compared by day of the week.',
    ])
    expect(weekdayInsights([], null, FIRST)).toEqual([])
  })

  test('keep the result until the next comparison', () => {
    const before = textsOf(moods(84, rhythm))
    const since = Array.from({ length: 60 }, (_, place) => row(84 + place, { mood: 10 - rhythm(place) }))
    expect(textsOf([...moods(84, rhythm), ...since], addDays(FIRST, 144))).toEqual(before)
  })

  test('are not shown with fewer than 4 values for one of them, or two equal ends', () => {
    const fewMondays = moods(84, rhythm).filter(({ day }, place) => weekdayOf(day) !== 0 || place < 21)
    expect(textsOf(fewMondays)).toEqual([])
    expect(textsOf(moods(84, (place) => [6, 3, 6, 6, 6, 9, 9][weekdayOf(addDays(FIRST, place))] ?? 6))).toEqual([])
  })
})

/**
 * Simulated days of one woman: autocorrelation 0.5, weekday means with standard deviation `rhythmSize`, one day in
 * five missing.
 */
function simulatedDays(seed: number, days: number, rhythmSize: number): DayRow[] {
  const random = seededRandom(seed * 7_919 + 13)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const profile = Array.from({ length: 7 }, () => normal() * rhythmSize)
  const carried = { mood: 0, energy: 0, sleep: 0, hot_flashes: 0 }
  const steps = { mood: 2, energy: 2, sleep: 1, hot_flashes: 2 }
  return Array.from({ length: days }, (_, place) => {
    const answers = Object.fromEntries(
      (Object.keys(carried) as (keyof typeof carried)[]).map((measure) => {
        carried[measure] = 0.5 * carried[measure] + Math.sqrt(0.75) * normal()
        const felt = carried[measure] + (profile[weekdayOf(addDays(FIRST, place))] ?? 0)
        return [measure, Math.max(0, Math.round(6 + steps[measure] * felt))]
      }),
    )
    return { ...row(place, answers), isMissing: random() < 0.2 }
  }).filter(({ isMissing }) => !isMissing)
}

test('few women without a weekly rhythm get a weekday insight, and most with a clear rhythm do', () => {
  const withInsight = (rhythmSize: number) =>
    Array.from({ length: 100 }, (_, seed) => textsOf(simulatedDays(seed, 84, rhythmSize))).filter((texts) => texts.length)
  expect(withInsight(0).length).toBeLessThanOrEqual(8)
  expect(withInsight(0.6).length).toBeGreaterThanOrEqual(80)
})
