import { expect, test } from 'vitest'
import type { LogEntry } from '../contract.ts'
import { namedDays } from './named-days.ts'
import { searchFor } from './search.ts'

const NAMES = {
  own: [{ key: 'own_00000001', name: 'Argument' }],
  own_symptoms: [{ key: 'own_a1b2c3d4', name: 'Electric legs', removed: true as const }],
}
/** A Wednesday. */
const TODAY = '2026-04-08'

const at = { id: 1, created_at: '2026-03-29T08:00:00Z', updated_at: '2026-03-29T08:00:00Z' }
const quick: LogEntry = {
  ...at,
  log_type: 'quick_log',
  log_date: '2026-03-29',
  mood_rating: 8,
  hot_flashes_count: 3,
  symptoms: { migraine: 3, itching: 0, own_a1b2c3d4: 1 },
  factors: { alcohol: 0, own_00000001: 1 },
  note: 'Loud street, café below',
}
const deep: LogEntry = {
  ...at,
  log_type: 'deep_log',
  log_date: '2026-03-29',
  dominant_emotion_today: 'calm',
  guided_journal_response: 'My sister called',
  focus_factors: 'Earplugs',
  supplements: [{ name: 'Magnesium', notes: 'before bed' }],
}
const isFound = (entry: LogEntry, search: string) => searchFor(search, TODAY, NAMES)(entry)

test.each([
  ['', true],
  ['2026-03', true],
  ['8/10', true],
  ['march', true],
  ['Sunday', true],
  ['mar 29', true],
  ['mar 2', false],
  ['March 29, 2026', true],
  ['march 2026', true],
  ['march 2025', false],
  ['april', false],
  ['2025', false],
  ['MIGRAINE', true],
  ['itchy', false],
  ['electric', true],
  ['argument', true],
  ['alcohol', false],
  ['cafe', true],
  ['street loud', true],
  ['3 hot flashes', true],
  ['migraine march', true],
  ['migraine april', false],
  ['last month', true],
  ['the last month', true],
  ['migraine last month', true],
  ['headache last month', false],
  ['last week', false],
])('a search for "%s" finds the Soft Log: %s', (search, found) => expect(isFound(quick, search)).toBe(found))

test.each([
  ['CALM', true],
  [' calm ', true],
  ['tired', false],
  ['sister', true],
  ['earplugs', true],
  ['magnesium', true],
  ['before bed', true],
  ['march sister', true],
])('a search for "%s" finds the Deep Log: %s', (search, found) => expect(isFound(deep, search)).toBe(found))

test('no number finds an entry without a mood', () => expect(isFound({ ...quick, mood_rating: null }, '8/10')).toBe(false))

test('the words of a time are also found in what she wrote', () => {
  expect(isFound({ ...quick, note: 'Better than last week' }, 'last week')).toBe(true)
})

test.each([
  ['today', '2026-04-08', '2026-04-08'],
  ['yesterday', '2026-04-07', '2026-04-07'],
  ['this week', '2026-04-06', '2026-04-12'],
  ['last week', '2026-03-30', '2026-04-05'],
  ['this month', '2026-04-01', '2026-04-30'],
  ['last month', '2026-03-01', '2026-03-31'],
  ['last year', '2025-01-01', '2025-12-31'],
])('"%s" is from %s to %s', (search, from, to) => expect(namedDays(search, TODAY)).toEqual({ days: { from, to }, rest: '' }))

test('last month of January is in the year before', () => {
  expect(namedDays('last month', '2026-01-31')?.days).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test.each([
  ['yesterdays', undefined],
  ['migraine the last week', 'migraine'],
  ['last week migraine', 'migraine'],
])('the rest of "%s" is %s', (search, rest) => expect(namedDays(search, TODAY)?.rest).toBe(rest))
