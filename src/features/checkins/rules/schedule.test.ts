import { expect, test } from 'vitest'
import type { Instrument } from '../contract.ts'
import { instrumentsOf, offeredFrom, type Run } from './schedule.ts'

const answered = (...list: readonly [Instrument, string][]) => list.map(([instrument, local_date]) => ({ instrument, local_date }))
const TODAY = '2026-11-21'

test.each<[Run, [Instrument, string][], string | undefined]>([
  ['mrs', [], undefined],
  ['mrs', [['mrs', '2026-10-22']], undefined],
  ['mrs', [['mrs', '2026-10-23']], '2026-11-22'],
  ['mrs', [['mrs', TODAY]], '2026-12-21'],
  [
    'mrs',
    [
      ['mrs', '2026-08-01'],
      ['mrs', '2026-11-01'],
      ['phq9', TODAY],
    ],
    '2026-12-01',
  ],
  ['mood', [['phq9', '2026-11-07']], undefined],
  ['mood', [['phq9', '2026-11-08']], '2026-11-22'],
  ['mood', [['phq8', '2026-11-08']], '2026-11-22'],
  ['mood', [['phq2', TODAY]], undefined],
  ['worry', [['gad7', '2026-11-08']], '2026-11-22'],
  ['worry', [['gad2', TODAY]], undefined],
  ['short', [['gad2', '2026-11-08']], '2026-11-22'],
  ['short', [['phq2', '2026-11-07']], undefined],
])('%s after %j is offered again from %s', (run, list, day) => {
  expect(offeredFrom(run, answered(...list), TODAY)).toBe(day)
})

test('the questions about mood are eight when she has chosen so', () => {
  expect(instrumentsOf('mood', false)).toEqual(['phq9'])
  expect(instrumentsOf('mood', true)).toEqual(['phq8'])
  expect(instrumentsOf('short', true)).toEqual(['phq2', 'gad2'])
})
