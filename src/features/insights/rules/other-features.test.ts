import { describe, expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { FlowDescription } from '../../calendar/contract.ts'
import { insightsOf } from './insights.ts'

const TODAY = '2026-11-21'
const NONE = { firstLog: null, rows: [], taps: [], flows: [], tides: [] }

const flow = (back: number, name: FlowDescription) => ({ day: addDays(TODAY, -back), flow: name })
const tide = (back: number, energy: number, focus = 40, tension = 20) => ({ day: addDays(TODAY, -back), energy, focus, tension })

test.each([
  [[], []],
  [[flow(3, 'Heavy flow')], ['You noted bleeding on 1 day in the last 12 weeks: heavy flow.']],
  [[flow(3, 'Light flow'), flow(4, 'Light flow')], ['You noted bleeding on 2 days in the last 12 weeks, all light flow.']],
  [
    [flow(9, 'Moderate flow'), flow(3, 'Light flow'), flow(4, 'Light flow'), flow(84, 'Heavy flow')],
    ['You noted bleeding on 3 days in the last 12 weeks: 1 with moderate flow, 2 with light flow.'],
  ],
])('calendar days %j give the insight %j', (flows, texts) => {
  const { insights } = insightsOf({ ...NONE, flows }, TODAY)
  expect(insights.map(({ text }) => text)).toEqual(texts)
  expect(insights.flatMap(({ behind }) => behind.flatMap(({ rows }) => rows))).toHaveLength(
    flows.filter(({ day }) => day >= '2026-08-30').length,
  )
})

describe('EmberTides', () => {
  test('are shown with the number of saved pictures, compared with the week before', () => {
    const tides = [tide(0, 60), tide(0, 70), tide(6, 81), tide(7, 30), tide(8, 40), tide(13, 50), tide(14, 0)]
    const { insights } = insightsOf({ ...NONE, tides }, TODAY)
    expect(insights.map(({ text }) => text)).toEqual([
      'In EmberTides this week: energy 70, focus 40 and tension 20 of 100 on average (saved 3 times). The week before: 40, 40, 20 (3 times).',
    ])
    expect(insights[0]?.behind.map(({ rows }) => rows.length)).toEqual([3, 3])
  })

  test('are shown alone while the week before has too little data, and not at all below three', () => {
    expect(
      insightsOf({ ...NONE, tides: [tide(0, 60), tide(1, 60), tide(2, 60), tide(9, 10)] }, TODAY).insights.map(({ text }) => text),
    ).toEqual(['In EmberTides this week: energy 60, focus 40 and tension 20 of 100 on average (saved 3 times).'])
    const { insights, missing } = insightsOf({ ...NONE, tides: [tide(0, 60), tide(1, 60)] }, TODAY)
    expect(insights).toEqual([])
    expect(missing.map(({ text }) => text)).toContain('Save 1 more EmberTides picture this week to see its averages here.')
    expect(insightsOf({ ...NONE, tides: [tide(9, 60)] }, TODAY).missing.filter(({ kind }) => kind === 'tides')).toEqual([])
  })
})
