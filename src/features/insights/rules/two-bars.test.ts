import { expect, test } from 'vitest'
import type { Insight } from '../contract.ts'
import { picturedInsight, twoBars } from './two-bars.ts'

function insight(kind: Insight['kind'], groups: Record<string, (number | null)[]>): Insight {
  const behind = Object.entries(groups).map(([label, values]) => ({
    label,
    rows: values.map((value) => ({ day: '2026-11-21', value, words: '', log_id: null })),
  }))
  return { kind, text: kind, note: null, behind }
}

test.each<[string, Insight, [string, string][] | undefined]>([
  [
    'this week stays first',
    insight('week', { 'This week': [4, 6], 'Last week': [9] }),
    [
      ['This week', '5'],
      ['Last week', '9'],
    ],
  ],
  ['one week alone has no picture', insight('week', { 'This week': [4, 6] }), undefined],
  [
    'the weekday with the most, and the one with the least',
    insight('weekday', { Mon: [5], Tue: [8, 9], Wed: [2] }),
    [
      ['Tue', '8.5'],
      ['Wed', '2'],
    ],
  ],
  [
    'an unknown group is no bar',
    insight('weekday', { Mon: [null], Tue: [8], Wed: [2] }),
    [
      ['Tue', '8'],
      ['Wed', '2'],
    ],
  ],
  [
    'parts of the day are counted',
    insight('hours', { Night: [23], Morning: [7, 8, 9], Evening: [19, 20] }),
    [
      ['Morning', '3'],
      ['Evening', '2'],
    ],
  ],
  ['a list compares nothing', insight('flow', { Light: [null], Heavy: [null] }), undefined],
])('%s', (_name, given, bars) => {
  expect(twoBars(given)?.map(({ label, words }) => [label, words])).toEqual(bars)
})

test('the strongest insight with a picture is taken, not a weaker one', () => {
  const [flow, weekday, week] = [
    insight('flow', { A: [1], B: [2] }),
    insight('weekday', { A: [1], B: [2] }),
    insight('week', { A: [1], B: [2] }),
  ]
  expect(picturedInsight([flow, weekday, week])?.insight).toBe(weekday)
  expect(picturedInsight([flow])).toBeUndefined()
})
