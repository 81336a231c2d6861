import { describe, expect, test } from 'vitest'
import { Schedule } from '../contract.ts'
import { type PlanDraft, toPlanDraft, toSchedule, withKind } from './plan-draft.ts'

const FROM = '2026-09-07'

test.each<Schedule>([
  { kind: 'daily', times: ['08:00', '20:00'] },
  { kind: 'weekdays', days: ['mon', 'thu'], times: ['08:00'] },
  { kind: 'every', n: 3, starts_on: '2026-09-08', times: ['08:00'] },
  { kind: 'cycle', on: 12, off: 16, starts_on: '2026-09-08', times: ['22:00'] },
  { kind: 'calendar-month', from_day: 1, to_day: 12, times: ['22:00'] },
  { kind: 'with-bleeding' },
  { kind: 'as-needed' },
  { kind: 'in-place', until: '2031-09-07' },
])('a plan is the same after the form, and the server accepts it: %j', (schedule) => {
  const again = toSchedule(toPlanDraft(schedule), FROM)
  expect(again).toEqual(schedule)
  expect(Schedule.parse(again)).toEqual(schedule)
})

test('a missing first day is that of the change; times are put in order, once each', () => {
  const draft = { ...toPlanDraft(undefined), kind: 'every', n: '2', times: ['20:00', '', '08:00', '20:00'] } as const
  expect(toSchedule(draft, FROM)).toEqual({ kind: 'every', n: 2, starts_on: FROM, times: ['08:00', '20:00'] })
})

test('certain weekdays begin with that of the first day, unless she has chosen some', () => {
  const draft = toPlanDraft(undefined)
  expect(withKind(draft, 'weekdays', FROM).days).toEqual(['mon'])
  expect(withKind({ ...draft, days: ['tue', 'fri'] }, 'weekdays', FROM).days).toEqual(['tue', 'fri'])
  expect(withKind(draft, 'daily', FROM)).toEqual({ ...draft, kind: 'daily' })
})

describe('what is missing is said, as the server would', () => {
  test.each<[string, Partial<PlanDraft>, string]>([
    ['no kind', {}, 'Please choose when you take it'],
    ['no time', { kind: 'daily', times: [''] }, 'Please give at least one time'],
    ['no day', { kind: 'weekdays' }, 'Please choose at least one day'],
    ['every single day', { kind: 'every', n: '1' }, 'Please give a whole number from 2 to 180'],
    ['half days', { kind: 'cycle', on: '1.5', off: '2' }, 'Please give a whole number from 1 to 180'],
    ['no days off', { kind: 'cycle', on: '14', off: '' }, 'Please give a whole number from 1 to 180'],
    ['a long month', { kind: 'calendar-month', from_day: '1', to_day: '32' }, 'Please give a whole number from 1 to 31'],
    ['a month backwards', { kind: 'calendar-month', from_day: '12', to_day: '1' }, 'Please choose a last day on or after the first'],
    ['no day of change', { kind: 'in-place' }, 'Please choose the day it should be changed by'],
  ])('%s', (_name, change, problem) => {
    expect(toSchedule({ ...toPlanDraft(undefined), ...change }, FROM)).toEqual({ problem })
  })
})
