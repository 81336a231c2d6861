import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { DayRow } from './day-rows.ts'
import { insightPeriod, insightsOf } from './insights.ts'
import type { Tap } from './named-most.ts'
import { NOT_CAUSE, SHORT_NIGHT_HOURS, TOGETHER_NEEDS_DAYS } from './together.ts'
import { WEEK_NEEDS_ANSWERS } from './week-insights.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

function row(back: number, answers: Partial<DayRow> = {}): DayRow {
  const unknown = { mood: null, energy: null, sleep: null, hot_flashes: null, night_sweats: null, moved: null, feeling: null }
  const source = { hot_flashes: typeof answers.hot_flashes === 'number' ? 'quick_log' : null, night_sweats: null } as const
  return { day: addDays(TODAY, -back), quick_log: 1_000 + back, deep_log: null, ...unknown, source, ...answers }
}

function said(rows: readonly DayRow[], taps: readonly Tap[] = []) {
  const { insights, missing } = insightsOf({ rows, taps, flows: [], tides: [] }, TODAY)
  return { insights, texts: insights.map(({ text }) => text), missing: missing.map(({ text }) => text) }
}

/** Every other day, so that no run of days is said. */
const every = (step: number, values: readonly number[], answers: (value: number) => Partial<DayRow>, from = 0) =>
  values.map((value, index) => row(from + index * step, answers(value)))

test('without a note nothing is said, but what it takes', () => {
  expect(said([])).toEqual({
    insights: [],
    texts: [],
    missing: [
      'Log 3 more days this week to see what your notes say.',
      'To compare the days of your week, your notes need your mood on 4 Mondays, 4 Tuesdays and so on, within 12 weeks. Fewest so far: Monday, 0.',
    ],
  })
})

describe('this week beside the week before', () => {
  const sleep = (value: number) => ({ sleep: value })

  test('is said in hours with the nights behind each number', () => {
    const rows = [...every(1, [7, 7, 8, 6.5, 7], sleep), ...every(2, [6, 6.5, 6, 6.5], sleep, 7)]
    const { insights } = said(rows)
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
    expect(said([0, 2, 4].map((back) => row(back, now)).concat([8, 10, 12].map((back) => row(back, before)))).texts).toContain(text)
  })

  test('is this week alone while the week before has too little, and says so', () => {
    const { texts, missing } = said([...every(2, [7, 6, 8], sleep), ...every(2, [6, 6], sleep, 7)])
    expect(texts).toEqual(['You slept 7 hours on average this week (3 nights noted).'])
    expect(missing[0]).toBe('To set this week beside the one before, each needs 3 noted days. The week before has 2.')
  })

  test.each([
    [1, 'Log 2 more days this week to see what your notes say.'],
    [2, 'Log 1 more day this week to see what your notes say.'],
  ])('is not said with %i days', (days, sentence) => {
    const { texts, missing } = said(every(2, Array<number>(days).fill(7), sleep))
    expect(texts).toEqual([])
    expect(missing[0]).toBe(sentence)
  })

  test('leaves days out whose flashes were only tapped: those days are never zero', () => {
    const tapped = { hot_flashes: 3, source: { hot_flashes: 'moments', night_sweats: null } } as const
    expect(said([0, 2, 4].map((back) => row(back, tapped))).texts).toEqual([])
  })
})

describe('short nights and hot flashes', () => {
  const pair = (back: number, sleep: number, hot_flashes: number) => row(back, { sleep, hot_flashes })
  const short = [4, 4, 1, 2, 0]
  const other = [0, 0, 0, 0, 2, 0, 0, 0, 1]
  // Two days apart and before this week: no run, no week.
  const rows = [
    ...short.map((flashes, index) => pair(20 + index * 2, 5.75, flashes)),
    ...other.map((flashes, index) => pair(40 + index * 2, 6, flashes)),
  ]

  test('travel together in counts of days, and nothing is said about a cause', () => {
    const { insights } = said(rows)
    expect(insights.map(({ text, note }) => [text, note])).toEqual([
      ['On 4 of the 5 days after a night under 6 hours you noted hot flashes; on 2 of 9 other days.', NOT_CAUSE],
    ])
    expect(insights[0]?.behind.map(({ label, rows: { length } }) => [label, length])).toEqual([
      ['After a night under 6 hours', 5],
      ['Other days', 9],
    ])
  })

  test('are not said to when one side has too few days', () => {
    const { texts, missing } = said(rows.slice(1))
    expect(texts).toEqual([])
    expect(missing).toContain(
      'To see whether short nights and hot flashes go together, your notes need 5 days after a night under 6 hours and 5 other days. So far they hold 4 and 9.',
    )
  })

  test('are not said to when other days have about as many', () => {
    expect(
      said([
        ...short.map((flashes, index) => pair(20 + index * 2, 5, flashes)),
        ...short.map((flashes, index) => pair(40 + index * 2, 7, flashes + 1)),
      ]).texts,
    ).toEqual([])
  })

  test('a day without its sleep or without its flashes is on neither side', () => {
    expect(said([...rows, row(70, { sleep: 4 }), row(72, { hot_flashes: 5 })]).texts).toEqual(said(rows).texts)
  })
})

test('energy after short nights, and mood with movement, are told by averages on both sides', () => {
  const nights = [
    ...every(2, [4, 4, 4, 4, 7], (energy) => ({ energy, sleep: 5 }), 20),
    ...every(2, [7, 7, 7, 7, 4, 7], (energy) => ({ energy, sleep: 8 }), 40),
  ]
  expect(said(nights).texts).toEqual([
    'On 5 days after a night under 6 hours your energy was 4.6 of 10 on average; on 6 other days it was 6.5.',
  ])
  const moved = [
    ...every(2, [8, 8, 8, 6, 8], (mood) => ({ mood, moved: true }), 20),
    ...every(2, [6, 6, 6, 6, 6], (mood) => ({ mood, moved: false }), 40),
  ]
  expect(said(moved).texts).toEqual(['On 5 days with movement your mood was 7.6 of 10 on average; on 5 days without it was 6.'])
})

describe('the days of the week', () => {
  /** Four weeks before this one and the last, by how many days back. */
  const weeks = (mood: (back: number) => number) => Array.from({ length: 28 }, (_, index) => row(14 + index, { mood: mood(14 + index) }))
  const lows = (back: number) => (back % 7 === 6 ? 9 : back % 7 === 4 ? 3 : 6)

  test('are told by their two ends', () => {
    const [found] = said(weeks(lows)).insights
    expect(found?.text).toBe('Your mood was highest on Sundays: 9 of 10 on average (4 noted). It was lowest on Tuesdays: 3 (4 noted).')
    expect(found?.behind.map(({ label, rows }) => [label, rows.length])).toHaveLength(7)
  })

  test('are not told while one of them has fewer than 4 notes', () => {
    const rows = weeks(lows).filter(({ day }) => day !== addDays(TODAY, -20))
    expect(said(rows).insights.map(({ kind }) => kind)).toEqual(['run'])
    expect(said(rows).missing).toContain(
      'To compare the days of your week, your notes need your mood on 4 Mondays, 4 Tuesdays and so on, within 12 weeks. Fewest so far: Sunday, 3.',
    )
  })

  test('are not told when two share the end, or the ends are close', () => {
    expect(said(weeks((back) => ([6, 5].includes(back % 7) ? 9 : back % 7 === 4 ? 3 : 6))).insights.map(({ kind }) => kind)).toEqual([
      'run',
    ])
    expect(said(weeks((back) => (back % 7 === 6 ? 7 : back % 7 === 4 ? 5.5 : 6))).insights.map(({ kind }) => kind)).toEqual(['run'])
  })
})

test('the feeling she named most is told in her own word, unless two lead', () => {
  const felt = (back: number, feeling: string) => row(back, { feeling, quick_log: null, deep_log: 500 + back })
  const rows = [felt(10, 'calm'), felt(20, 'stressed'), felt(30, 'Calm')]
  expect(said(rows).texts).toEqual(['The feeling you named most in your Deep Logs is “calm”: 2 of 3 times in the last 12 weeks.'])
  expect(said([...rows, felt(40, 'stressed')]).texts).toEqual([])
  expect(said(rows.slice(1)).missing).toContain('The feeling you name most shows after 3 Deep Logs within 12 weeks. So far there are 2.')
})

test('the hours of her taps are told where one part of the day holds half of them', () => {
  const taps = [23, 2, 5, 14, 9, 22].map((hour, back) => ({ day: addDays(TODAY, -back), hour }))
  expect(said([], taps).texts).toEqual(['Of the 6 hot flashes you tapped in the last 12 weeks, 4 came at night, between 10 PM and 6 AM.'])
  expect(said([], taps.slice(2)).missing).toContain(
    'When in the day your hot flashes come shows after 5 taps on “Hot flash now”. So far there are 4.',
  )
  expect(
    said(
      [],
      taps.slice(1).map((tap, index) => ({ ...tap, hour: index * 5 })),
    ).texts,
  ).toEqual([])
})

test('her longest run is told with its first and last day', () => {
  expect(said([10, 11, 12, 20, 21, 22, 23].map((back) => row(back))).texts).toEqual([
    'You wrote on 4 days in a row, from Oct 29 to Nov 1. It is your longest run in the last 12 weeks.',
  ])
  expect(said([10, 11].map((back) => row(back))).texts).toEqual([])
  const all = Array.from({ length: 84 }, (_, back) => row(back))
  expect(said(all).texts).toEqual(['You wrote on at least 84 days in a row, from Aug 30 to Nov 21.'])
})

test('days before the twelve weeks are left out', () => {
  expect(insightPeriod(TODAY)).toEqual({ from: '2026-08-30', to: TODAY })
  expect(said(Array.from({ length: 20 }, (_, back) => row(84 + back, { mood: 5 }))).texts).toEqual([])
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

test('the order of her days does not matter, every number is traceable, and no word judges or claims a cause', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      const result = insightsOf({ rows, taps: [], flows: [], tides: [] }, TODAY)
      expect(insightsOf({ rows: rows.toReversed(), taps: [], flows: [], tides: [] }, TODAY)).toEqual(result)
      const known = new Map(rows.map((each) => [each.day, each]))
      for (const { kind, text, note, behind } of result.insights) {
        expect(behind.length).toBeGreaterThan(0)
        for (const { rows: counted } of behind) {
          if (kind === 'week') expect(counted.length).toBeGreaterThanOrEqual(WEEK_NEEDS_ANSWERS)
          if (kind === 'together') expect(counted.length).toBeGreaterThanOrEqual(TOGETHER_NEEDS_DAYS)
          for (const { day, log_id } of counted) expect([known.get(day)?.quick_log, known.get(day)?.deep_log]).toContain(log_id)
        }
        if (kind === 'together') expect(note).toBe(NOT_CAUSE)
        expect(text).not.toMatch(/better|worse|improv|should|because|cause|normal|significan|good|bad|!/i)
      }
    }),
  )
})

test('what stands in "travel together" can be counted again from the rows behind it', () => {
  fc.assert(
    fc.property(someRows, (rows) => {
      for (const { text, behind } of insightsOf({ rows, taps: [], flows: [], tides: [] }, TODAY).insights) {
        const counts =
          /^On (\d+) of the (\d+) days after a night under 6 hours you noted hot flashes; on (\d+) of (\d+) other days\.$/.exec(text)
        if (!counts) continue
        const [short, other] = behind.map(({ rows: counted }) => counted)
        expect(counts.slice(1).map(Number)).toEqual([
          short?.filter(({ value }) => (value ?? 0) > 0).length,
          short?.length,
          other?.filter(({ value }) => (value ?? 0) > 0).length,
          other?.length,
        ])
        for (const { day } of short ?? []) expect(rows.find((each) => each.day === day)?.sleep).toBeLessThan(SHORT_NIGHT_HOURS)
      }
    }),
  )
})
