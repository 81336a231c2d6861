import { expect, test } from 'vitest'
import { bandsOf } from './bands.ts'
import { placesOf } from './periods.ts'

const week = placesOf('week', { from: '2026-11-15', to: '2026-11-21' })
const weeks = placesOf('quarter', { from: '2026-08-30', to: '2026-11-21' })
const months = placesOf('year', { from: '2025-12-01', to: '2026-11-21' })

test.each([
  ['a day of a week', week, ['2026-11-16'], [{ from: 1, to: 2 }]],
  [
    'adjacent days are joined',
    week,
    ['2026-11-15', '2026-11-16', '2026-11-18'],
    [
      { from: 0, to: 2 },
      { from: 3, to: 4 },
    ],
  ],
  ['days outside are left out', week, ['2026-11-14', '2026-11-22'], []],
  ['a day is a seventh of its week', weeks, ['2026-08-30'], [{ from: 0, to: 1 / 7 }]],
  ['days are joined across weeks', weeks, ['2026-09-05', '2026-09-06'], [{ from: 6 / 7, to: 1 + 1 / 7 }]],
  ['a day is its share of a month', months, ['2025-12-31', '2026-01-01'], [{ from: 30 / 31, to: 1 + 1 / 31 }]],
] as const)('%s', (_, places, days, bands) => expect(bandsOf(places, days)).toEqual(bands))
