import { expect, test } from 'vitest'
import type { Treatment } from '../../treatments/contract.ts'
import { changesWithin, flagsOf, flagWords } from './treatment-flags.ts'

const schedule = { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] } as const
const patch: Treatment = {
  id: 1,
  name: 'My patch',
  what: 'oestrogen',
  form: 'patch',
  purpose: '',
  side_effects: '',
  reason_stopped: '',
  remind: false,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  phases: [
    {
      from: '2026-09-07',
      change: 'start',
      amount: '1 patch',
      strength: '50',
      schedule: { ...schedule, days: ['mon', 'thu'], times: ['08:00'] },
    },
    {
      from: '2026-10-03',
      change: 'dose-up',
      amount: '1 patch',
      strength: '75',
      schedule: { ...schedule, days: ['mon', 'thu'], times: ['08:00'] },
    },
    { from: '2026-11-02', change: 'stop', amount: '', strength: '', schedule: null },
  ],
}

test('a flag is at the beginning of its day, or within its week', () => {
  const days = ['2026-10-02', '2026-10-03', '2026-10-04'].map((day) => ({ from: day, to: day }))
  expect(flagsOf(days, ['2026-10-03', '2026-10-03', '2026-11-02'])).toEqual([1])
  const weeks = [
    { from: '2026-09-28', to: '2026-10-04' },
    { from: '2026-10-05', to: '2026-10-11' },
  ]
  expect(flagsOf(weeks, ['2026-10-03', '2026-10-05'])).toEqual([5 / 7, 1])
})

test('changes of the period are named with day, strengths and kind', () => {
  expect(flagWords(changesWithin([patch], { from: '2026-09-01', to: '2026-10-31' }))).toEqual([
    'Sep 7: My patch: 50, started',
    'Oct 3: My patch: 50 → 75, higher dose',
  ])
  expect(flagWords(changesWithin([patch], { from: '2026-11-02', to: '2026-11-02' }))).toEqual(['Nov 2: My patch: stopped'])
  expect(changesWithin([patch], { from: '2026-11-03', to: '2026-11-30' })).toEqual([])
})
