import { describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '../../../kit/local-date.ts'
import type { FlowDescription } from '../contract.ts'
import { cyclesFrom } from './cycles.ts'
import type { FlowNote } from './spells.ts'

const TODAY = '2026-11-21'
const ago = (days: number): LocalDate => addDays(TODAY, -days)
const on = (back: number, flow: FlowDescription = 'Moderate flow'): FlowNote => ({ day: ago(back), flow })
/** `length` days of flow, the first one `back` days ago. */
const period = (back: number, length = 5, flow: FlowDescription = 'Moderate flow') =>
  Array.from({ length }, (_, index) => on(back - index, flow))

const lengths = (notes: readonly FlowNote[]) => cyclesFrom(notes, TODAY).cycles.map(({ days }) => days)

test('without an entry nothing is said', () => {
  expect(cyclesFrom([], TODAY)).toEqual({ last_period: null, periods: 0, cycles: [], longest_gap: null })
})

test('days without bleeding alone are neither a period nor a gap between two', () => {
  expect(cyclesFrom([on(3, 'No bleeding'), on(9, 'No bleeding')], TODAY)).toMatchObject({ periods: 0, longest_gap: null })
})

describe('a period', () => {
  test.each<[string, FlowNote[], [number, number, number] | null]>([
    ['is five days', period(10), [10, 6, 5]],
    ['may have days without an entry in between: four days apart is one', [on(10), on(6)], [10, 6, 2]],
    ['ends when the next flow is five days later', [on(11), on(6)], [6, 6, 1]],
    ['is never spotting alone', period(10, 3, 'Light spotting'), null],
    ['does not begin with spotting', [on(11, 'Light spotting'), ...period(10)], [10, 6, 5]],
    ['is not another kind of bleeding', period(10, 3, 'Other'), null],
    ['may last until today', period(2, 3), [2, 0, 3]],
  ])('%s', (_name, notes, expected) => {
    const [from, to, days] = expected ?? []
    expect(cyclesFrom(notes, TODAY).last_period).toEqual(
      from === undefined || to === undefined ? null : { from: ago(from), to: ago(to), days },
    )
  })
})

describe('cycles', () => {
  test.each<[string, FlowNote[], number[]]>([
    ['one period makes none', period(20), []],
    ['two periods make one, from first day to first day', [...period(50), ...period(22)], [28]],
    [
      'of eight the last six are shown, newest first',
      [0, 20, 41, 63, 86, 110, 135, 161, 188].flatMap((back) => period(back + 5, 3)),
      [20, 21, 22, 23, 24, 25],
    ],
    ['the order of the entries does not matter', [...period(22), ...period(50)], [28]],
    ['a day after today does not count', [...period(22), on(-10)], []],
  ])('%s', (_name, notes, expected) => {
    expect(lengths(notes)).toEqual(expected)
  })

  test('each says how many of its days are bleeding, "No bleeding" and without an entry', () => {
    const notes = [...period(50), on(45, 'Light spotting'), on(40, 'No bleeding'), on(30, 'No bleeding'), ...period(22)]
    expect(cyclesFrom(notes, TODAY).cycles).toEqual([
      { from: ago(50), next: ago(22), days: 28, bled_days: 6, none_days: 2, unknown_days: 20 },
    ])
  })
})

test('days that she confirmed to be without bleeding are known; a note of bleeding among them wins', () => {
  const notes = [...period(50), on(30, 'Light spotting'), on(29, 'No bleeding'), ...period(10, 3)]
  const { cycles, longest_gap: gap } = cyclesFrom(notes, TODAY, [
    { from: ago(46), to: ago(20) },
    { from: ago(30), to: ago(15) },
  ])
  expect(cycles).toEqual([{ from: ago(50), next: ago(10), days: 40, bled_days: 6, none_days: 30, unknown_days: 4 }])
  expect(gap).toEqual({ after: ago(30), until: ago(10), days: 19, none_days: 15, unknown_days: 4 })
})

describe('the longest gap', () => {
  test.each<[string, FlowNote[], [number, number | null, number, number] | null]>([
    ['lies between two bleedings', [...period(60), ...period(20), ...period(3, 4)], [56, 20, 35, 0]],
    ['lasts until today when that is longer', [...period(90), ...period(60)], [56, null, 56, 0]],
    ['is ended by spotting', [...period(60), on(30, 'Light spotting'), on(1)], [30, 1, 28, 0]],
    ['counts its answers of "No bleeding"', [...period(60), on(40, 'No bleeding'), on(39, 'No bleeding'), on(5)], [56, 5, 50, 2]],
    ['does not exist on the first day of the only period', [on(0)], null],
    ['of two equally long ones is the later', [on(40), on(30), on(20), on(19), on(9), on(0)], [19, 9, 9, 0]],
  ])('%s', (_name, notes, expected) => {
    const [after, until, days, none] = expected ?? []
    const gap = cyclesFrom(notes, TODAY).longest_gap
    if (after === undefined || days === undefined || none === undefined) return expect(gap).toBeNull()
    return expect(gap).toEqual({
      after: ago(after),
      until: typeof until === 'number' ? ago(until) : null,
      days,
      none_days: none,
      unknown_days: days - none,
    })
  })
})
