import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { Span, Trends } from '../contract.ts'
import type { DayRow } from './day-rows.ts'
import { amountWords, periodWords, placeWords, trendWords } from './trend-words.ts'
import { trendsOf } from './trends.ts'

const TODAY = '2026-11-21'
const GAPS = ' Gaps are just days you didn’t log.'

function trends(span: Span, days: Record<number, Partial<DayRow>>): Trends {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: null, night_sweats: null }
  const rows = Object.entries(days).map(([back, answers]) => ({
    day: addDays(TODAY, -Number(back)),
    quick_log: 1,
    deep_log: null,
    ...unknown,
    source,
    ...answers,
  }))
  return { ...trendsOf(span, TODAY, rows), today: TODAY, first_day: null, damaged_days: [] }
}

const tapped = { hot_flashes: 'moments', night_sweats: null } as const

describe('sentence before a chart', () => {
  test.each([
    ['mood', {}, 'Nothing is noted about this in these 7 days.'],
    [
      'mood',
      { 0: { mood: 4 }, 2: { mood: 8 }, 3: { sleep: 5 } },
      `Your mood was 6 of 10 on average, between 4 and 8, on 2 of 7 days.${GAPS}`,
    ],
    ['energy', { 0: { energy: 7 } }, `Your energy was 7 of 10 on average, on 1 of 7 days.${GAPS}`],
    ['energy', { 0: { energy: 7 }, 1: { energy: 7 } }, `Your energy was 7 of 10 on average, always 7, on 2 of 7 days.${GAPS}`],
    ['sleep', { 0: { sleep: 6.5 }, 1: { sleep: 7 } }, `You slept 6.8 hours on average, between 6.5 and 7, on 2 of 7 nights.${GAPS}`],
    ['hot_flashes', { 0: { hot_flashes: 3 }, 1: { hot_flashes: 0 } }, `You noted 3 hot flashes on 1 day, and none on 1 day.${GAPS}`],
    ['hot_flashes', { 0: { hot_flashes: 0 }, 1: { hot_flashes: 0 } }, `You noted no hot flashes on 2 of 7 days.${GAPS}`],
    ['night_sweats', { 0: { night_sweats: 1 } }, `You noted 1 night sweat on 1 night.${GAPS}`],
    [
      'hot_flashes',
      { 0: { hot_flashes: 3, source: tapped } },
      `You noted 3 hot flashes on 1 day. On 1 day the number is counted from what you tapped on Home.${GAPS}`,
    ],
  ] as const)('%s for days %j', (measure, days, sentence) => expect(trendWords(trends('week', days), measure)).toBe(sentence))

  test('does not mention gaps if there are none', () => {
    const full = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((back) => [back, { mood: 6 + (back % 2) }]))
    expect(trendWords(trends('week', full), 'mood')).toBe('Your mood was 6.4 of 10 on average, between 6 and 7, on 7 of 7 days.')
  })

  test('gives the range of the averages in the chart', () => {
    expect(trendWords(trends('year', { 0: { mood: 8 }, 30: { mood: 4 }, 31: { mood: 5 } }), 'mood')).toBe(
      'Your mood was 5.7 of 10 on average, between 4 and 8, on 3 noted days. The monthly averages lie between 4.5 and 8. Gaps are just months you didn’t log.',
    )
  })
})

test('a point is described by its value and days, or as without a note', () => {
  const week = trends('week', { 1: { sleep: 6.5 } }).points
  expect(week.slice(-2).map((point) => `${placeWords('week', point)}: ${amountWords('week', 'sleep', point)}`)).toEqual([
    'Fri, Nov 20: 6.5 hours',
    'Sat, Nov 21: no note',
  ])
  const year = trends('year', { 1: { hot_flashes: 2 }, 2: { hot_flashes: 3 } }).points.slice(-1)
  expect(year.map((point) => `${placeWords('year', point)}: ${amountWords('year', 'hot_flashes', point)}`)).toEqual([
    'November 2026: 2.5 hot flashes a day on average, 2 days noted',
  ])
  expect(placeWords('quarter', { from: '2026-11-15', to: TODAY })).toBe('Nov 15 to Nov 21')
})

test('a period is written with its years', () => {
  expect(periodWords({ from: '2026-11-15', to: TODAY })).toBe('Nov 15 to Nov 21, 2026')
  expect(periodWords({ from: '2025-12-28', to: '2026-01-03' })).toBe('Dec 28, 2025 to Jan 3, 2026')
})
