import { expect, test } from 'vitest'
import { addDays } from '../../../kit/local-date.ts'
import type { LogEntry } from '../../logs/contract.ts'
import { shareChangeOf } from './change.ts'
import { factorRowsOf } from './factor-rows.ts'
import { factorChangeWords } from './overview-words.ts'

const TODAY = '2026-11-21'

function log(ago: number, factors?: LogEntry['factors']): LogEntry {
  const at = { created_at: '2026-11-21T08:00:00Z', updated_at: '2026-11-21T08:00:00Z' }
  return { id: ago + 1, log_type: 'quick_log', log_date: addDays(TODAY, -ago), ...at, factors }
}

test('every chosen or answered factor has a row, in the order of the list, her own last', () => {
  const rows = factorRowsOf([log(40, { own_a1b2c3d4: 1, alcohol: 0 }), log(61, { illness: 1 })], ['travel', 'alcohol'], TODAY)
  expect(rows.map(({ key }) => key)).toEqual(['alcohol', 'travel', 'own_a1b2c3d4'])
})

test('no is an answer, and a day without one is unknown', () => {
  const [row] = factorRowsOf([log(0, { alcohol: 1 }), log(2, { alcohol: 0 }), log(3), log(30, { alcohol: 1 })], [], TODAY)
  expect(row?.values.slice(-4)).toEqual([null, false, null, true])
  expect(row).toMatchObject({ last: { yes: 1, days: 2 }, before: { yes: 1, days: 1 }, change: null })
})

test.each([
  // 10 answered days in both windows are the least that is compared.
  [{ yes: 9, days: 9 }, { yes: 0, days: 30 }, null],
  [{ yes: 10, days: 10 }, { yes: 0, days: 9 }, null],
  [{ yes: 10, days: 10 }, { yes: 0, days: 10 }, 'up'],
  [{ yes: 0, days: 10 }, { yes: 10, days: 10 }, 'down'],
  // A third more of 20 days each: two standard errors are 0.44.
  [{ yes: 12, days: 20 }, { yes: 5, days: 20 }, 'same'],
  [{ yes: 15, days: 20 }, { yes: 5, days: 20 }, 'up'],
  [{ yes: 0, days: 30 }, { yes: 0, days: 30 }, 'same'],
  [{ yes: 30, days: 30 }, { yes: 28, days: 30 }, 'same'],
] as const)('%j after %j is %s', (last, before, change) => expect(shareChangeOf(last, before)).toBe(change))

test.each([
  [{ yes: 15, days: 20 }, { yes: 5, days: 20 }, 'up', 'More often: 15 of 20 days, 5 of 20 before'],
  [{ yes: 1, days: 20 }, { yes: 9, days: 18 }, 'down', 'Less often: 1 of 20 days, 9 of 18 before'],
  [{ yes: 4, days: 20 }, { yes: 5, days: 20 }, 'same', 'About as often: 4 of 20 days, 5 of 20 before'],
  [{ yes: 1, days: 3 }, { yes: 0, days: 0 }, null, '3 days logged so far'],
  [{ yes: 0, days: 0 }, { yes: 0, days: 0 }, null, 'Nothing logged in 60 days'],
] as const)('%j after %j: %s in words', (last, before, change, words) =>
  expect(factorChangeWords({ key: 'alcohol', values: [], last, before, change })).toBe(words),
)
