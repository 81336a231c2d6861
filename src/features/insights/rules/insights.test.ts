import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { DayRow } from './day-rows.ts'
import { insightPeriod, insightsOf } from './insights.ts'
import type { Tap } from './named-most.ts'
import { WEEK_NEEDS_ANSWERS } from './week-insights.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

function row(back: number, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: typeof answers.hot_flashes === 'number' ? 'quick_log' : null, night_sweats: null } as const
  return { day: addDays(TODAY, -back), quick_log: 1_000 + back, deep_log: null, ...unknown, source, ...answers }
}

const firstOf = (rows: readonly DayRow[]) => rows.map(({ day }) => day).toSorted()[0] ?? null

function insightTexts(rows: readonly DayRow[], taps: readonly Tap[] = [], today = TODAY) {
  const { insights, missing } = insightsOf({ firstLog: firstOf(rows), rows, taps, flows: [], tides: [] }, today)
  return { insights, texts: insights.map(({ text }) => text), missing: missing.map(({ text }) => text) }
}

/** Days at a distance of `step`, so that there is no run of days. */
const every = (step: number, values: readonly number[], answers: (value: number) => Partial<DayRow>, from = 0) =>
  values.map((value, index) => row(from + index * step, answers(value)))

test('without records there are no insights, only what they need', () => {
  expect(insightTexts([])).toEqual({
    insights: [],
    texts: [],
    missing: ['Log 3 more days this week to see what your notes say.'],
  })
})

describe('this week compared with the week before', () => {
  const sleep = (value: number) => ({ sleep: value })

  test('sleep is compared in hours, with the nights behind each number', () => {
    const rows = [...every(1, [7, 7, 8, 6.5, 7], sleep), ...every(2, [6, 6.5, 6, 6.5], sleep, 7)]
    const insights = insightTexts(rows).insights.filter(({ kind }) => kind === 'week')
    expect(insights[0]?.text).toBe('You slept 7.1 hours on average this week (5 nights noted), 6.3 the week before (4 nights).')
    expect(insights[0]?.behind.map(({ label, rows: behind }) => [label, behind.map(({ words }) => words)])).toEqual([
      ['This week, Nov 15 to Nov 21', ['7 hours', '6.5 hours', '8 hours', '7 hours', '7 hours']],
      ['The week before, Nov 8 to Nov 14', ['6.5 hours', '6 hours', '6.5 hours', '6 hours']],
    ])
    expect(insights[0]?.behind[0]?.rows[0]).toEqual({ day: '2026-11-17', value: 7, words: '7 hours', log_id: 1_004 })
  })

  test.each([
    ['mood', { mood: 6 }, 'Your mood was 6 of 10 on average this week (3 days noted), 8 the week before (3 days).'],
    ['energy', { energy: 6 }, 'Your energy was 6 of 10 on average this week (3 days noted), 8 the week before (3 days).'],
    ['sleep', { sleep: 6 }, 'You slept 6 hours on average this week (3 nights noted), 8 the week before (3 nights).'],
    ['hot_flashes', { hot_flashes: 6 }, 'You noted 6 hot flashes a day on average this week (3 days noted), 8 the week before (3 days).'],
    [
      'night_sweats',
      { night_sweats: 1 },
      'You noted 1 night sweat a night on average this week (3 nights noted), 8 the week before (3 nights).',
    ],
  ] as const)('%s', (measure, now, text) => {
    const before = { [measure]: 8 }
    expect(insightTexts([0, 2, 4].map((back) => row(back, now)).concat([8, 10, 12].map((back) => row(back, before)))).texts).toContain(text)
  })

  test('shows this week alone while the week before has too little data, and says so', () => {
    const { texts, missing } = insightTexts([...every(2, [7, 6, 8], sleep), ...every(2, [6, 6], sleep, 7)])
    expect(texts).toEqual(['You slept 7 hours on average this week (3 nights noted).'])
    expect(missing[0]).toBe('With 3 logged days in both, you can compare this week with last week. Last week has 2.')
  })

  test.each([
    [1, 'Log 2 more days this week to see what your notes say.'],
    [2, 'Log 1 more day this week to see what your notes say.'],
  ])('shows nothing with %i days', (days, sentence) => {
    const { texts, missing } = insightTexts(every(2, Array<number>(days).fill(7), sleep))
    expect(texts).toEqual([])
    expect(missing[0]).toBe(sentence)
  })

  test('ignores days with tapped hot flashes only, which can never be zero', () => {
    const tapped = { hot_flashes: 3, source: { hot_flashes: 'moments', night_sweats: null } } as const
    expect(insightTexts([0, 2, 4].map((back) => row(back, tapped))).texts).toEqual([])
  })
})

test('no insight says that two things on the same days go together', () => {
  const nights = [
    ...every(2, [4, 4, 4, 4, 4], (hot_flashes) => ({ hot_flashes, sleep: 5, energy: 4, mood: 8, moved: true }), 20),
    ...every(2, [0, 0, 0, 0, 0, 0, 0], (hot_flashes) => ({ hot_flashes, sleep: 8, energy: 10, mood: 4, moved: false }), 40),
  ]
  expect(insightTexts(nights).insights).toEqual([])
})

test('measures come in a fixed order, independent of the difference between the weeks', () => {
  const rows = [
    ...every(2, [6, 6, 6], (value) => ({ mood: value, sleep: value }), 0),
    ...every(2, [6, 6, 6], (value) => ({ mood: value, sleep: 12 }), 8),
  ]
  expect(insightTexts(rows).texts.map((text) => text.slice(0, 9))).toEqual(['Your mood', 'You slept'])
})

test('the emotion named most is shown as named, unless two lead', () => {
  const felt = (back: number, feeling: string) => row(back, { feeling, quick_log: null, deep_log: 500 + back })
  const rows = [felt(10, 'calm'), felt(20, 'stressed'), felt(30, 'Calm')]
  expect(insightTexts(rows).texts).toEqual(['The feeling you named most in your Deep Logs is “calm”: 2 of 3 times in the last 12 weeks.'])
  expect(insightTexts([...rows, felt(40, 'stressed')]).texts).toEqual([])
  expect(insightTexts(rows.slice(1)).missing).toContain("After 3 Deep Logs in 12 weeks, you'll see which feeling you name most. So far: 2.")
})

test('the part of the day with at least half of the taps is shown', () => {
  const taps = [23, 2, 5, 14, 9, 22].map((hour, back) => ({ day: addDays(TODAY, -back), hour }))
  expect(insightTexts([], taps).texts).toEqual(['4 of your last 6 hot flashes came at night, between 10 PM and 6 AM (last 12 weeks).'])
  expect(insightTexts([], taps.slice(2)).missing).toContain(
    "After 5 taps on “Hot flash now”, you'll see what time of day they come. So far: 4.",
  )
  expect(
    insightTexts(
      [],
      taps.slice(1).map((tap, index) => ({ ...tap, hour: index * 5 })),
    ).texts,
  ).toEqual([])
})

test('the longest run is shown with its first and last day', () => {
  expect(insightTexts([10, 11, 12, 20, 21, 22, 23].map((back) => row(back))).texts).toEqual([
    'You wrote on 4 days in a row, from Oct 29 to Nov 1. It is your longest run in the last 12 weeks.',
  ])
  expect(insightTexts([10, 11].map((back) => row(back))).texts).toEqual([])
  const all = Array.from({ length: 84 }, (_, back) => row(back))
  expect(insightTexts(all).texts).toEqual(['You wrote on at least 84 days in a row, from Aug 30 to Nov 21.'])
})

test('days before the twelve weeks are ignored', () => {
  expect(insightPeriod(TODAY)).toEqual({ from: '2026-08-30', to: TODAY })
  expect(insightTexts(Array.from({ length: 20 }, (_, back) => row(84 + back, { mood: 5 }))).texts).toEqual([])
})

const number = (most: number) => fc.option(fc.integer({ min: 0, max: most }), { nil: null })
const someRows = fc.uniqueArray(
  fc
    .record({
      back: fc.integer({ min: 0, max: 90 }),
      mood: number(10),
      energy: number(10),
      sleep: number(12),
      hot_flashes: number(6),
      moved: fc.option(fc.boolean(), { nil: null }),
      feeling: fc.constantFrom(null, 'calm', 'fine'),
    })
    .map(({ back, ...answers }) => row(back, answers)),
  { selector: ({ day }) => day, maxLength: 90 },
)

test('insights do not depend on the order of days, are traceable, and neither judge nor claim a cause', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const result = insightsOf({ firstLog: firstOf(rows), rows, taps: [], flows: [], tides: [] }, TODAY)
      expect(insightsOf({ firstLog: firstOf(rows), rows: rows.toReversed(), taps: [], flows: [], tides: [] }, TODAY)).toEqual(result)
      const known = new Map(rows.map((each) => [each.day, each]))
      for (const { kind, text, behind } of result.insights) {
        expect(behind.length).toBeGreaterThan(0)
        for (const { rows: counted } of behind) {
          if (kind === 'week') expect(counted.length).toBeGreaterThanOrEqual(WEEK_NEEDS_ANSWERS)
          for (const { day, log_id } of counted) expect([known.get(day)?.quick_log, known.get(day)?.deep_log]).toContain(log_id)
        }
        expect(text).not.toMatch(/better|worse|improv|should|because|cause|normal|significan|good|bad|!/i)
      }
    }),
  )
})
